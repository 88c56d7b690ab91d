import type { RuleText } from '@durbar/kernel'
import type { SecondRuleId } from '../chapters.ts'

export const rules: Readonly<Record<SecondRuleId, RuleText>> = {
  'AG:8.1': {
    title: 'W budynku',
    body: 'W budynku przetwórczym, na działce Budowniczego i po budowie przesuwasz do 3 swoich towarów jedyną strzałką, która tam prowadzi. Możesz też nie przesunąć żadnego.',
  },
  'AG:8.2': {
    title: 'Poza budynkiem',
    body: 'Medytacja, akcja przysługi Przetworzenie i kafel Przetworzenie 1 na 2 przetwarzają dokładnie jeden towar dowolną strzałką, kafel tylko z wartości 1 na 2. Nikt nie dołącza.',
  },
  'AG:8.3': {
    title: 'Jeden więcej',
    body: 'Ten kafel (miej 2, zapłać 2) dodaje dokładnie jeden towar tą samą strzałką do przetwarzania co najmniej jednego: w budynku, poza nim lub przy dołączaniu (AG:L-06). Nie kosztuje PM.',
  },
  'AG:8.4': {
    title: 'Dołączanie',
    body: 'Jeśli w budynku przetworzysz co najmniej jeden towar, każdy inny gracz, po kolei od twojej lewej, może przetworzyć jeden towar tą samą strzałką, a z kaflem Jeden więcej dwa. Za każdego, kto dołączy, zyskujesz 1 przysługę.',
  },
  'AG:8.5': {
    title: 'Mudżtahida w cudzej turze',
    body: 'Przetwarza wtedy zdobywca karty, a gracz w turze jest jednym z tych, którzy mogą dołączyć.',
  },
  'AG:9.1': {
    title: 'Dostępni dostojnicy',
    body: 'W przystani 1 dostępny jest tylko poziom I, w 2 i 3 poziomy I i II, w 4 także III, w 5 i 6 wszystkie cztery. Niższe poziomy pozostają dostępne.',
  },
  'AG:9.2': {
    title: 'Jak dostarczać',
    body: 'Żeglarzem, akcją Dostawa w medytacji, kaflem Dostawa oraz Dżagirdarem po cudzej akcji Żeglarza.',
  },
  'AG:9.3': {
    title: 'Dostarczenie towaru',
    body: 'Przesuń swój towar na puste pole, które chce tego rodzaju. Pole należy do jednego gracza: leży na nim jeden znacznik, a po podwójnej dostawie dwa.',
  },
  'AG:9.4': {
    title: 'Nagroda',
    body: 'Za każdy znacznik od razu dostajesz tyle rupii, ile znaczników wszystkich graczy jest na tym dostojniku razem z twoim nowym: od 1 do 5.',
  },
  'AG:9.5': {
    title: 'Hojne kontrakty',
    body: 'Za każdy dostarczony towar dopłacają ci twoje kontrakty, które go wymieniają. Sukno, curry, barwnik, olej, papier i cegły dają 1 rupię; posąg, ubrania, obraz i księga dają 2. Towary zapłacone, sprzedane, wymienione lub zużyte nie są dostarczone.',
  },
  'AG:9.6': {
    title: 'Od kiedy dopłacają',
    body: 'Hojny kontrakt działa, gdy już go masz, więc dostawa, która go zdobywa, nic z niego nie daje.',
  },
  'AG:9.7': {
    title: 'Podwójna dostawa',
    body: 'W swojej akcji Żeglarza możesz położyć na jednym pustym polu dwa właściwe towary; zużywa to 2 dostawy. Drugi daje tylko 1 rupię, ale za oba dopłacają hojne kontrakty i oba liczą się do większości. Najwyżej jedna na dostojnika i akcję, nigdy na raty.',
  },
  'AG:9.8': {
    title: 'Komplet',
    body: 'Dostojnika, którego wszystkie pola są zajęte, rozlicza się od razu; przy podwójnej dostawie po drugim znaczniku.',
  },
  'AG:9.9': {
    title: 'Kto zdobywa',
    body: 'Wygrywa najwięcej znaczników. Przy remisie ten z remisujących, czyj najwyższy znacznik leży wyżej.',
  },
  'AG:9.10': {
    title: 'Zdobycie kontraktu',
    body: 'Zdobywca bierze kartę, która od tej chwili działa, a jego znaczniki wracają do zasobu. Znaczniki pozostałych stają się ich przysługami. Nie ma znaczenia, czyja jest tura.',
  },
  'AG:9.11': {
    title: 'Efekty jednorazowe',
    body: 'Potem zdobywca wykonuje efekt jednorazowy karty, jeszcze przed sprawdzeniem łodzi; może z niego zrezygnować. Krok Sufiego i 3 przysługi z poziomu IV następują same.',
  },
  'AG:9.12': {
    title: 'Łódź',
    body: 'Po każdym rozliczeniu, jeśli warunek jest spełniony, łódź płynie do następnej przystani, zachodzi jej wydarzenie i warunek sprawdza się ponownie.',
  },
  'AG:9.13': {
    title: 'Kiedy łódź odpływa',
    body: 'Przystań 1: dwa kontrakty poziomu I. Przystań 2: jeden poziomu II. Przystań 3: łącznie dwa poziomu II (AG:L-13). Przystań 4: jeden poziomu III. Przystań 5: jeden poziomu IV.',
  },
  'AG:9.14': {
    title: 'Przystań 2',
    body: 'Jeśli Budowniczy jest na działce, powstaje tam budynek; nikt nie dostaje kafla, nie stawia robotnika i nie przetwarza. Potem Budowniczy rusza.',
  },
  'AG:9.15': {
    title: 'Przystań 3',
    body: 'Kupiec rusza; potem każdy zyskuje po 1 przysłudze za swoją bawełnę, najwyżej 3; limit zamówień wynosi 4.',
  },
  'AG:9.16': {
    title: 'Przystań 4',
    body: 'Wszystkie żetony ceny wracają do Handlarza niższą stroną do góry; każdy zyskuje 1 przysługę; limit zamówień wynosi 5.',
  },
  'AG:9.17': {
    title: 'Przystań 5',
    body: 'Każdy zyskuje wybrany towar: o wartości 1 bez bawełny, 2 z jedną, 3 z dwiema lub więcej. Limit zamówień wynosi 6.',
  },
  'AG:9.18': {
    title: 'Przystań 6',
    body: 'Od teraz wydane ubrania dają o 1 rupię więcej, a koniec gry zostaje wywołany.',
  },
  'AG:9.19': {
    title: 'Reszta bez zmian',
    body: 'Tam, gdzie przychodzi Kupiec lub Budowniczy, robotnicy, towary i rupie pozostają, jak były.',
  },
  'AG:9.20': {
    title: 'Wpływy za dostawy',
    body: 'Po wszystkich dostawach akcji możesz zrobić krok w gildii każdego zaopatrzonego dostojnika, w dowolnej kolejności. Dwóch dostojników jednej gildii to dwa kroki.',
  },
  'AG:9.21': {
    title: 'Jeden krok za dostojnika',
    body: 'Nie ma znaczenia, ile towarów od ciebie dostał.',
  },
  'AG:9.22': {
    title: 'Raz na turę',
    body: 'Ten sam dostojnik daje ci krok tylko raz w turze, licząc wszystkie akcje, nawet gdy z kroku rezygnujesz (AG:L-19).',
  },
  'AG:9.23': {
    title: 'Dżagirdar po cudzym Żeglarzu',
    body: 'Jeśli masz Dżagirdara, po zakończeniu cudzej akcji Żeglarza możesz dostarczyć jeden towar dostępnemu dostojnikowi, nawet gdy tamten gracz nic nie dostarczył. Gracz w turze zyskuje wtedy 1 przysługę, a ty możesz zrobić krok wpływu.',
  },
  'AG:9.24': {
    title: 'Pełna kolejność',
    body: 'Znacznik, rupie, dopłaty; drugi znacznik podwójnej dostawy; przy komplecie: zdobywca, karta, znaczniki, przy poziomie IV wywołanie końca, efekt jednorazowy, łódź z wydarzeniami. Po wszystkich dostawach: wpływy, zwrot, Dżagirdar.',
  },
  'AG:10.1': {
    title: 'Darmowe dodatki',
    body: 'Akcje dodatkowe nie zastępują akcji głównej. Wykonuj ich tyle, na ile cię stać, w chwilach, na które pozwala AG:3.5.',
  },
  'AG:10.2': {
    title: 'Muszą coś zmienić',
    body: 'Nie możesz użyć takiej, która nic by nie dała. „Do” wolno wykorzystać częściowo, a księgę i obraz nawet wtedy, gdy część efektu przepada.',
  },
  'AG:10.3': {
    title: 'Olej i curry',
    body: 'Jeden twój robotnik wstaje za 1 olej albo 1 curry, a do trzech, gdy wydasz naraz po jednym z obu. Możesz to powtarzać.',
  },
  'AG:10.4': {
    title: 'Akcje przysług',
    body: 'Każdy ma trzy nadrukowane, a każdy twój kafel przysługi to jeszcze jedna. Każdej używasz najwyżej raz na turę.',
  },
  'AG:10.5': {
    title: 'Miej i zapłać',
    body: 'Musisz mieć tyle przysług, ile mówi pierwsza liczba, a płacisz drugą. Jeden z zapłaconych znaczników oznacza akcję jako użytą, reszta idzie do zasobu.',
  },
  'AG:10.6': {
    title: 'Zniżka Mułły',
    body: 'Raz na turę jedna akcja przysługi kosztuje cię o 1 mniej, ale co najmniej 1. Wymagana liczba się nie zmienia.',
  },
  'AG:10.7': {
    title: 'Akcje nadrukowane',
    body: 'Towar podstawowy: miej 2, zapłać 2, zyskaj dowolny towar podstawowy. Wpływ: miej 4, zapłać 3, krok w dowolnej gildii. Przetworzenie: miej 3, zapłać 3, przetwórz jeden towar.',
  },
  'AG:10.8': {
    title: 'Kafle przysług',
    body: 'Miej/zapłać: Podniesienie 2/2; Zdjęcie osłony 3/2 (AG:L-02); Towar o wartości 2 4/3; Cena 3/2; Punkt medytacji 2/1; Akbar lub zamówienie 4/2; Przetworzenie 1 na 2 3/2; Jeden więcej 2/2; Sprzedaż 3/2 (rupie równe wartości); Dostawa 4/2; Rolnicy 2/1 (dwa kroki); Wymiana 2/2; Krok medytacji 4/4; Darmowa praca 3/3. Punkt medytacji działa tylko podczas medytacji; Akbar lub zamówienie nie zużywa fazy zamówień.',
  },
  'AG:10.9': {
    title: 'Kafle nowe i odzyskane',
    body: 'Kafla możesz użyć, gdy tylko go masz. Gdy oddajesz użyty, jego znacznik idzie do zasobu; jeśli kafel wróci w tej samej turze, nadal jest użyty.',
  },
  'AG:10.10': {
    title: 'Dołączanie z kaflem',
    body: 'Używając kafla Jeden więcej przy dołączaniu, płacisz jak zwykle. Kafel jest znów wolny po zakończeniu trwającej tury.',
  },
  'AG:10.11': {
    title: 'Towary luksusowe',
    body: 'W turze możesz wydać po jednym z każdego rodzaju (AG:L-04). Znacznik leży na swoim zwoju do końca tury. To nie jest dostawa.',
  },
  'AG:10.12': {
    title: 'Księga, obraz, ubrania',
    body: 'Księga: podnieś do trzech robotników i zyskaj 1 przysługę. Obraz: po kroku w dwóch różnych gildiach; z jednego możesz zrezygnować. Ubrania: rupie równe ich wartości, od przystani 6 o 1 więcej.',
  },
  'AG:10.13': {
    title: 'Posąg',
    body: 'Wydasz go tylko między akcją główną a fazą zamówień, na jeszcze jedną akcję główną od razu. Jeden na turę.',
  },
  'AG:11.1': {
    title: 'Jedno z dwojga albo nic',
    body: 'Możesz dać Akbarowi dokładnie jeden towar albo zrealizować dokładnie jedno zamówienie.',
  },
  'AG:11.2': {
    title: 'Inne drogi',
    body: 'Poza tym zamówienia realizuje się Żeglarzem lub kaflem Akbar lub zamówienie. Do Akbara prowadzi jeszcze ten sam kafel i Sadr us-Sudur.',
  },
  'AG:11.3': {
    title: 'Dar dla Akbara',
    body: 'Misa tego towaru musi być pusta, a towary podstawowe mis nie mają. Znacznik zostaje tam do końca gry. Dopłacają hojne kontrakty; innej nagrody na razie nie ma.',
  },
  'AG:11.4': {
    title: 'Inna misa',
    body: 'Tylko Sadr us-Sudur pozwala włożyć towar do misy innego towaru o tej samej wartości.',
  },
  'AG:11.5': {
    title: 'Czego wymaga zamówienie',
    body: 'Leży na nim znacznik zamówień, w kolumnie jest mniej znaczników niż limit (neutralne też się liczą), masz w tej gildii stopień 1 lub wyższy i masz oba towary.',
  },
  'AG:11.6': {
    title: 'Realizacja zamówienia',
    body: 'Oddaj oba towary, weź dopłaty i oznacz zamówienie. Jeśli nikt cię na tym torze nie wyprzedza, dostajesz rupie za swój stopień; w przeciwnym razie o 1 mniej, ale robisz krok. Stopnie od 1 do 9 dają 2, 3, 3, 4, 4, 5, 5, 6, 6.',
  },
  'AG:11.7': {
    title: 'Ruch znacznika zamówień',
    body: 'Przechodzi na najbliższe wolne zamówienie poniżej, a z samego dołu na górę. Gdy wszystkie sześć jest zakrytych, znika, a koniec gry zostaje wywołany.',
  },
  'AG:12.1': {
    title: 'Kroki',
    body: 'Idziesz w górę po jednym i nigdy w dół. Krok ponad szczyt przepada.',
  },
  'AG:12.2': {
    title: 'Skąd są kroki',
    body: 'Z dostaw, od Architekta, z kafli premii, z akcji przysługi Wpływ, z obrazu, od Malarza i z zamówień, gdy nie prowadzisz. Z kroków za dostawy możesz zrezygnować. Gdy wybierasz gildię, możesz wskazać każdą z trzech.',
  },
  'AG:12.3': {
    title: 'Stopnie 3 i 6',
    body: 'Na stopniu 3 wybierasz 1 przysługę lub kafel przysługi, na stopniu 6 zaś 2 przysługi lub kafel. Dotyczy to każdego gracza, każdego toru i każdej tury, także cudzej.',
  },
  'AG:12.4': {
    title: 'Szczyt',
    body: 'Kto dojdzie do stopnia 9, wywołuje koniec gry.',
  },
  'AG:12.5': {
    title: 'Wzięcie kafla',
    body: 'Weź jeden z wystawki, którą uzupełnia się do trzech. Możesz mieć trzy kafle; biorąc czwarty, oddajesz jeden z trzech starych, który wtasowuje się w stos. Gdy stos się skończy, zostają luki; przy pustej wystawce bierzesz przysługi.',
  },
  'AG:12.6': {
    title: 'Nadrukowane osobno',
    body: 'Trzy nadrukowane akcje przysług nie wliczają się do trzech kafli.',
  },
  'AG:13.1': {
    title: 'Zawsze 22',
    body: 'Znaczników nigdy ci nie przybywa ani nie ubywa.',
  },
  'AG:13.2': {
    title: 'Bez znacznika z zasobu',
    body: 'Przetwarzanie, wymiana, dostawa, dar dla Akbara, wydanie towaru luksusowego, zamówienie, akcja przysługi i przegrana większość nie zabierają nic z zasobu.',
  },
  'AG:13.3': {
    title: 'Ze znacznikiem z zasobu',
    body: 'Każdy wytworzony lub zyskany towar i każda zyskana przysługa to jeden znacznik z zasobu.',
  },
  'AG:13.4': {
    title: 'Za mało znaczników',
    body: 'Jeśli zyskujesz więcej, niż masz znaczników w zasobie, możesz w tej chwili odłożyć towary lub przysługi, najwyżej tyle, ilu brakuje. Potem połóż, ile się da; reszta przepada.',
  },
  'AG:13.5': {
    title: 'Czego nie można odłożyć',
    body: 'Znaczniki na akcjach przysług, zwojach, dostojnikach, zamówieniach, misach i u Francuza zostają. Bez niedoboru nie możesz odłożyć niczego.',
  },
  'AG:13.6': {
    title: 'Najpierw to, co wraca',
    body: 'Towary oddane Kupcowi oraz znaczniki z zamówienia lub kontraktu są w zasobie, zanim coś dzięki nim zyskasz.',
  },
  'AG:14.0': {
    title: 'Rodzaje zdolności',
    body: 'Stałe działają zawsze. Turowych używasz raz w każdej swojej turze. Jednorazowe następują po zdobyciu karty. Końcowe punktują. Poza punktacją i dopłatami wszystko jest dobrowolne; wszystko działa od razu, ale nigdy wstecz.',
  },
  'AG:14.1': {
    title: 'Portugalczyk (I)',
    body: 'W twojej akcji Żeglarza jedyną zapłatą może być kilka towarów wartych razem najwyżej 4; karta zdobyta po zapłacie już jej nie zmienia. Hojny: sukno 1.',
  },
  'AG:14.2': {
    title: 'Sufi (I)',
    body: 'Raz: twój wskaźnik idzie o pole za darmo, chyba że jest na ostatnim. Hojny: curry 1.',
  },
  'AG:14.3': {
    title: 'Takszaka (I)',
    body: 'Gdy budujesz z Architektem, masz o 1 więcej wartości budowlanej i zyskujesz 1 rupię. Za budynek Mudżtahidy też jest rupia; za działkę Budowniczego i przystań 2 nic.',
  },
  'AG:14.4': {
    title: 'Kornak (I)',
    body: 'Ilekroć wytwarzasz piaskowiec lub drewno, wytwarzasz o 1 więcej.',
  },
  'AG:14.5': {
    title: 'Chatib (I)',
    body: 'Ilekroć wytwarzasz kurkumę lub bawełnę, wytwarzasz o 1 więcej.',
  },
  'AG:14.6': {
    title: 'Francuz (I)',
    body: 'Co turę możesz dostarczyć jeden towar na wolne pole jego wartości: 1, 2 lub 3 (AG:L-05). Hojne kontrakty dopłacają. Gdy zajęte są wszystkie trzy, dostajesz 5 rupii, a znaczniki wracają.',
  },
  'AG:14.7': {
    title: 'Farbiarz (I)',
    body: 'Dwa wytworzone towary mogą stać się jednym o wartości 2 z ich rzędu (AG:7.3). Hojny: barwnik 1.',
  },
  'AG:14.8': {
    title: 'Kucharz (I)',
    body: 'Przyjmuje do 2 twoich wypartych stojących robotników (AG:5.7). Podczas medytacji przenosisz ich do zasobu; każdy daje PM jak położony robotnik. Hojny: olej 1.',
  },
  'AG:14.9': {
    title: 'Muezin (II)',
    body: 'Raz w każdej swojej fazie medytacji dostajesz 1 PM więcej, gdy PM daje robotnik z planszy lub od Kucharza. Kafel Punkt medytacji tego nie uruchamia.',
  },
  'AG:14.10': {
    title: 'Dżagirdar (II)',
    body: 'Twoja akcja Żeglarza ma dwie darmowe dostawy. Po cudzej możesz dostarczyć jeden towar (AG:9.23).',
  },
  'AG:14.11': {
    title: 'Kalif (II)',
    body: 'Co turę: wydaj 1 bawełnę i podnieś jednego swojego robotnika.',
  },
  'AG:14.12': {
    title: 'Kaligraf (II)',
    body: 'Ponowna praca kosztuje cię 1 rupię. Hojny: papier 1.',
  },
  'AG:14.13': {
    title: 'Mułła (II)',
    body: 'Raz w swojej turze płacisz za akcję przysługi o 1 mniej (AG:10.6). Hojny: cegły 1.',
  },
  'AG:14.14': {
    title: 'Anglik (II)',
    body: 'Co turę: wymień jeden towar na inny o tej samej wartości.',
  },
  'AG:14.15': {
    title: 'Mozaikarz (II)',
    body: 'Raz: weź dowolny kafel przysługi, z wystawki albo po przejrzeniu stosu, który się potem tasuje. Co turę podczas medytacji: zamień 1 PM na 1 przysługę albo 3 PM na 2.',
  },
  'AG:14.16': {
    title: 'Mudżtahida (III)',
    body: 'Raz: pierwsza działka szlaku zostaje zabudowana dla ciebie bez materiałów. Bierzesz kafel premii i, jeśli masz robotnika w zasobie, stawiasz go tam i przetwarzasz do 3 towarów; inni mogą dołączyć. Hojny: posąg 2.',
  },
  'AG:14.17': {
    title: 'Holender (III)',
    body: 'Koniec: 1, 3 lub 6 rupii za twoje zamówienia w 1, 2 lub 3 gildiach. Hojny: ubrania 2.',
  },
  'AG:14.18': {
    title: 'Malarz (III)',
    body: 'Raz: podnieś do trzech robotników i zrób krok w dowolnej gildii. Hojny: obraz 2.',
  },
  'AG:14.19': {
    title: 'Subadar (III)',
    body: 'Koniec: 1 rupia za każde twoje zamówienie. Hojny: księga 2.',
  },
  'AG:14.20': {
    title: 'Sadr us-Sudur (III)',
    body: 'Raz: dostarcz towar do dowolnej pustej misy, której towar ma tę samą wartość. Koniec: 1 rupia za każdy twój znacznik u Akbara.',
  },
  'AG:14.21': {
    title: 'Wielki Mufti (IV)',
    body: 'Raz: 3 przysługi. Koniec: 3 rupie za każdy komplet trzech gildii wśród twoich kontraktów, z tym włącznie, i zamówień.',
  },
  'AG:14.22': {
    title: 'Wielki Imam (IV)',
    body: 'Raz: 3 przysługi. Koniec: 1 rupia za każdy twój kontrakt Uczonych, z tym włącznie, i każde ich zamówienie (AG:L-12).',
  },
  'AG:14.23': {
    title: 'Nadworny Artysta (IV)',
    body: 'Raz: 3 przysługi. Koniec: 1 rupia za każdy twój kontrakt Rzemieślników, z tym włącznie, i każde ich zamówienie (AG:L-12).',
  },
  'AG:14.24': {
    title: 'Diwan (IV)',
    body: 'Raz: 3 przysługi. Koniec: 1 rupia za każdy twój kontrakt Kupców, z tym włącznie, i każde ich zamówienie (AG:L-12).',
  },
  'AG:15.1': {
    title: 'Co wywołuje koniec',
    body: 'Skompletowany kontrakt poziomu IV, dojście przez kogoś na szczyt toru gildii albo zakrycie wszystkich sześciu zamówień kolumny, także znacznikami neutralnymi.',
  },
  'AG:15.2': {
    title: 'Jeszcze jedna runda',
    body: 'Kończycie bieżącą rundę i gracie jeszcze jedną pełną, od gracza rozpoczynającego; potem punktacja. Kolejne wywołania nic nie zmieniają.',
  },
  'AG:15.3': {
    title: 'Punktacja',
    body: 'Do rupii dodaj efekty końcowe kontraktów; 5 za wskaźnik na ostatnim polu; po 1 za zdjętą osłonę; 1, 3 lub 5 za jeden, dwa lub trzy znaczniki u Akbara i po 3 za każdy następny. Na każdym torze gildii lider dostaje po 2 za swoje zamówienia w niej, a każdy na drugim miejscu po 1; remisujący liderzy po 1, a drugie miejsce nic.',
  },
  'AG:15.4': {
    title: 'Miejsca na torze',
    body: 'Liczy się tylko stopień. Nawet bez zamówień w tej gildii zajmujesz swoje miejsce i nie ustępujesz go niżej stojącym.',
  },
  'AG:15.5': {
    title: 'Zwycięzca',
    body: 'Wygrywa najwięcej rupii. Przy remisie dodaj wartości swoich towarów przy budynkach i po 1 za przysługę; jeśli i to jest równe, dzielicie zwycięstwo.',
  },
  'AG:15.6': {
    title: 'Bez punktów',
    body: 'Rupie pozostałe na budynkach i towary odłożone u Francuza nic nie dają.',
  },
  'AG:16.1': {
    title: 'Rupie są tajne',
    body: 'Do punktacji nikt nie widzi, ile masz rupii. To, co zyskujesz lub płacisz, jest widoczne w tej chwili.',
  },
  'AG:16.2': {
    title: 'Reszta jest jawna',
    body: 'Towary, przysługi, robotników, farmy, kafle, kontrakty, rzekę, zamówienia i misy każdy może obejrzeć w każdej chwili.',
  },
  'AG:16.3': {
    title: 'Czego nie wie nikt',
    body: 'Kolejności kafli w stosie i przyszłych rzutów kością. Zdobywca Mozaikarza widzi, jakie kafle są w stosie.',
  },
  'AG:16.4': {
    title: 'Bez podpowiedzi',
    body: 'Aplikacja nie zdradza innym, czy stać cię na ponowną pracę. Gdy za przymusową zapłacono mniej niż pełną cenę, widzą to wszyscy.',
  },
  'AG:L-02': {
    title: 'Ile kosztuje kafel Zdjęcie osłony?',
    body: 'Musisz mieć 3 przysługi i płacisz 2, jak w instrukcji hiszpańskiej i chińskiej; polska każe zapłacić 3. Przy stole można ustawić jedno lub drugie.',
  },
  'AG:L-04': {
    title: 'Ile towarów luksusowych mogę wydać w turze?',
    body: 'Po jednym z każdego rodzaju, jak w instrukcji polskiej i chińskiej; hiszpańska pozwala tylko na jeden w ogóle. Przy stole można ustawić jedno lub drugie.',
  },
  'AG:L-05': {
    title: 'Jak często mogę odkładać towary u Francuza?',
    body: 'Jeden towar na turę, jak w instrukcji polskiej i hiszpańskiej; chińska nie podaje ograniczenia. Stół można ustawić tak, że odkładasz, ile się zmieści.',
  },
  'AG:L-06': {
    title: 'Czy kafel Jeden więcej działa samodzielnie?',
    body: 'Nie, dodaje towar do innego przetwarzania: instrukcja hiszpańska tego wymaga, chińska na to pozwala. Polska zabrania łączenia i stół można ustawić tak, że kafel sam przetwarza jeden towar.',
  },
  'AG:L-07': {
    title: 'Kiedy dostaję 2 przysługi od Kupca?',
    body: 'Po akcji, a potem on rusza: tak mówią instrukcja polska, chińska i hiszpańskie podsumowanie. Główny tekst hiszpański mówi, że przed akcją, i tak też można ustawić stół.',
  },
  'AG:L-11': {
    title: 'Jak często działa Farbiarz?',
    body: 'Raz w każdym wytwarzaniu, jak w instrukcji polskiej i hiszpańskiej; chińska mówi: raz na turę. Ma to znaczenie tylko przy akcji posągu; przy stole można ustawić jedno lub drugie.',
  },
  'AG:L-12': {
    title: 'Czy Wielki Imam, Nadworny Artysta i Diwan liczą zamówienia?',
    body: 'Tak, kontrakty i zamówienia, jak w instrukcji hiszpańskiej i chińskiej; polska liczy same kontrakty. Przy stole można ustawić jedno lub drugie.',
  },
  'AG:L-13': {
    title: 'Kiedy łódź odpływa z przystani 3?',
    body: 'Przy łącznie dwóch kontraktach poziomu II, jak w instrukcji polskiej i hiszpańskiej. Chińska wymaga dwóch następnych, czyli łącznie trzech, i tak też można ustawić stół.',
  },
  'AG:L-19': {
    title: 'Jak często jeden dostojnik daje mi krok?',
    body: 'Raz na turę, jak w instrukcji hiszpańskiej; chińska mówi: raz na akcję, a polska milczy. Stół można ustawić na raz na akcję.',
  },
}
