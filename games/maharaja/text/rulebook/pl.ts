import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Słowniczek (stałe terminy)
 * Elementy: Maharadża, gubernator, architekt, pałac, dom, złoto (1 sztuka / 2 sztuki / 5 sztuk złota), dysk, strzałka,
 *           przywilej, bank
 * Miejsca: start (na starcie), miasto, wieś, miejsce (centralne / zewnętrzne), pula, kamieniołom, tor gubernatorów, pole,
 *          pole ze strzałką
 * Czas: runda (game turn, wszyscy gracze), tura (jeden gracz)
 * Postacie: Mogoł, Handlarz, Sadhu, Wędrowny Mnich, Budowniczy, Mistrz Rzemieślników, Jogin; numer postaci
 * Akcje: Złoto, Dom, 2 domy, Przesunięcie domu, Kamieniołom, Pałac, Pałac / Dom, Kolejność gubernatorów, Postacie
 * Słowa: podróż / podróżować, przejść przez wieś, myto (toll), niewykonane (undone), rekompensata, wypłata,
 *        premia za monopol, neutralny pałac, miasto rodzinne, licytacja, wymiana, zwabienie, Rozszerzona 1, Rozszerzona 2,
 *        krótka gra, gra podstawowa, zatwierdzić (lock in), ustawienia stołu
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    setup: 'Przygotowanie',
    gameTurn: 'Runda',
    playerTurn: 'Tura gracza',
    travel: 'Podróże',
    actions: 'Dziewięć akcji',
    characters: 'Postacie',
    forfeiting: 'Niewykonane akcje',
    scoring: 'Punktowanie',
    end: 'Koniec gry',
    variants: 'Warianty',
    rulings: 'Rozstrzygnięcia',
  },
  rules: {
    'MH:1': {
      title: 'Z czym zaczynasz',
      body: 'Wybierz kolor. Masz dysk, architekta na starcie, 7 pałaców i 15 sztuk złota. Do tego 20 domów: 4 rozstawisz podczas przygotowania, 16 leży w twoim kamieniołomie. Stan twojego złota jest tajny, chyba że przy stole gra się z jawnym złotem.',
    },
    'MH:2': {
      title: 'Maharadża i postacie',
      body: 'Maharadża też czeka na starcie. Postacie od 1 do 6 leżą odkryte w banku. Jogin (7) i przywileje wchodzą do gry tylko wtedy, gdy tak ustawiono stół.',
    },
    'MH:3': {
      title: 'Tor gubernatorów',
      body: 'Siedmiu gubernatorów trafia w losowej kolejności na siedem nienumerowanych pól nad strzałką, po jednym na pole, jawnie. Wyżej są pola 1–10, na razie puste.',
    },
    'MH:4': {
      title: 'Mniej niż pięcioro graczy',
      body: 'W dwie, trzy lub cztery osoby najpierw rozstawia się neutralne pałace, także w grze podstawowej (MH:66). W dwie osoby wieś mieści ponadto tylko jeden dom (MH:8).',
    },
    'MH:5': {
      title: 'Wybór postaci',
      body: 'Zaczyna osoba najmłodsza, dalej zgodnie z ruchem wskazówek zegara: każdy bierze z banku jedną postać i trzyma ją odkrytą. Reszta zostaje w banku.',
    },
    'MH:6': {
      title: 'Co daje numer',
      body: 'Im niższy numer twojej postaci, tym wcześniej grasz. Przy remisie wyprzedzasz każdego, kto ma numer wyższy.',
    },
    'MH:7': {
      title: 'Pierwsze domy',
      body: 'Stawiasz za darmo 4 domy. Od najniższego numeru postaci każdy stawia po jednym domu w wybranej wsi; powtarzacie to cztery razy, zawsze w tej samej kolejności.',
    },
    'MH:8': {
      title: 'Ile domów mieści wieś',
      body: 'We wsi mieszczą się dwa domy, obojętnie czyje, a w grze dwuosobowej tylko jeden. Ten limit działa od przygotowania aż do końca gry.',
    },
    'MH:9': {
      title: 'Zapełnienie puli',
      body: 'Gdy stoją już wszystkie pierwsze domy, przenosisz 6 domów z kamieniołomu do puli; w kamieniołomie zostaje 10. Budować można wyłącznie domy z puli.',
    },
    'MH:10': {
      title: 'Maharadża rusza w drogę',
      body: 'Rundę otwiera Maharadża: jedzie do miasta tego gubernatora, który jest najniżej na torze. To, czy prowadzi tam przejezdna droga, nie gra roli.',
    },
    'MH:11': {
      title: 'Odwiedzony gubernator idzie w górę',
      body: 'Gubernator tego miasta wędruje ponad wszystkich innych, na pole z numerem bieżącej rundy. Gdy u góry toru są luki, ustawienie stołu może wskazać inne pole (MH:Q11).',
    },
    'MH:12': {
      title: 'Ustawianie dysku',
      body: 'Każdy w tajemnicy kieruje obie strzałki dysku na wybrane akcje. Obie mogą wskazywać tę samą akcję: wykonasz ją wtedy dwa razy.',
    },
    'MH:13': {
      title: 'Kto kiedy gra',
      body: 'Osoba z najniższym numerem postaci odkrywa dysk i rozgrywa całą turę. Potem kolej na najniższy numer wśród tych, którzy jeszcze nie grali, według numerów w danej chwili, aż każdy zagra raz.',
    },
    'MH:14': {
      title: 'Punktowanie i co dalej',
      body: 'Po ostatniej turze punktuje się miasto, w którym jest Maharadża (MH:48–MH:56). Jeśli to jeszcze nie koniec gry (MH:57), zaczyna się następna runda.',
    },
    'MH:15': {
      title: 'Z czego składa się tura',
      body: 'W swojej turze masz dwie akcje z dysku, zdolność postaci i dowolnie wiele podróży. O kolejności wszystkiego decydujesz ty.',
    },
    'MH:16': {
      title: 'Dzielenie podwójnej akcji',
      body: '2 domy oraz Pałac / Dom składają się z dwóch połówek. Między nimi wolno ci podróżować, skorzystać ze zdolności albo wykonać drugą akcję.',
    },
    'MH:17': {
      title: 'Obie akcje obowiązują',
      body: 'Z założenia wykonujesz obie ustawione akcje. Wolno ci coś pominąć, ale wtedy pozostali dostają rekompensatę (MH:46).',
    },
    'MH:18': {
      title: 'Podróż w każdej chwili',
      body: 'Podróż nie jest akcją. W swojej turze ruszasz architektem, kiedy chcesz i ile razy chcesz.',
    },
    'MH:19': {
      title: 'Bez domu nie ma przejścia',
      body: 'Przez wieś przejdziesz tylko wtedy, gdy stoi w niej choć jeden dom, twój lub czyjkolwiek.',
    },
    'MH:20': {
      title: 'Miasta i start',
      body: 'Miasta i start nigdy nie zatrzymują i nic nie kosztują. W jednym miejscu może przebywać dowolnie wielu architektów.',
    },
    'MH:21': {
      title: 'Wieś z twoim domem',
      body: 'Jeżeli masz we wsi dom, przechodzisz przez nią za darmo, nawet gdy obok stoi dom kogoś innego.',
    },
    'MH:22': {
      title: 'Myto',
      body: 'Jeżeli nie masz we wsi domu, za każdy stojący tam dom płacisz jego właścicielowi 1 sztukę złota, czyli razem 1 lub 2. Gdy oba domy należą do jednej osoby, dostaje ona 2 sztuki.',
    },
    'MH:23': {
      title: 'Płacisz po drodze',
      body: 'Myto płacisz wieś po wsi i za każde przejście, także z powrotem. Jeśli nie masz czym zapłacić, nie przejdziesz. Możesz wydać złoto zdobyte wcześniej w tej samej turze.',
    },
    'MH:24': {
      title: 'Gdzie kończy się podróż',
      body: 'Podróż kończy się zawsze w mieście, nigdy we wsi ani na starcie. Architekt, który jeszcze się nie ruszył, może na starcie pozostać.',
    },
    'MH:25': {
      title: 'Myto i Wędrowny Mnich',
      body: 'Z Wędrownym Mnichem nie płacisz myta: właściciele domów dostają całą należność z banku. Wieś bez domu zatrzymuje cię jednak tak samo.',
    },
    'MH:26': {
      title: 'Złoto',
      body: 'Weź z banku 2 sztuki złota.',
    },
    'MH:27': {
      title: 'Dom',
      body: 'Wybuduj dom z puli za 1 sztukę złota: w dowolnej wsi, w której jest miejsce, gdziekolwiek jest twój architekt, albo w mieście, w którym on przebywa. Dom nie musi sąsiadować z twoimi innymi domami.',
    },
    'MH:28': {
      title: '2 domy',
      body: 'Wybuduj dwa domy z puli, każdy za 1 sztukę złota. Przynajmniej jeden w mieście, w którym jest właśnie twój architekt, drugi we wsi lub w mieście. Dwa domy we wsiach odpadają; dwa w miastach, tym samym albo różnych, są dozwolone.',
    },
    'MH:29': {
      title: 'Przesunięcie domu',
      body: 'Przenieś za darmo jeden swój dom do innej wsi, w której jest miejsce, albo do miasta, w którym jest twój architekt. Dom możesz zabrać skądkolwiek, architekt nie jest tam potrzebny. Przez wieś, która została bez domów, nikt nie przejdzie.',
    },
    'MH:30': {
      title: 'Kamieniołom',
      body: 'Przenieś za darmo 2 swoje domy z kamieniołomu do puli. Możesz je wybudować jeszcze w tej turze.',
    },
    'MH:31': {
      title: 'Pałac',
      body: 'Za 12 sztuk złota wybuduj pałac na wybranym wolnym miejscu, centralnym lub zewnętrznym, w mieście, w którym jest twój architekt. Miasto ma 1 miejsce centralne i 6 zewnętrznych, neutralne pałace też je zajmują. Możesz mieć w mieście kilka pałaców; pałaców się nie przenosi.',
    },
    'MH:32': {
      title: 'Pałac / Dom',
      body: 'Wybuduj jeden pałac za 12 i jeden dom za 1 sztukę złota, na takich warunkach jak w akcjach Pałac i Dom (MH:31, MH:27). Mogą stanąć w różnych miejscach.',
    },
    'MH:33': {
      title: 'Kolejność gubernatorów',
      body: 'Wybierz gubernatora z trzeciego lub wyższego pola nad strzałką i przestaw go dokładnie o dwa pola w dół. Kto stał na tych dwóch polach, przesuwa się o jedno w górę. Puste pola nic nie znaczą: następny jest zawsze gubernator najniższy.',
    },
    'MH:34': {
      title: 'Postacie',
      body: 'Weź postać z banku albo od innego gracza, który nie może odmówić. Twoja dotychczasowa karta wraca do banku. Kto stracił kartę, od razu wybiera nową z banku, może też wziąć tę, którą właśnie tam odkładasz.',
    },
    'MH:35': {
      title: '1 Mogoł',
      body: 'Siłą Mogoła jest numer 1: grasz przed wszystkimi i wygrywasz każdy remis. Innej zdolności nie ma.',
    },
    'MH:36': {
      title: '2 Handlarz',
      body: 'W każdej swojej turze dostajesz z banku 1 sztukę złota (kiedy dokładnie: MH:Q23).',
    },
    'MH:37': {
      title: '3 Sadhu',
      body: 'Przy punktowaniu każdy twój pałac zewnętrzny liczy się za 2 punkty, a nie za 1. Centralny nadal za 3.',
    },
    'MH:38': {
      title: '4 Wędrowny Mnich',
      body: 'Całe twoje myto płaci bank (MH:25).',
    },
    'MH:39': {
      title: '5 Budowniczy',
      body: 'Raz w swojej turze możesz za darmo wybudować dodatkowy dom z puli albo przesunąć jeden swój dom. Obowiązują zwykłe zasady, gdzie może stanąć.',
    },
    'MH:40': {
      title: '6 Mistrz Rzemieślników',
      body: 'Każdy pałac kosztuje cię 9 sztuk złota zamiast 12, także w akcji Pałac / Dom.',
    },
    'MH:41': {
      title: '7 Jogin',
      body: 'Tylko w grach z Joginem: jeśli używacie przywilejów, w każdej swojej turze dostajesz 1 (MH:63).',
    },
    'MH:42': {
      title: 'Dwie postacie w jednej turze',
      body: 'Gdy w swojej turze zmienisz postać, nowa zdolność działa od razu, a to, co dała ci poprzednia, zostaje. W jednej turze mogą ci więc pomóc obie.',
    },
    'MH:43': {
      title: 'Nic nie działa wstecz',
      body: 'Nowa postać nie zmienia tego, co już się stało. Za pałac kupiony wcześniej za 12 sztuk złota nie ma na przykład zwrotu.',
    },
    'MH:44': {
      title: 'Gdy numery zmieniają właściciela',
      body: 'Gracz, którego tura trwa, kończy ją, a dwa razy w rundzie nie gra nikt. Następna jest zawsze osoba, która spośród jeszcze niegrających ma teraz najniższy numer.',
    },
    'MH:45': {
      title: 'Gdy stracisz postać',
      body: 'Jeśli ktoś zabierze ci postać przed twoją turą, grasz z tą wybraną w zamian. Mając na dysku akcję Postacie, możesz odzyskać poprzednią.',
    },
    'MH:46': {
      title: 'Rekompensata',
      body: 'Możesz pominąć obie akcje, jedną albo część jednej, a czasem musisz, bo brakuje złota, domów, miejsca lub drogi. Każdy z pozostałych graczy dostaje wtedy z banku 2 sztuki złota, raz za całą twoją turę (MH:Q3).',
    },
    'MH:47': {
      title: 'Zdolności są dobrowolne',
      body: 'Ze zdolności i przywilejów nie musisz korzystać i nikt nie dostaje za to rekompensaty. Złoto Handlarza przychodzi samo.',
    },
    'MH:48': {
      title: 'Punkty w mieście',
      body: 'W mieście Maharadży masz 1 punkt za architekta, po 1 za każdy dom, po 1 za każdy pałac zewnętrzny (2 z Sadhu) i 3 za pałac centralny. Budynki liczą się także wtedy, gdy architekt jest gdzie indziej.',
    },
    'MH:49': {
      title: 'Postacie przy punktowaniu',
      body: 'O działaniu Sadhu, remisach i mieście rodzinnym decyduje to, kto ma postać w chwili punktowania.',
    },
    'MH:50': {
      title: 'Miejsca',
      body: 'Im więcej punktów, tym wyższe miejsce. Przy równej liczbie wyżej jest niższy numer postaci.',
    },
    'MH:51': {
      title: 'Wypłata',
      body: 'Bank płaci według miejsc, w sztukach złota. 2 graczy: 10, 5. 3 graczy: 11, 7, 3. 4 graczy: 12, 9, 6, 3. 5 graczy: 13, 10, 7, 4, 1.',
    },
    'MH:52': {
      title: 'Bez punktów nie ma złota',
      body: 'Mając 0 punktów, nie dostajesz nic. Wypłaty, których nikt nie zdobył, przepadają, a cudze się przez to nie zmieniają.',
    },
    'MH:53': {
      title: 'Premia za monopol',
      body: 'Jeśli punkty w mieście masz tylko ty, dostajesz jeszcze 5 sztuk złota.',
    },
    'MH:54': {
      title: 'Wszystko zostaje',
      body: 'Po punktowaniu nic nie znika z miasta: architekci, domy i pałace zostają na miejscu.',
    },
    'MH:55': {
      title: 'Neutralne pałace nie punktują',
      body: 'Neutralne pałace są niczyje: nikomu nie dają punktów ani złota.',
    },
    'MH:56': {
      title: 'Domy we wsiach nie punktują',
      body: 'Dom we wsi nigdy nie daje punktów. Utrzymuje drogę i przynosi myto.',
    },
    'MH:57': {
      title: 'Kiedy gra się kończy',
      body: 'Gra kończy się po punktowaniu tej rundy, w której ktoś postawił siódmy pałac albo gubernator stanął na polu 10 (runda 10). W tej rundzie każdy rozgrywa jeszcze swoją turę.',
    },
    'MH:58': {
      title: 'Kto wygrywa',
      body: 'Wygrywa osoba z największą liczbą wybudowanych pałaców, wszystko jedno w których miastach. Neutralne nie liczą się nikomu.',
    },
    'MH:59': {
      title: 'Tyle samo pałaców',
      body: 'Przy równej liczbie pałaców decyduje większa ilość złota, razem z ostatnią wypłatą.',
    },
    'MH:60': {
      title: 'Tyle samo złota',
      body: 'Jeśli i złota jest tyle samo, wygrywa niższy numer postaci. Numery się nie powtarzają, więc to zawsze rozstrzyga. Tak samo ustala się dalsze miejsca.',
    },
    'MH:61': {
      title: 'Krótka gra',
      body: 'Każdy ma tylko 6 pałaców, a rund jest najwyżej 8. Gra kończy się po rundzie, w której ktoś postawił szósty pałac, albo po rundzie 8.',
    },
    'MH:62': {
      title: 'Rozszerzona 1',
      body: 'Zasady podstawowe zostają; dochodzić mogą Jogin i przywileje, neutralne pałace, licytacja oraz miasta rodzinne (MH:63–MH:68). W ustawieniach stołu widać, co z tego jest w grze.',
    },
    'MH:63': {
      title: 'Jogin i przywileje',
      body: 'Do banku dochodzi siódma postać, Jogin. Mając go w swojej turze, dostajesz 1 przywilej. Użyjesz go od razu albo w późniejszej turze, nawet jeśli Jogina już nie masz (MH:Q42).',
    },
    'MH:64': {
      title: 'Użycie przywileju',
      body: 'Przywilej daje trzecią akcję w dowolnej chwili twojej tury. Używając go, wskazujesz którąkolwiek akcję z dysku poza akcją Postacie; może to być także ta, na którą wskazuje twoja strzałka.',
    },
    'MH:65': {
      title: 'Jeden przywilej na turę',
      body: 'W jednej turze użyjesz najwyżej 1 przywileju. Potem wraca on do banku.',
    },
    'MH:66': {
      title: 'Neutralne pałace',
      body: 'Gdy gra mniej niż pięć osób, przed grą w każdym mieście na miejscach zewnętrznych staje po jednym pałacu każdego wolnego koloru. Do końca gry odpada przez to w każdym mieście część miejsc zewnętrznych: 1 przy czterech graczach, 2 przy trzech, 3 przy dwóch. Stół można ustawić inaczej (MH:Q37, MH:Q38).',
    },
    'MH:67': {
      title: 'Licytacja postaci',
      body: 'Zamiast wybierać po kolei, licytujecie prawo wyboru. Najmłodsza osoba otwiera stawką 0 lub wyższą, dalej zgodnie z zegarem przebijacie albo pasujecie; pas wyklucza z tej licytacji. Kto da najwięcej, płaci do banku i wybiera, a pozostali licytują następny wybór. Ostatnia osoba wybiera za darmo; wygrana stawką 0 też nic nie kosztuje.',
    },
    'MH:68': {
      title: 'Miasto rodzinne',
      body: 'Każda postać pochodzi z jednego miasta. Gdy to miasto jest punktowane, jej posiadacz ma w nim 1 punkt więcej, nawet jeśli poza tym nic tam nie ma.',
    },
    'MH:69': {
      title: 'Rozszerzona 2: kilka postaci',
      body: 'Możesz mieć więcej niż jedną postać i korzystać ze zdolności wszystkich. Każdy zaczyna z jedną, wybraną lub wylicytowaną.',
    },
    'MH:70': {
      title: 'Rozszerzona 2: z banku',
      body: 'Akcją Postacie bierzesz z banku dowolną postać i żadnej nie oddajesz. Dopóki bank nie jest pusty, nikt nie może zabrać postaci innemu graczowi.',
    },
    'MH:71': {
      title: 'Rozszerzona 2: pusty bank',
      body: 'Przy pustym banku masz do wyboru wymianę lub zwabienie. Wymiana: wskazujesz dowolną postać przeciwnika i dajesz mu za nią jedną ze swoich, którą zechcesz. Zwabienie: wskazujesz przeciwnika, który ma więcej postaci od ciebie; to on decyduje, którą ci odda, a ty nie dajesz nic w zamian.',
    },
    'MH:72': {
      title: 'Rozszerzona 2: kolejność i remisy',
      body: 'Do kolejności i remisów liczy się twój najniższy numer. W rundzie grasz nadal tylko raz, a gdy karty zmieniają właściciela, działa MH:44.',
    },
    'MH:Q1': {
      title: 'Czy dyski odkrywa się jednocześnie?',
      body: 'Nie. Twój dysk pozostaje zakryty, dopóki nie zacznie się twoja tura.',
    },
    'MH:Q2': {
      title: 'Czy mogę zmienić ustawiony dysk?',
      body: 'Tak, dopóki ostatnia osoba nie zatwierdzi swojego. Od tej chwili dyski są nie do ruszenia.',
    },
    'MH:Q3': {
      title: 'Rekompensata za turę czy za akcję?',
      body: 'Za turę: niezależnie od tego, ile pominiesz, każdy z pozostałych dostaje raz 2 sztuki złota. Stół można ustawić tak, by płacić po 2 za każdą niewykonaną akcję.',
    },
    'MH:Q4': {
      title: 'A jeśli nie jestem w stanie wykonać akcji?',
      body: 'Powód nie ma znaczenia. „Nie mogę” traktujemy dokładnie tak jak „nie chcę”: pozostali dostają rekompensatę.',
    },
    'MH:Q5': {
      title: 'Co, gdy w kamieniołomie nie ma już 2 domów?',
      body: 'Bierzesz, ile zostało. Brakująca część jest niewykonana, więc pozostali dostają rekompensatę.',
    },
    'MH:Q6': {
      title: 'Czy z akcji 2 domy mogę wybudować tylko jeden?',
      body: 'Tak, druga połowa jest wtedy niewykonana. Ten jeden dom może stanąć nawet we wsi: rezygnujesz wówczas z połowy miejskiej.',
    },
    'MH:Q7': {
      title: 'Kiedy wypłaca się rekompensatę?',
      body: 'W chwili, gdy kończysz turę i coś jest niewykonane, zanim następna osoba odkryje dysk. Grający po tobie mogą już wydać to złoto.',
    },
    'MH:Q8': {
      title: 'Czy mogę ruszyć gubernatora bez żadnego skutku?',
      body: 'Tak, akcja jest wtedy wykonana. Nawet najniższego gubernatora wolno przestawić niżej, jeśli są pod nim dwa pola; pole ze strzałką się nie liczy.',
    },
    'MH:Q9': {
      title: 'Których gubernatorów nie da się ruszyć?',
      body: 'Tych na dwóch polach tuż nad strzałką, bo wypadliby z toru. Zawsze da się ruszyć co najmniej pięciu, więc ta akcja jest zawsze możliwa.',
    },
    'MH:Q10': {
      title: 'Czy mogę ruszyć gubernatora już odwiedzonego?',
      body: 'Tak. Możesz ruszyć każdego, także gubernatora miasta, w którym jest teraz Maharadża.',
    },
    'MH:Q11': {
      title: 'Gdzie dokładnie trafia odwiedzony gubernator?',
      body: 'Na pole z numerem rundy, nawet jeśli pod nim zostaje luka. Numer pola pokazuje więc zawsze rundę. Stół można ustawić tak, by stawał tuż nad najwyższym gubernatorem.',
    },
    'MH:Q12': {
      title: 'Jak swobodnie mogę dzielić Pałac / Dom?',
      body: 'Zupełnie swobodnie. Połówki to dwa osobne kroki, w dowolnej kolejności, a między nimi możesz robić wszystko inne.',
    },
    'MH:Q13': {
      title: 'Czy dom w akcji Pałac / Dom jest darmowy?',
      body: 'Nie, kosztuje jak zwykle 1 sztukę złota. Obie połówki to razem 13 sztuk, z Mistrzem Rzemieślników 10.',
    },
    'MH:Q14': {
      title: 'Czy mogę budować prosto z kamieniołomu?',
      body: 'Nie, wyłącznie z puli. Z pustą pulą domów nie wybudujesz.',
    },
    'MH:Q15': {
      title: 'Czy pierwszy pałac w mieście musi być centralny?',
      body: 'Nie. Wybierasz dowolne wolne miejsce.',
    },
    'MH:Q16': {
      title: 'Czy oba domy we wsi mogą być moje?',
      body: 'Tak, o ile nie gracie we dwoje. Kto nie ma tam domu, płaci ci wtedy za przejście 2 sztuki złota.',
    },
    'MH:Q17': {
      title: 'Kto dostaje myto, gdy podróżuje posiadacz Wędrownego Mnicha?',
      body: 'Każdy właściciel, jak zwykle po 1 sztuce złota za dom, tyle że z banku. Podróżujący nie płaci nic.',
    },
    'MH:Q18': {
      title: 'Mój dom obok cudzego: czy płacę myto?',
      body: 'Nie. Przechodzisz za darmo, a drugi właściciel nic nie dostaje, nawet z banku, gdy masz Wędrownego Mnicha.',
    },
    'MH:Q19': {
      title: 'Kto wybiera trasę?',
      body: 'Ty, wybierając, komu zapłacisz. Do każdego miasta masz do wyboru wszystkie sposoby zapłaty, z których żaden nie jest dla wszystkich gorszy od innego; tras, które tylko więcej kosztują, nie ma na liście.',
    },
    'MH:Q20': {
      title: 'Czy mogę wrócić na start?',
      body: 'Przejechać przez start możesz, i to za darmo, ale zakończyć tam podróży już nie.',
    },
    'MH:Q21': {
      title: 'Co, gdy do następnego miasta Maharadży nie ma przejezdnej drogi?',
      body: 'Maharadża i tak tam jedzie, a miasto jest punktowane.',
    },
    'MH:Q22': {
      title: 'Czy przesuwany dom może wrócić tam, skąd go biorę?',
      body: 'Nie, musi trafić gdzie indziej: do wsi, w której jest miejsce, albo do miasta, w którym jest twój architekt.',
    },
    'MH:Q23': {
      title: 'Kiedy płaci Handlarz?',
      body: 'Na początku twojej tury albo w chwili, gdy bierzesz Handlarza w jej trakcie. Najwyżej raz na turę.',
    },
    'MH:Q24': {
      title: 'Co, gdy w turze dwa razy wezmę tę samą postać?',
      body: 'Handlarz, Budowniczy i Jogin działają w twojej turze tylko raz, nawet jeśli karta odejdzie i wróci.',
    },
    'MH:Q25': {
      title: 'Czy w jednej rundzie Handlarz może zapłacić dwóm osobom?',
      body: 'Tak. Jeśli karta zmieni właściciela między ich turami, każda dostaje 1 sztukę złota w swojej turze.',
    },
    'MH:Q26': {
      title: 'Czy Budowniczy wymaga akcji z domem?',
      body: 'Nie. Dodatkowy dom nie zależy od dysku. Przysługuje raz na turę, a za pominięcie go nikt nie dostaje rekompensaty.',
    },
    'MH:Q27': {
      title: 'Czy zniżka Mistrza Rzemieślników obejmuje dwa pałace?',
      body: 'Tak. Każdy pałac wybudowany w turze kosztuje 9 sztuk złota.',
    },
    'MH:Q28': {
      title: 'Czy akcja Postacie zamienia karty między dwoma graczami?',
      body: 'Nie. Twoja karta idzie do banku, a osoba, której zabierasz postać, wybiera stamtąd nową. Bezpośrednia wymiana jest tylko w Rozszerzonej 2 (MH:71).',
    },
    'MH:Q29': {
      title: 'Czy po stracie postaci mogę zostać bez żadnej?',
      body: 'Nie, musisz wybrać nową. Każdy ma zawsze przynajmniej jedną postać.',
    },
    'MH:Q30': {
      title: 'Kiedy wybieram nową postać?',
      body: 'Natychmiast, choć trwa cudza tura; ona na ciebie czeka. Jeśli skończy ci się czas, dostajesz najniższy numer z banku.',
    },
    'MH:Q31': {
      title: 'A jeśli nowa postać ma bardzo niski numer?',
      body: 'Nic szczególnego. Spośród jeszcze niegrających następny jest najniższy numer, choćby należał do osoby, która właśnie wybrała.',
    },
    'MH:Q32': {
      title: 'Czy mogę odzyskać postać w tej samej rundzie?',
      body: 'Tak, w swojej turze, jeśli masz na dysku akcję Postacie.',
    },
    'MH:Q33': {
      title: 'Czy w banku może zabraknąć postaci?',
      body: 'W grze podstawowej i Rozszerzonej 1 nie: jest 6 lub 7 postaci na najwyżej pięć osób. Bank opróżnić może tylko Rozszerzona 2.',
    },
    'MH:Q34': {
      title: 'Czy gracze bez punktów przesuwają wypłaty?',
      body: 'Nie. Ci, którzy mają punkty, biorą wypłaty od najwyższej; pozostałych się nie wypłaca.',
    },
    'MH:Q35': {
      title: 'Czy neutralne pałace odbierają premię za monopol?',
      body: 'Nie. To nie są gracze, więc premia się należy.',
    },
    'MH:Q36': {
      title: 'Czy punkt za miasto rodzinne odbiera premię za monopol?',
      body: 'Tak. Premia wymaga, by punkty miała tylko jedna osoba, więc wystarczy jeden taki punkt przeciwnika.',
    },
    'MH:Q37': {
      title: 'Czy neutralne pałace są w grze podstawowej?',
      body: 'Tak, zawsze gdy gra mniej niż pięć osób. Stół można ustawić tak, by grać bez nich.',
    },
    'MH:Q38': {
      title: 'Ile jest neutralnych pałaców?',
      body: 'Po jednym z każdego wolnego koloru w każdym mieście, czyli po 7 z każdego wolnego koloru. Stół można ustawić tak, by w mieście był łącznie tylko jeden albo żaden.',
    },
    'MH:Q39': {
      title: 'Dwoje graczy: kiedy obowiązuje limit jednego domu?',
      body: 'Zawsze: podczas przygotowania, przy budowie i przy przesuwaniu domu.',
    },
    'MH:Q40': {
      title: 'Rozszerzona 2: który numer rozstrzyga remis na koniec gry?',
      body: 'Najniższy z tych, które masz.',
    },
    'MH:Q41': {
      title: 'Rozszerzona 2: kto gra następny?',
      body: 'Porównuje się najniższe numery wszystkich, którzy jeszcze nie grali; kto ma najniższy z nich, ten gra.',
    },
    'MH:Q42': {
      title: 'Czy mogę gromadzić przywileje?',
      body: 'Tak. Nie przepadają, możesz mieć ich kilka, ale w turze używasz jednego. Jest ich łącznie 7; gdy w banku nie ma żadnego, nowego nie dostajesz. Stół można ustawić tak, by przepadały (MH:Q66).',
    },
    'MH:Q43': {
      title: 'Co, gdy wezmę Jogina w trakcie swojej tury?',
      body: 'Przywilej dostajesz od razu i od razu możesz go użyć. Nadal najwyżej jeden na turę.',
    },
    'MH:Q44': {
      title: 'Co, gdy nie dokończę akcji z przywileju?',
      body: 'Reszta jest niewykonana, tak jak przy akcji z dysku, i pozostali dostają rekompensatę.',
    },
    'MH:Q45': {
      title: 'W którym momencie tury mogę użyć przywileju?',
      body: 'W dowolnym: na początku, na końcu, a nawet między połówkami podwójnej akcji.',
    },
    'MH:Q46': {
      title: 'Kto otwiera kolejne licytacje?',
      body: 'Pierwsza osoba bez postaci, licząc zgodnie z zegarem od tej, która otwierała pierwszą licytację (włącznie z nią).',
    },
    'MH:Q47': {
      title: 'Jakie stawki są dozwolone?',
      body: 'Otwierający nie może spasować i daje co najmniej 0. Stawki to całe sztuki złota, każda wyższa od poprzedniej i nie większa niż to, co się ma.',
    },
    'MH:Q48': {
      title: 'Rozszerzona 2: czy mogę wymieniać, gdy w banku są postacie?',
      body: 'Nie. Dopóki w banku coś jest, bierzesz z banku.',
    },
    'MH:Q49': {
      title: 'Rozszerzona 2: od kogo mogę zwabić postać?',
      body: 'Od każdego, kto ma ich więcej niż ty; tyle samo nie wystarczy. Kartę wybiera ta osoba. Ostatniej postaci nikt w ten sposób nie straci.',
    },
    'MH:Q50': {
      title: 'Czy w Rozszerzonej 2 jest Jogin?',
      body: 'Tylko jeśli tak ustawiono stół: Jogin to osobne ustawienie, a w Rozszerzoną 2 można grać z nim lub bez niego.',
    },
    'MH:Q51': {
      title: 'Rozszerzona 2: kto wybiera karty przy wymianie?',
      body: 'Obie, zabieraną i oddawaną, wybiera gracz, którego trwa tura. Przeciwnik nie ma nic do powiedzenia.',
    },
    'MH:Q52': {
      title: 'Czy złoto jest tajne?',
      body: 'Tak, do końca gry widzisz tylko swoje. Stół można ustawić na jawne złoto.',
    },
    'MH:Q53': {
      title: 'Czy w banku może zabraknąć złota?',
      body: 'Nie. Bank zawsze ma z czego zapłacić.',
    },
    'MH:Q54': {
      title: 'Kto jest „najmłodszy”?',
      body: 'Osoba na pierwszym miejscu przy stole. Stół można ustawić tak, by ją losować.',
    },
    'MH:Q55': {
      title: 'Czy po siódmym pałacu gra się dalej?',
      body: 'Tak. Kto jeszcze nie grał, rozgrywa turę, potem punktuje się miasto i dopiero wtedy gra się kończy.',
    },
    'MH:Q56': {
      title: 'Czy mogę uniknąć myta, budując najpierw dom?',
      body: 'Tak. Postaw dom we wsi albo go tam przesuń, a potem przejdź za darmo.',
    },
    'MH:Q57': {
      title: 'Krótka gra: czy neutralnych pałaców jest mniej?',
      body: 'Nie. Każdy wolny kolor ma ich nadal 7, po jednym w każdym mieście.',
    },
    'MH:Q58': {
      title: 'Gdzie mogą stanąć pierwsze domy?',
      body: 'W każdej wsi, w której jest miejsce; połączenie ze startem ani z innymi domami nie jest potrzebne. Możesz postawić dwa swoje w jednej wsi, chyba że gracie we dwoje.',
    },
    'MH:Q59': {
      title: 'Czy pierwsza osoba z siedmioma pałacami od razu wygrywa?',
      body: 'Nie. Po punktowaniu tej rundy porównuje się pałace, potem złoto, potem numery postaci. Dwie osoby z siedmioma pałacami rozdzieli więc złoto.',
    },
    'MH:Q60': {
      title: 'Co, gdy nie mam już pałaców albo miasto jest pełne?',
      body: 'Pałacu tam nie wybudujesz. Jeśli akcja pozostanie z tego powodu niewykonana, pozostali dostają rekompensatę.',
    },
    'MH:Q61': {
      title: 'Czy jedna połówka podwójnej akcji może pomóc drugiej?',
      body: 'Tak. Dom postawiony we wsi może na przykład otworzyć drogę do miasta, w którym zaraz wybudujesz pałac.',
    },
    'MH:Q62': {
      title: 'Czy niewykorzystana zdolność to coś niewykonanego?',
      body: 'Nie. Jeśli nie skorzystasz z Budowniczego lub Wędrownego Mnicha, nikt nie dostaje rekompensaty.',
    },
    'MH:Q63': {
      title: 'Czy moja tura kończy się sama?',
      body: 'Nie, kończysz ją ty. Po wykonaniu akcji możesz jeszcze podróżować, a architekt w mieście Maharadży jest wart 1 punkt.',
    },
    'MH:Q64': {
      title: 'Czy akcją Postacie mogę wskazać własną kartę?',
      body: 'Nie, musisz wziąć inną. W przeciwnym razie akcja jest niewykonana i pozostali dostają rekompensatę.',
    },
    'MH:Q65': {
      title: 'Kiedy kończy się gra, gdy gubernator staje tuż nad najwyższym?',
      body: 'Przy tym ustawieniu stołu (MH:Q11) po rundzie, w której gubernator stanął na polu 10, nawet jeśli potem zszedł niżej, a najpóźniej po rundzie 10. Krótka gra kończy się po 8 rundach.',
    },
    'MH:Q66': {
      title: 'Jeśli przywileje przepadają, to kiedy?',
      body: 'Na koniec twojej następnej tury po tej, która dała ci przywilej. Zawsze zużywasz najpierw najstarszy. Dotyczy to tylko stołu z takim ustawieniem.',
    },
    'MH:Q67': {
      title: 'Mam Jogina, ale wszystkie 7 przywilejów jest rozdanych?',
      body: 'W tej turze nie dostajesz żadnego, nawet jeśli któryś wróci w jej trakcie do banku.',
    },
    'MH:Q68': {
      title: 'Rekompensata za akcję: czy akcja z przywileju się liczy?',
      body: 'Tak. Przy tym ustawieniu stołu (MH:Q3) niedokończona akcja z przywileju to jeszcze jedna akcja, czyli kolejne 2 sztuki złota dla każdego z pozostałych.',
    },
    'MH:Q69': {
      title: 'Licytacja: kiedy się płaci i kto musi spasować?',
      body: 'Zwycięzca najpierw płaci, potem wybiera. Kto ma za mało złota, by przebić, pasuje automatycznie.',
    },
    'MH:Q70': {
      title: '2 domy: którą połówkę zużywa dom w mieście?',
      body: 'Pierwszy dom w mieście zużywa połówkę miejską. Drugi dom może potem stanąć we wsi lub w mieście.',
    },
    'MH:Q71': {
      title: 'Czy podróż może zataczać koło?',
      body: 'Mogłaby, ale kosztowałaby tylko więcej, więc takich objazdów nie ma do wyboru: podróż prowadzi do innego miasta, a we wsi nie można zawrócić.',
    },
  },
}
