import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Słowniczek (stałe terminy)
 * Zasoby: ziemniak, kukurydza, kamień, złoto (1 złoto, 2 złota; 2 kukurydze, 2 kamienie); jedzenie (ziemniak lub kukurydza);
 *         punkty
 * Miejsca: wzgórze, sektor, taras (górny / środkowy / dolny), segment, pole, miejsce na schody, Coricancha, bok, Wioska
 *          (koniec ziemniaczany, koniec kukurydziany), Koczownicy, Polegli, świątynia, kraina, pole podboju, targ,
 *          odkryte karty bogów (offer), worek
 * Elementy: robotnik, Arcykapłan, znacznik schodów, znacznik podboju, posąg (mały / duży), tkanina, gobelin, łącznik,
 *           kafelek Święta
 * Karty: karta boga, karta armii, żołnierze; odkryte (gotowe), zakryte (zużyte)
 * Robotnicy: Architekt (niebieski), Rzemieślnik (zielony), Wojownik (czerwony), Goniec (żółty), Kapłan (biały)
 * Zadania: Zbieranie, Schody, Buduj, Posąg, Kup tkaniny, Kupiec, Ćwicz, Produkuj
 * Akcje Arcykapłana: Modły, Ofiara, Odnowa, Podbój, Produkcja
 * Akcje poboczne: ruch Arcykapłana, Módl się, Ćwicz, Werbuj
 * Słowa: wystawić robotnika, korzyść (benefit), nagroda (reward), stopień, ustawienia stołu; Axomamma: żeton, przegródka
 *        (slot), pole planszy, Osobowość, nagroda za kolor
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Podstawowe pojęcia',
    setup: 'Przygotowanie',
    turn: 'Twoja tura',
    placing: 'Wystawianie robotnika',
    tasks: 'Zadania',
    godCards: 'Karty bogów',
    highPriest: 'Ruch Arcykapłana',
    sideActions: 'Pozostałe akcje poboczne',
    temple: 'Świątynia',
    workers: 'Skąd brać robotników',
    festival: 'Święta',
    scoring: 'Punktacja końcowa',
    passive: 'Budynki pasywne',
    solo: 'Gra solo: Axomamma',
    rulings: 'Rozstrzygnięcia',
  },
  rules: {
    'TW:1.1': {
      title: 'Zasoby',
      body: 'Są cztery zasoby: ziemniaki, kukurydza, kamień i złoto. Nigdy ich nie zabraknie.',
    },
    'TW:1.2': {
      title: 'Jedzenie',
      body: 'Gdy cena mówi o jedzeniu, każdą jednostkę płacisz ziemniakiem lub kukurydzą, w dowolnej mieszance. Ustawienia stołu mogą wykluczyć kukurydzę.',
    },
    'TW:1.3': {
      title: 'Złoto zamiast innych',
      body: 'W każdej zapłacie 1 złoto może zastąpić 1 ziemniaka, 1 kukurydzę lub 1 kamień (TW:C1). Cenę w złocie płacisz tylko złotem, a innych zamian nie ma, chyba że masz Z15.',
    },
    'TW:1.4': {
      title: 'Wzgórze',
      body: 'Wzgórze ma 5 sektorów, po jednym pod każdym bokiem Coricanchy, i 3 tarasy. Część tarasu leżąca w jednym sektorze to segment.',
    },
    'TW:1.5': {
      title: 'Pola sąsiednie',
      body: 'Dwa pola sąsiadują, jeśli leżą na tym samym tarasie i stykają się z tą samą ikoną zadania. Granica sektorów nie ma znaczenia.',
    },
    'TW:1.6': {
      title: 'Odkryte i zakryte',
      body: 'Twoje odkryte budynki i karty armii są gotowe do użycia; zakryte są zużyte, dopóki ich nie odnowisz. Budynki pasywne zawsze są odkryte.',
    },
    'TW:1.7': {
      title: 'Kolejność',
      body: 'Gra toczy się zgodnie z ruchem wskazówek zegara. Aktywny gracz to ten, czyja tura trwa.',
    },

    'TW:2.1': {
      title: 'Twoje elementy',
      body: 'Masz 5 znaczników schodów, 10 znaczników podboju i Arcykapłana. Zaczynasz z 10 punktami, na najniższym stopniu świątyni.',
    },
    'TW:2.2': {
      title: 'Obrót Coricanchy',
      body: 'Coricancha z pięcioma akcjami zostaje losowo obrócona. Ustawienia stołu pozwalają zostawić ją tak, jak jest nadrukowana, co pasuje do pierwszej gry.',
    },
    'TW:2.3': {
      title: 'Robotnicy poza grą',
      body: 'Z 45 robotników przy dwóch graczach odpada po jednym w każdym kolorze, przy trzech po dwóch. We czworo używacie wszystkich.',
    },
    'TW:2.4': {
      title: 'Pierwsi robotnicy',
      body: 'Do worka trafia po dwóch robotników każdego koloru i losujesz 2. Jeśli są tego samego koloru, losujesz trzeciego, a jeden z pary wraca do worka.',
    },
    'TW:2.5': {
      title: 'Wioska i Koczownicy',
      body: 'Reszta robotników trafia do worka. Wioska to kolejka 7, 8 lub 10 robotników przy 2, 3 lub 4 graczach; ma koniec ziemniaczany i kukurydziany. Koczowników jest 3, 3 lub 4 i stoją bez kolejności.',
    },
    'TW:2.6': {
      title: 'Dwoje graczy: robotnicy na wzgórzu',
      body: 'Przy dwóch graczach na każdym z 5 oznaczonych pól górnego tarasu staje losowy robotnik z worka. Odtąd są to zwykli robotnicy.',
    },
    'TW:2.7': {
      title: 'Targ',
      body: 'Budynki produkcyjne i pasywne tworzą dwa potasowane stosy. Po dwa z każdego leżą odkryte na targu.',
    },
    'TW:2.8': {
      title: 'Talia armii i posągi',
      body: 'Karty armii tworzą potasowaną talię, obok jest miejsce na odrzucone. Każdy z sześciu bogów ma 1 duży i 2 małe posągi.',
    },
    'TW:2.9': {
      title: 'Tkaniny',
      body: 'Cztery tkaniny początkowe odkłada się na bok. Przy trzech graczach odpadają kafelki dla czworga, przy dwóch także te od trojga; w stosie zostaje 31, 24 lub 17 dla 4, 3 lub 2 graczy. Wierzchnia tkanina jest odkryta.',
    },
    'TW:2.10': { title: 'Pierwszy gracz', body: 'O tym, kto zaczyna, decyduje los.' },
    'TW:2.11': {
      title: 'Tkanina początkowa',
      body: 'Począwszy od pierwszego gracza, każdy wybiera jedną tkaninę początkową. Niewybrane wypadają z gry.',
    },
    'TW:2.12': { title: 'Kamień na start', body: 'Dostajesz 2 kamienie.' },
    'TW:2.13': {
      title: 'Karty bogów na start',
      body: 'Dostajesz 8 kart bogów: 3 zatrzymujesz, 5 zagrywasz. Gdy wszyscy wybiorą, od ostatniego w kolejności każdy bierze korzyści ze swoich 5 kart, w dowolnym porządku i bez posągów. Każdą możesz pominąć, a jedna może opłacić drugą.',
    },
    'TW:2.14': {
      title: 'Po kartach na start',
      body: 'Dopiero gdy wszyscy skończą, zagrane karty wtasowuje się do talii bogów i uzupełnia targ. Odkrytych kart bogów z początku nie ma; zmieści się ich 3, 4 lub 5 przy 2, 3 lub 4 graczach.',
    },
    'TW:2.15': {
      title: 'Ustawienie Arcykapłanów',
      body: 'Zaczyna ostatni w kolejności; stawiasz swojego Arcykapłana przy dowolnym boku Coricanchy, także zajętym (TW:C3).',
    },
    'TW:2.16': {
      title: 'Kafelek Święta i Polegli',
      body: 'Kafelek Święta leży obok planszy. Poległych jeszcze nie ma.',
    },

    'TW:3.1': {
      title: 'Co robisz',
      body: 'Albo wystawiasz robotnika, albo wykonujesz dwie różne akcje poboczne w dowolnej kolejności: ruch Arcykapłana, Módl się, Ćwicz, Werbuj. Nie wolno spasować; jeśli możliwa jest tylko jedna akcja poboczna, wykonujesz ją.',
    },
    'TW:3.2': {
      title: 'Zamiana kart armii',
      body: 'W każdej chwili swojej tury możesz odrzucić karty armii z ręki i za każdą wziąć zasób, który pokazuje. W cudzej turze nie wolno.',
    },
    'TW:3.3': {
      title: 'Koniec tury',
      body: 'Najpierw możesz nająć robotnika z Wioski (TW:13.1), potem zostawiasz najwyżej 2 robotników (TW:13.3). Następnie zagrana karta boga trafia do odkrytych, targ się uzupełnia i sprawdza się, czy Wioska jest pusta.',
    },

    'TW:4.1': { title: 'Czego potrzebujesz', body: 'Potrzebujesz własnego robotnika i pustego pola na wzgórzu.' },
    'TW:4.2': { title: 'Karta albo złoto', body: 'Zagraj kartę boga z symbolem tego pola albo zapłać 1 złoto.' },
    'TW:4.3': {
      title: 'Jedzenie za wędrówkę',
      body: 'Sektor twojego Arcykapłana nic nie kosztuje, każdy z dwóch sąsiednich 1 jedzenie, a dwa pozostałe po 3.',
    },
    'TW:4.4': {
      title: 'Jedzenie za zejście',
      body: 'Górny taras nic nie kosztuje, środkowy 2 jedzenia, dolny 5. Każdy znacznik schodów nad polem w jego sektorze obniża cenę o 2: na środkowym tarasie może pomóc jeden, na dolnym dwa.',
    },
    'TW:4.5': {
      title: 'Korzystanie ze schodów',
      body: 'Ze schodów korzystasz zawsze; nie możesz dopłacić, żeby je ominąć. Każdy użyty znacznik daje właścicielowi 1 punkt, ale za własny nie dostajesz nic.',
    },
    'TW:4.6': { title: 'Zniżka Gońca', body: 'Goniec płaci łącznie o 1 jedzenie mniej, nigdy mniej niż 0.' },
    'TW:4.7': { title: 'Najpierw zapłata', body: 'Całe jedzenie płacisz przed pierwszym zadaniem.' },
    'TW:4.8': {
      title: 'Przebieg wystawienia',
      body: 'Wybierz robotnika, rolę i pole; zapłać kartą lub złotem oraz jedzeniem; schody dają punkty; postaw robotnika i użyj jego zdolności. Potem kolejno: korzyści z karty, które chcesz mieć wcześniej, liczenie zadań, zadania, korzyści na później, a na końcu karta Kapłana.',
    },

    'TW:5.1': {
      title: 'Ile zadań',
      body: 'Masz 1 zadanie i po 1 za każdego sąsiedniego robotnika tego samego koloru, a do tego tyle, ile dodają zdolność robotnika i twoje budynki.',
    },
    'TW:5.2': {
      title: 'Które zadania',
      body: 'Zadania wydajesz po jednym na trzy ikony pola, trójkami. W trójce żadnej ikony nie używasz dwa razy, a nowa trójka zaczyna się dopiero po użyciu wszystkich trzech ikon.',
    },
    'TW:5.3': {
      title: 'Przerwanie',
      body: 'Gdy żadne dozwolone zadanie nie jest możliwe, kończysz, a reszta przepada. Możesz też skończyć wcześniej.',
    },
    'TW:5.4': {
      title: 'Zdolności robotników',
      body: 'Architekt: 1 zadanie więcej na niebieskim polu. Rzemieślnik: 1 więcej na zielonym. Wojownik: dobierasz 1 kartę armii, potem możesz za darmo zabrać ze wzgórza sąsiedniego robotnika, który nie jest Wojownikiem. Goniec: 1 jedzenie mniej i 1 zadanie więcej, jeśli jest pierwszy w segmencie. Kapłan: raz 1 ziemniak za 1 zadanie więcej; po zadaniach musisz wziąć 1 kartę boga.',
    },
    'TW:5.5': { title: 'Zbieranie', body: 'Ikona daje ci 3 ziemniaki, 2 kukurydze, 2 kamienie albo 1 złoto.' },
    'TW:5.6': {
      title: 'Schody',
      body: 'Zapłać 3 kamienie i połóż znacznik na wolnym miejscu na schody w dowolnym sektorze: dostajesz 4 punkty, 1 kukurydzę i 2 ziemniaki. Dolne miejsce wymaga zajętego górnego w tym sektorze; właściciel górnego znacznika, choćby to był twój, dostaje wtedy 2 punkty.',
    },
    'TW:5.7': {
      title: 'Buduj',
      body: 'Zapłać za budynek z targu i połóż go odkrytego przed sobą. Wcześniej możesz włożyć kartę boga z ręki pod talię, żeby 1 lub 2 budynki z targu trafiły pod swoje stosy; targ uzupełnia się od razu.',
    },
    'TW:5.8': {
      title: 'Posąg',
      body: 'Mały posąg kosztuje 3 kamienie i daje 3 punkty; duży kosztuje 3 kamienie i 2 złota i daje 9 punktów. Wybierz dowolnego boga, którego posąg tej wielkości jeszcze jest.',
    },
    'TW:5.9': {
      title: 'Kup tkaniny',
      body: 'Obejrzyj 3 wierzchnie tkaniny i kup 0, 1, 2 lub 3 z nich łącznie za 0, 1, 3 lub 6 kukurydz. Potem każdy inny gracz w kolejności może kupić jedną z pozostałych za 3 kukurydze. Reszta idzie pod stos i odkrywa się nową wierzchnią tkaninę.',
    },
    'TW:5.10': {
      title: 'Gobeliny',
      body: 'Gobelin to rząd tkanin, z których każda ma inny wzór. Nową tkaninę kładziesz od razu: na końcu gobelinu albo jako początek nowego (TW:C4). Później gobelinów nie zmieniasz, nie dzielisz ani nie łączysz.',
    },
    'TW:5.11': {
      title: 'Kupiec',
      body: 'Każdy łącznik, w którym obie połówki pasują, daje ci raz swoją nagrodę, w wybranej przez ciebie kolejności. Zapłata złotem za stopień świątyni jest dobrowolna.',
    },
    'TW:5.12': {
      title: 'Ćwicz',
      body: 'Dobierz 2 karty armii, jedną zatrzymaj na ręce, drugą odrzuć. Gdy talia jest pusta, odrzucone karty tasuje się w nową.',
    },
    'TW:5.13': {
      title: 'Produkuj',
      body: 'Jeden z twoich odkrytych budynków produkcyjnych produkuje i pozostaje odkryty.',
    },

    'TW:6.1': {
      title: 'Korzyści z zagranej karty',
      body: 'Jeśli za wystawienie płacisz kartą boga i masz posąg tego boga, możesz też wziąć dowolne jej korzyści, każdą przed zadaniami albo po nich.',
    },
    'TW:6.2': {
      title: 'Inne zastosowania',
      body: 'Karty bogów pozwalają też wymieniać budynki na targu (TW:5.7), a po Święcie można zagrać do 3 z nich (TW:14.5). Każda na ręce kosztuje w każde Święto 1 ziemniaka, a na koniec gry jest warta 1 punkt.',
    },
    'TW:6.3': {
      title: 'Branie karty boga',
      body: 'Przy każdej karcie wybierasz między wierzchem talii a dowolną z odkrytych kart bogów.',
    },
    'TW:6.4': {
      title: 'Karta trafia do odkrytych',
      body: 'Na koniec tury karta boga, którą zapłacono za wystawienie, dołącza do odkrytych. Jeśli jest ich już komplet (3, 4 lub 5), najpierw wszystkie wtasowuje się do talii.',
    },

    'TW:7.1': {
      title: 'Ruch i akcja',
      body: 'Przesuń Arcykapłana o 1 lub 2 boki zgodnie z ruchem wskazówek zegara. Akcja przy tym boku jest dla wszystkich: najpierw ty, potem inni w kolejności. Udział jest dobrowolny; obowiązkowy jest tylko Poległy przy Podboju.',
    },
    'TW:7.2': {
      title: 'Złoto zamiast akcji',
      body: 'Zamiast wykonać akcję możesz wziąć 1 złoto. Inni nadal mogą ją wykonać, ale takiego wyboru nie mają.',
    },
    'TW:7.3': {
      title: 'Modły',
      body: 'Możesz oddać 1 duży posąg za 3 stopnie świątyni oraz 1 mały za 1 stopień. Inni mogą oddać jeden posąg dowolnej wielkości za 1 stopień. Te posągi wypadają z gry.',
    },
    'TW:7.4': {
      title: 'Ofiara',
      body: 'Możesz zapłacić 2, 4 lub 6 kukurydz za 1, 2 lub 3 stopnie świątyni. Inni mogą zapłacić 3 kukurydze za 1 stopień.',
    },
    'TW:7.5': {
      title: 'Odnowa',
      body: 'Odkryj dowolnie wiele zakrytych budynków produkcyjnych i kart armii: pierwsze za darmo, każde następne za 1 jedzenie. Inni płacą za każde 1 kukurydzę, nie ziemniaka.',
    },
    'TW:7.6': {
      title: 'Podbój',
      body: 'Aktywny gracz przenosi najpierw robotnika z końca Wioski (a gdy jest pusta, Koczownika) do Poległych. Potem każdy może wyłożyć karty armii z ręki odkryte przed siebie, po 1 ziemniaku za kartę; pierwsza karta aktywnego gracza jest za darmo. W kolejności każdy może zająć wolne pole podboju i wziąć jego korzyść, zakrywając i odrzucając co najmniej tylu żołnierzy, ilu pole pokazuje; odkryta karta liczy się tylko do jednego z tych dwóch. Aktywny gracz może potem podbić jeszcze raz.',
    },
    'TW:7.7': {
      title: 'Produkcja',
      body: 'Dowolne z twoich odkrytych budynków produkcyjnych produkują, po czym je zakrywasz. Jeśli to twoja akcja, przedtem lub potem możesz odnowić jeden budynek produkcyjny. Inni mogą produkować, ale nie odnawiają.',
    },

    'TW:8': {
      title: 'Módl się',
      body: 'Weź 2 karty bogów, każdą z talii albo spośród odkrytych. Pierwszą widzisz, zanim wybierzesz, skąd weźmiesz drugą.',
    },
    'TW:9': { title: 'Ćwicz', body: 'Dobierz 2 karty armii, 1 zatrzymaj i 1 odrzuć, tak jak w zadaniu (TW:5.12).' },
    'TW:10': { title: 'Werbuj', body: 'Weź za darmo wybranego Koczownika. Lukę od razu uzupełnia się z worka.' },

    'TW:11.1': {
      title: 'Wspinaczka',
      body: 'Każdy stopień, na który wchodzisz, daje ci nagrodę, po kolei; przy „lub” wybierasz. Na jednym stopniu może stać kilku graczy, a wspinaczka kończy się na szczycie.',
    },
    'TW:11.2': {
      title: 'Nagrody świątyni',
      body: 'Zależnie od stopnia dostajesz 1 ziemniaka i 1 kartę boga, ćwiczenie, 1 kamień lub Koczownika, 2 kamienie, 1 kartę boga i ćwiczenie albo 1 złoto.',
    },

    'TW:12': {
      title: 'Robotnicy za darmo',
      body: 'Robotnik z dowolnego efektu to Koczownik do wyboru, a lukę od razu uzupełnia się z worka. Gdy Koczowników nie ma, nie dostajesz nikogo.',
    },
    'TW:13.1': {
      title: 'Najem z Wioski',
      body: 'Na koniec własnej tury możesz nająć jednego robotnika: z końca ziemniaczanego za 1 ziemniaka albo z kukurydzianego za 1 kukurydzę. Za ostatniego płacisz jednym lub drugim. Wolno ci nająć, nawet jeśli masz już 2 robotników.',
    },
    'TW:13.2': { title: 'W turze bez limitu', body: 'W trakcie swojej tury możesz mieć dowolnie wielu robotników.' },
    'TW:13.3': {
      title: 'Najwyżej dwóch',
      body: 'Na koniec swojej tury zatrzymujesz najwyżej 2 robotników; oddani wypadają z gry. Robotników zdobytych w cudzych turach liczy się dopiero wtedy.',
    },

    'TW:14.1': {
      title: 'Pusta Wioska',
      body: 'Jeśli na koniec tury Wioska jest pusta i nikt nie ma kafelka Święta, bierze go aktywny gracz i dostaje 1, 2 lub 4 punkty za pierwsze, drugie lub trzecie Święto.',
    },
    'TW:14.2': {
      title: 'Kiedy jest Święto',
      body: 'Wszyscy inni mają jeszcze po jednej turze. Święto odbywa się na początku następnej tury posiadacza kafelka; po dwóch pierwszych Świętach rozgrywa on potem tę turę.',
    },
    'TW:14.3': {
      title: 'Święto krok po kroku',
      body: 'Każdy wykonuje zadanie Kupca, a potem dostaje punkty i nagrodę swojego stopnia świątyni. W każdej krainie ten, kto ma najwięcej znaczników, dostaje 1 punkt za każdego robotnika wśród Poległych; przy remisie decyduje znacznik najdalej z prawej. Płacisz 1 ziemniaka za każdą kartę boga na ręce albo tracisz 2 punkty za każdego brakującego. Potem gra się kończy (trzecie Święto) albo kafelek wraca i Wioska się uzupełnia. Przy dwóch graczach pierwsze Święto stawia też robotnika na każdym pustym oznaczonym polu środkowego tarasu. Jeśli worek jest pusty, ten sam gracz od razu znów bierze kafelek i wszyscy mają po jednej turze.',
    },
    'TW:14.4': {
      title: 'Nowe karty bogów',
      body: 'Po dwóch pierwszych Świętach dobiera się karty bogów z talii, tym więcej, im mniej kto ma punktów. Od ostatniego do pierwszego jest to 2, 2, 1, 1 przy czterech graczach, 2, 2, 1 przy trzech i 2, 1 przy dwóch. Przy remisie wyżej jest ten, kto wypada wcześniej, licząc od aktywnego gracza.',
    },
    'TW:14.5': {
      title: 'Zagrywanie kart bogów',
      body: 'Potem kolejno od aktywnego gracza każdy może zagrać do 3 kart bogów i wziąć dowolne ich korzyści, bez posągów. Na koniec te karty wtasowuje się do talii.',
    },
    'TW:14.6': {
      title: 'Nowy targ',
      body: 'Na koniec wszystkie budynki z targu trafiają pod swoje stosy i odkrywa się po 2 z każdego rodzaju. Do tej chwili targu się nie uzupełnia.',
    },

    'TW:15.1': {
      title: 'Punkty na koniec',
      body: 'Gobelin z 1 do 7 tkanin jest wart 0, 1, 3, 6, 10, 15 lub 21. Cztery najwyższe stopnie świątyni dają 3, 6, 10 lub 15. Każdy odkryty budynek daje 2 punkty; każda karta boga na ręce, odkryta karta armii przed tobą, robotnik i złoto dają po 1. Zakryte budynki i karty armii nie dają nic.',
    },
    'TW:15.2': {
      title: 'Zwycięstwo',
      body: 'Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje łączna liczba zasobów, a jeśli i ta jest równa, zwycięstwo jest wspólne.',
    },

    'TW:16': {
      title: 'Budynki pasywne',
      body: 'Zdolności Z01–Z20 działają od chwili zbudowania, nigdy wstecz. „Gdy ktokolwiek wywoła” dotyczy też ciebie. Robotnik użyty w innej roli przy liczeniu sąsiadów zachowuje swój kolor.',
    },

    'TW:17.1': {
      title: 'Przygotowanie z Axomammą',
      body: 'Przygotuj grę jak dla dwojga; zaczynasz ty. Zanim wybierzesz swoją tkaninę, ona dostaje losową początkową, a do tego 2 losowych robotników, 2 kamienie, 2 kukurydze, 1 złoto i 1 kartę armii na rękę, ale żadnych kart bogów. Kamienie, które dostaje każdy, dochodzą osobno (TW:C35).',
    },
    'TW:17.2': {
      title: 'Jej Arcykapłan',
      body: 'Najpierw stawiasz swojego; kość mówi, o ile boków dalej zgodnie z ruchem wskazówek zegara staje jej. Na górnym miejscu tego sektora kładzie ona znacznik schodów, za darmo i bez zysków.',
    },
    'TW:17.3': {
      title: 'Jej plansza',
      body: 'Jej 8 żetonów leży na polach startowych, a w przegródkach od 1 do 4 są karty bogów, z których widać tylko symbol. Losowa Osobowość leży na polu złota w górnym rzędzie.',
    },
    'TW:17.4': {
      title: 'Jej tura: Arcykapłan',
      body: 'Sprawdza dwie następne akcje zgodnie z ruchem wskazówek zegara i idzie do bliższej, której warunek jest spełniony; wykonuje ją, a ty możesz się przyłączyć. Dobiera też 1 kartę armii i usuwa do 2 odkrytych kart bogów, od najstarszej, bez punktów. To cała jej tura; nigdy nie bierze złota zamiast akcji.',
    },
    'TW:17.5': {
      title: 'Jej warunki',
      body: 'Ofiara: co najmniej 4 kukurydze. Produkcja: co najmniej 2 odkryte budynki produkcyjne. Modły: posąg. Podbój: więcej żołnierzy, odkrytych i na ręce, niż jest Poległych. Odnowa: co najmniej 3 zakryte budynki i karty armii, nie licząc jej ręki.',
    },
    'TW:17.6': {
      title: 'Jej tura w innym razie',
      body: 'Jeśli żaden warunek nie jest spełniony, wystawia robotnika. Jeśli go nie ma, bierze losowego Koczownika, usuwa do 2 najstarszych odkrytych kart bogów po 1 punkcie za każdą, dobiera 1 kartę armii i przesuwa Arcykapłana o 1 bok bez wywoływania akcji.',
    },
    'TW:17.7': {
      title: 'Jak wykonuje akcje',
      body: 'Także w twoich akcjach robi to, co może. Produkcja: wszystkie jej odkryte budynki produkcyjne; po jej własnej akcji ten o najwyższym numerze zostaje odkryty. Ofiara i Modły: ile zdoła zapłacić. Odnowa: za darmo, w jej akcji wszystko, w twojej połowa każdego rodzaju (w górę). Podbój: wykłada rękę za darmo i zajmuje jedno pole (TW:C67), w swojej akcji także drugie, z najmniejszą liczbą odrzucanych (TW:C81). Remisy: kraina z najmniejszą liczbą znaczników, potem z mniej niż 3 jej, potem z najmniejszą liczbą twoich, potem Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu.',
    },
    'TW:17.8': {
      title: 'Gdzie wystawia',
      body: 'Wystawia najstarszego robotnika; kość wskazuje przegródkę z bogiem. Jego symbolu szuka na górnym tarasie przed pierwszym Świętem, na środkowym przed drugim, później na dolnym; gdy nic tam nie jest wolne, najpierw taras wyżej, potem niżej. Z kilku pól wybiera najtańsze w jedzeniu, a z równych losowe. Jeśli żadne pole nie jest wolne, karta trafia do odkrytych i dobiera się nową.',
    },
    'TW:17.9': {
      title: 'Co daje jej wystawienie',
      body: 'Nie płaci jedzenia, nie używa zdolności i nie wykonuje zadań; schody dają punkty jak zwykle. Mając posąg tego boga, dostaje 5 punktów. Karta trafia do odkrytych, a przegródkę uzupełnia się z talii.',
    },
    'TW:17.10': {
      title: 'Jej żetony',
      body: 'Rozpatruje się każdy żeton z wyrzuconą liczbą, od górnego rzędu do dolnego. Potem każdy z nich przesuwa się o tyle pól zgodnie z ruchem wskazówek zegara w swoim rzędzie.',
    },
    'TW:17.11': {
      title: 'Górny rząd',
      body: 'Dostaje to, co pokazuje pole; z kamienia lub kukurydzy to, czego ma mniej. Pole złota uruchamia też Osobowość.',
    },
    'TW:17.12': {
      title: 'Środkowy rząd',
      body: 'Płaci, złotem tylko tam, gdzie musi; jeśli nie może, dostaje 1 złoto. Tkanina: kupuje 2 za 3 kukurydze albo 1 za 1 kukurydzę i wtedy dostaje 1 złoto, najpierw do najdłuższego gobelinu; ty możesz kupić jedną z reszty za 3 kukurydze. Posąg: bóg z wylosowanej przegródki, duży, jeśli ją stać. Budynek: 1 kamień za losowy tego rodzaju. Schody: od sektora jej Arcykapłana zgodnie z ruchem wskazówek zegara, najpierw górne miejsca, za zwykłą cenę i ze zwykłym zyskiem, w miarę możności bez punktów dla ciebie.',
    },
    'TW:17.13': {
      title: 'Dolny rząd',
      body: 'Bierze za darmo robotnika ze wskazanego końca Wioski albo losowego Koczownika, z nagrodą za kolor. Jeśli to niemożliwe, nic się nie dzieje.',
    },
    'TW:17.14': {
      title: 'Osobowość',
      body: 'Oprócz złota dostaje za darmo to, co Osobowość pokazuje: losowy mały posąg z jego 3 punktami, wierzchnią tkaninę, 1 stopień świątyni albo losowy budynek. Jest on produkcyjny, dopóki ma mniej niż 2 odkryte produkcyjne, potem pasywny.',
    },
    'TW:17.15': {
      title: 'Jej robotnicy',
      body: 'Każdy robotnik, którego bierze z Wioski lub od Koczowników, daje nagrodę za kolor: niebieski 1 kamień, zielony 1 kukurydzę, czerwony 1 kartę armii, żółty 2 ziemniaki, biały 1 punkt. Jeśli ma ich więcej niż 2, losowi od razu wypadają z gry.',
    },
    'TW:17.16': {
      title: 'Jej karty',
      body: 'Zamiast brać kartę boga, wkłada najstarszą odkrytą kartę boga pod talię i dostaje 1 punkt; gdy odkrytych nie ma, nie dostaje nic. Ćwicząc, dobiera 1 kartę armii. Jej karty armii są ukryte jako jej ręka.',
    },
    'TW:17.17': {
      title: 'Jej ziemniaki i złoto',
      body: 'Ilekroć ma 5 ziemniaków, zamieniają się w 5 punktów; złoto się do tego nie liczy. Poza tym jej złoto zastępuje wszystko, ale tylko gdy trzeba.',
    },
    'TW:17.18': {
      title: 'Kamień lub robotnik',
      body: 'Na tym stopniu świątyni bierze to, czego ma mniej; przy remisie robotnika, jeśli ma ich 0 lub 1, inaczej kamień. Robotnik pochodzi z końca ziemniaczanego Wioski albo jest losowym Koczownikiem. Jeśli nikogo nie ma, bierze kamień.',
    },
    'TW:17.19': {
      title: 'Gdy kupujesz tkaniny',
      body: 'Mając co najmniej 2 kukurydze, kupuje jedną z tkanin, które zostawisz (TW:C37), chyba że każda z nich zaczynałaby nowy gobelin.',
    },
    'TW:17.20': {
      title: 'Axomamma w Święto',
      body: 'Zamiast Kupca dostaje 1 punkt za każdą tkaninę. Świątynia i krainy działają jak u ciebie; ziemniaków nie płaci. W fazie kart nie bierze udziału, ale dostaje 2 punkty, jeśli ma ich mniej niż ty. Może wziąć kafelek Święta i punkty za niego.',
    },
    'TW:17.21': {
      title: 'Koniec gry solo',
      body: 'Przed punktacją końcową wykonuje jeszcze Odnowę, a potem, jeśli ma posągi, Modły, obie bez ciebie. Wygrywasz, mając co najmniej 120 punktów i więcej niż ona.',
    },
    'TW:17.22': {
      title: 'Słabsza Axomamma',
      body: 'Ustawienia stołu: bez Osobowości; budynki kosztują ją 2 kamienie zamiast 1; Modły wymagają 2 posągów; bez drugiego podboju; bez karty armii w turze bez akcji i robotnika.',
    },
    'TW:17.23': {
      title: 'Silniejsza Axomamma',
      body: 'Ustawienia stołu: darmowy stopień przed jej własnymi Modłami lub Ofiarą; do Podboju wystarczy tylu żołnierzy, ilu jest Poległych; jej podboje wymagają o 1 żołnierza mniej do zakrycia i o 1 mniej do odrzucenia; 2 punkty za każdą jej akcję Arcykapłana; 2 punkty za tkaninę w Święta; 2 punkty w turze bez akcji i robotnika; 1 punkt za każdy zasób na koniec, czyli 2 za złoto.',
    },

    'TW:C1': {
      title: 'Czy u ciebie złoto też zastępuje inne zasoby?',
      body: 'Tak, 1 złoto liczy się jako 1 ziemniak, kukurydza lub kamień w każdej zapłacie; za ziemniaki w Święto tylko, jeśli chcesz. Stół można ustawić tak, że złoto niczego nie zastępuje.',
    },
    'TW:C3': {
      title: 'Kto pierwszy stawia Arcykapłana?',
      body: 'Po kartach na start zaczyna ostatni w kolejności. Stół można ustawić na zwykłą kolejność. Solo: najpierw ty, potem jej według kości.',
    },
    'TW:C4': { title: 'Z której strony rośnie gobelin?', body: 'Z obu. Stół można ustawić tak, że tylko z prawej.' },
    'TW:C5': {
      title: 'Która tkanina jest darmowa?',
      body: 'Odkryta wierzchnia; potem odkrywa się następną. Stół można ustawić tak, że wybierasz między nią a tą tuż pod nią.',
    },
    'TW:C6': {
      title: 'Kiedy Goniec jest pierwszy w segmencie?',
      body: 'Gdy teraz nie ma tam innego robotnika, nawet jeśli jakiegoś stamtąd zabrano. Stół można ustawić tak, że nigdy nie mógł tam nikt stać.',
    },
    'TW:C7': {
      title: 'Z01 i Z02: jedna rola czy dwie?',
      body: 'Nowa rola zastępuje własną; wybierasz ją przy każdym wystawieniu przed zapłatą. Stół można ustawić tak, że robotnik ma obie role.',
    },
    'TW:C10': {
      title: 'Czy korzyści można brać między zadaniami?',
      body: 'Nie, każdą bierzesz przed pierwszym zadaniem albo po ostatnim. Stół można ustawić tak, że wolno też pomiędzy.',
    },
    'TW:C11': {
      title: 'Ile razy można wymieniać targ?',
      body: 'Raz przed każdym budynkiem, także darmowym. Potem nie musisz budować, ale zadanie jest zużyte. Stół można ustawić na dowolną liczbę wymian.',
    },
    'TW:C14': {
      title: 'Podbój: czy ktoś ginie, gdy bierzesz złoto?',
      body: 'Tak, i tak przenosisz robotnika do Poległych. Stół można ustawić tak, że nikogo się nie przenosi.',
    },
    'TW:C18': {
      title: 'Kiedy można użyć Z15?',
      body: 'Zawsze, gdy o czymś decydujesz lub coś płacisz, także w cudzej turze. W każdą stronę 2 kamienie to 1 złoto i to 2 kukurydze.',
    },
    'TW:C25': {
      title: 'A jeśli tkanin jest mniej niż 3?',
      body: 'Używasz tych, które są. Gdy nie ma żadnej, zadanie nie jest możliwe.',
    },
    'TW:C26': {
      title: 'A jeśli talia bogów jest pusta?',
      body: 'Możesz brać tylko spośród odkrytych kart bogów. Jeśli i tych nie ma, nie dostajesz karty.',
    },
    'TW:C27': {
      title: 'Kto układa niekupione tkaniny?',
      body: 'Aktywny gracz wybiera, w jakiej kolejności idą pod stos.',
    },
    'TW:C29': {
      title: 'A jeśli brak znaczników lub miejsc na schody?',
      body: 'Wtedy schodów nie zbudujesz, nawet darmowych.',
    },
    'TW:C32': {
      title: 'A jeśli stos budynków się skończy?',
      body: 'Targ pozostaje mniejszy. Jeśli jest pusty, nie możesz budować.',
    },
    'TW:C35': {
      title: 'Z iloma kamieniami zaczyna Axomamma?',
      body: 'Z 4: 2 dostaje jak każdy i 2 własne. Stół można ustawić na 2.',
    },
    'TW:C37': {
      title: 'Ile płaci za tkaninę, którą zostawisz?',
      body: '2 kukurydze. Stół można ustawić na 3, a złoto uzupełnia wtedy braki.',
    },
    'TW:C38': {
      title: 'Czy jej budynki pasywne działają?',
      body: 'Nie, są tylko warte po 2 punkty na koniec. Stół można ustawić tak, że działają. Twoje w każdym razie reagują na jej akcje.',
    },
    'TW:C54': {
      title: 'Czy w Święto można wykonywać wolne akcje?',
      body: 'Tylko posiadacz kafelka Święta, którego tura już trwa, może odrzucać karty armii lub używać Z19. Stół można ustawić tak, że nie wolno nikomu.',
    },
    'TW:C55': {
      title: 'A jeśli nagród jest kilka naraz?',
      body: 'Kolejność wybierasz ty, a jedna może opłacić następną.',
    },
    'TW:C58': {
      title: 'Z11: co z tkaniną pod wierzchnią?',
      body: 'Wybierasz ją w ciemno, a wierzchnia wtedy zostaje. Jeśli jest jakaś tkanina, musisz wziąć jedną i od razu ją położyć.',
    },
    'TW:C59': {
      title: 'Z19: skąd bierzesz kartę?',
      body: 'Z talii albo spośród odkrytych kart bogów, tyle razy w swojej turze, ile razy zapłacisz 1 ziemniaka.',
    },
    'TW:C62': {
      title: 'A jeśli takiego posągu już nie ma?',
      body: 'Nie można go ani zbudować, ani dostać; efekt, który by go dał, przepada.',
    },
    'TW:C64': {
      title: 'Z08 i mniej niż 5 tkanin?',
      body: 'Bierzesz wszystkie i odkładasz tylko tyle, żeby zostały ci 3.',
    },
    'TW:C67': {
      title: 'Które pole podbija najpierw?',
      body: 'Z tych, na które ją stać, to, które wymaga odrzucenia najwięcej żołnierzy. Stół można ustawić na pole z największą liczbą punktów.',
    },
    'TW:C79': {
      title: 'Kiedy płacisz ziemniaka za Kapłana?',
      body: 'Przy liczeniu zadań, przed pierwszym z nich. Może go dać korzyść wzięta wcześniej albo odrzucona karta armii.',
    },
    'TW:C81': {
      title: 'Które pole podbija jako drugie?',
      body: 'Z tych, na które ją stać, to z najmniejszą liczbą żołnierzy do odrzucenia; przy remisie losowe.',
    },
  },
}
