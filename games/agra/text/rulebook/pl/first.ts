import type { RuleText } from '@durbar/kernel'
import type { FirstRuleId } from '../chapters.ts'

export const rules: Readonly<Record<FirstRuleId, RuleText>> = {
  'AG:1.1': {
    title: 'Gracze',
    body: 'Gra od dwóch do czterech osób, każda w swoim kolorze, w kolejności zgodnej z ruchem wskazówek zegara. Gracza rozpoczynającego wskazuje los i pozostaje on nim do końca gry.',
  },
  'AG:1.2': {
    title: 'Twoje 22 znaczniki',
    body: 'Wszystkie są jednakowe, a o ich roli decyduje miejsce. Przy budynku znacznik jest towarem, w polu przysług przysługą; na dostojniku, zamówieniu, misie, karcie Francuza, zwoju czy akcji przysługi pokazuje, co tam zrobiono. Pozostałe czekają w zasobie.',
  },
  'AG:1.3': {
    title: 'Szesnaście towarów',
    body: 'Są cztery rzędy, od towaru podstawowego do luksusowego: piaskowiec, cement, cegły, posąg; drewno, deski, papier, księga; kurkuma, curry, barwnik, obraz; bawełna, olej, sukno, ubrania. Kolumna 1 to towary podstawowe (wartość 1), kolumny 2 i 3 zaawansowane (2), kolumna 4 luksusowe (3). Rząd to zarazem kolor.',
  },
  'AG:1.4': {
    title: 'Wartość',
    body: 'Towar jest wart tyle, ile pokazuje leżący na nim żeton ceny, a bez żetonu tyle, ile nadrukowano. Każda zasada mówiąca o wartości ma na myśli wartość z tej właśnie chwili; tego, co już zapłacone, nie przelicza się.',
  },
  'AG:1.5': {
    title: 'Żetony ceny',
    body: 'Są trzy, o stronach 1/2, 2/3 i 3/4. Każdy czeka u Handlarza niższą stroną do góry albo leży na jednym rodzaju towaru, najwyżej jeden na rodzaj. Widoczna cena musi być dokładnie o 1 wyższa lub niższa od nadrukowanej.',
  },
  'AG:1.6': {
    title: 'Ustawienie ceny',
    body: 'Wybierz jeden żeton i połóż go na towarze dowolną stroną, zgodnie z AG:1.5. Możesz go wziąć od Handlarza, przesunąć, odwrócić albo zrobić jedno i drugie, ale coś musi się zmienić. Do Handlarza żetony wracają tylko w przystani 4.',
  },
  'AG:1.7': {
    title: 'Strzałki',
    body: 'Dwanaście strzałek mówi, co w co można przetworzyć. Każdy towar podstawowy w oba zaawansowane ze swojego rzędu, a dalej: cegły w posąg, papier w księgę, barwnik w obraz, sukno w ubrania. Cementu, desek, curry i oleju nie przetwarza się dalej.',
  },
  'AG:1.8': {
    title: 'Budynki',
    body: 'Każdy towar ma swój budynek. Cztery budynki wytwórcze z kolumny 1 stoją od początku; dwanaście przetwórczych (poziom 2, 3 lub 4, jak kolumna) to działki, dopóki ktoś ich nie zabuduje. Przy każdym, także przy działce, może leżeć dowolnie wiele towarów.',
  },
  'AG:1.9': {
    title: 'Szlak',
    body: 'Kupiec i Budowniczy idą w dół kolumny 1, potem 2, 3 i 4, a z ostatniego budynku znów na początek: Kamieniołom, Wyrąb, Pole kurkumy, Pole bawełny, Cementownia, Tartak, Kuchnia curry, Olejarnia, Cegielnia, Papiernia, Farbiarnia, Tkacz, Rzeźbiarz, Introligator, Pracownia malarza, Krawiec.',
  },
  'AG:1.10': {
    title: 'Materiały budowlane',
    body: 'Piaskowiec i drewno mają wartość budowlaną 1, cement i deski 2; żetony ceny jej nie zmieniają. Działka poziomu 2 kosztuje 3, poziomu 3 kosztuje 4, poziomu 4 kosztuje 5.',
  },
  'AG:1.11': {
    title: 'Pola akcji',
    body: 'Pracować można u czterech głównych postaci, w każdym stojącym budynku i na tej jednej działce, na której jest Budowniczy. Na polu mieści się jeden robotnik.',
  },
  'AG:1.12': {
    title: 'Robotnicy',
    body: 'Masz ich dziesięciu. Robotnik jest w zasobie, stoi lub leży na polu akcji albo czeka u Kucharza. Wyprzeć to usunąć cudzego robotnika z pola, które zajmujesz; położony lub podniesiony robotnik zostaje na swoim miejscu.',
  },
  'AG:1.13': {
    title: 'Przysługi',
    body: 'Masz ich tyle, ile znaczników leży w twoim polu przysług. Zawsze pochodzą z gry, nigdy od innego gracza.',
  },
  'AG:1.14': {
    title: 'Rupie',
    body: 'To pieniądze i punkty zarazem, a bankowi nigdy ich nie zabraknie. Płacisz nimi tylko za jedno: za ponowną pracę (AG:5.8).',
  },
  'AG:1.15': {
    title: 'Gildie',
    body: 'Rzemieślnicy, Kupcy i Uczeni mają po torze wpływów ze stopniami od 0 do 9, na którym każdy ma jeden pionek, oraz po kolumnie sześciu zamówień.',
  },
  'AG:1.16': {
    title: 'Dostojnicy i kontrakty',
    body: 'Dostojników jest 24: 8 poziomu I, 7 poziomu II, 5 poziomu III i 4 poziomu IV. Każdy należy do gildii i chce dwóch lub trzech rodzajów towarów. Skompletowana karta staje się kontraktem i zostaje u zdobywcy.',
  },
  'AG:1.17': {
    title: 'Zamówienia',
    body: 'Zamówienie to dwa towary. W każdej kolumnie znacznik zamówień wskazuje jedyne, które można teraz zrealizować, a limit zamówień (najpierw 3, później 4, 5 i 6) ogranicza liczbę znaczników w kolumnie.',
  },
  'AG:1.18': {
    title: 'Misy Akbara',
    body: 'Akbar ma dwanaście mis, po jednej na każdy towar zaawansowany i luksusowy. W ciągu całej gry do misy trafia tylko jeden znacznik.',
  },
  'AG:1.19': {
    title: 'Medytacja',
    body: 'Twój wskaźnik idzie po torze sześciu pól, od pola 1. Punkty medytacji (PM) wydajesz w kręgu: cztery akcje zewnętrzne (Wymiana, Dostawa, Przetworzenie, Zdjęcie osłony) i jedna w środku (Ruch rolnika). Znacznik medytacji blokuje jedną z zewnętrznych.',
  },
  'AG:1.20': {
    title: 'Twoja farma',
    body: 'Farma jest kwadratem, w którego rogach są kolejno, zgodnie z ruchem wskazówek zegara, piaskowiec, drewno, kurkuma i bawełna. Każdy bok ma pięć pól i jednego rolnika, na początku pośrodku. Osiem osłon leży na skrajnych polach boków.',
  },
  'AG:1.21': {
    title: 'Krok rolnika',
    body: 'Krok to ruch jednego rolnika o jedno pole po jego boku. Nie może on wyjść poza pięć pól ani wejść na pole z osłoną.',
  },
  'AG:1.22': {
    title: 'Zdjęcie osłony',
    body: 'Zdejmij z farmy dowolną swoją osłonę i połóż obok planszy. Już tam nie wróci, a na koniec da punkty (AG:15.3).',
  },
  'AG:1.23': {
    title: 'Czynności',
    body: 'Wytwarzasz towary podstawowe; przetwarzasz jeden towar jedną strzałką; wymieniasz towar na inny o tej samej wartości; zyskujesz towar z zasobu; płacisz, odkładając go do zasobu. Dostarczone są tylko towary oddane dostojnikowi, na zamówienie, Akbarowi lub Francuzowi.',
  },
  'AG:1.24': {
    title: 'Działka nie przeszkadza',
    body: 'Możesz przetwarzać na towar, wymieniać na towar i zyskiwać towar, którego budynek jest jeszcze działką.',
  },
  'AG:2.1': {
    title: 'Gracz rozpoczynający',
    body: 'Wyznacza go los, z równą szansą dla wszystkich.',
  },
  'AG:2.2': {
    title: 'Żetony ceny',
    body: 'Trzy żetony zaczynają u Handlarza, niższą stroną do góry.',
  },
  'AG:2.3': {
    title: 'Kafle na planszy',
    body: 'Dwanaście kafli premii leży odkrytych, po cztery dla poziomów 2, 3 i 4. Wszystkie dwanaście budynków przetwórczych to na początku działki.',
  },
  'AG:2.4': {
    title: 'Kupiec',
    body: 'Rzut kością stawia go na jednym z czterech pierwszych budynków szlaku; 5 i 6 rzuca się ponownie.',
  },
  'AG:2.5': {
    title: 'Budowniczy',
    body: 'Rzut kością stawia go na jednej z sześciu działek za Polem bawełny: 1 to Cementownia, 6 to Papiernia.',
  },
  'AG:2.6': {
    title: 'Rzeka w cztery osoby',
    body: 'Losuje się i odkrywa dostojników: poziom I – 5, poziom II – 4, poziom III – 3, poziom IV – 2. Pozostali nie biorą udziału w tej grze.',
  },
  'AG:2.7': {
    title: 'Równowaga gildii',
    body: 'Wśród 14 dostojników gildie muszą wystąpić 5, 5 i 4 razy. Jeśli tak nie jest, karty wymienia się losowo na niewykorzystane tego samego poziomu, począwszy od I, aż się zgodzi.',
  },
  'AG:2.8': {
    title: 'Łódź i limit zamówień',
    body: 'Łódź zaczyna w przystani 1, a limit zamówień wynosi 3. Limity 4, 5 i 6 czekają między przystaniami 2 i 3, 3 i 4 oraz 4 i 5.',
  },
  'AG:2.9': {
    title: 'Znacznik medytacji',
    body: 'Zaczyna na Dostawie, więc ta akcja jest zablokowana jako pierwsza.',
  },
  'AG:2.10': {
    title: 'Z czym zaczynasz',
    body: 'Masz 10 robotników, 22 znaczniki, farmę z ośmioma osłonami, wskaźnik na polu 1, stopień 0 we wszystkich gildiach i 2 rupie. Nie masz towarów, przysług, kafli ani kontraktów.',
  },
  'AG:2.11': {
    title: 'Znaczniki neutralne',
    body: 'W dwie lub trzy osoby teraz kładzie się znaczniki neutralne (AG:2.15 i AG:2.16).',
  },
  'AG:2.12': {
    title: 'Znaczniki zamówień',
    body: 'Rzut kością dla każdej kolumny, kolejno Rzemieślnicy, Kupcy i Uczeni, ustawia znacznik zamówień; 1 to najwyższe zamówienie.',
  },
  'AG:2.13': {
    title: 'Kafle przysług',
    body: '14 kafli tasuje się zakrytych, a trzy odkrywa jako wystawkę.',
  },
  'AG:2.14': {
    title: 'Rzeka w dwie lub trzy osoby',
    body: '4 dostojników poziomu I, 3 poziomu II, 2 poziomu III i 1 poziomu IV. Gildie muszą wystąpić 4, 3 i 3 razy, co wyrównuje się jak w AG:2.7.',
  },
  'AG:2.15': {
    title: 'Znaczniki neutralne u Akbara',
    body: 'Misy tworzą lewą i prawą połowę po sześć. W trzy osoby jeden rzut na połowę zajmuje jedną misę; w dwie osoby są po dwa rzuty, a powtórzona liczba nie zajmuje nic.',
  },
  'AG:2.16': {
    title: 'Znaczniki neutralne na zamówieniach',
    body: 'W trzy osoby rzut kością zakrywa jedno zamówienie w każdej kolumnie, w dwie osoby dwa różne.',
  },
  'AG:2.17': {
    title: 'Zakryte na starcie',
    body: 'Gdy znacznik zamówień miałby zacząć na zakrytym zamówieniu, przechodzi na najbliższe wolne poniżej, a z samego dołu na górę.',
  },
  'AG:2.18': {
    title: 'Co robią znaczniki neutralne',
    body: 'Liczą się do limitu zamówień i do pełnej kolumny. Nigdy nie punktują i się nie ruszają. Poza tym zasady są takie same dla każdej liczby graczy.',
  },
  'AG:3.1': {
    title: 'Runda',
    body: 'W rundzie każdy rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego.',
  },
  'AG:3.2': {
    title: 'Części tury',
    body: 'Możesz medytować, potem musisz wykonać jedną akcję główną, możesz dodać jedną akcję posągu, możesz zrealizować zamówienie lub obdarować Akbara i kończysz turę. Do wcześniejszej części nie ma powrotu.',
  },
  'AG:3.3': {
    title: 'Najpierw skutki',
    body: 'Wszystko, co wynika z jakiegoś kroku, rozstrzyga się do końca, razem z dalszymi skutkami, zanim ten krok pójdzie dalej.',
  },
  'AG:3.4': {
    title: 'Kilka osób naraz',
    body: 'Gdy coś dotyczy kilku graczy, rozstrzyga się to po kolei, zgodnie z ruchem wskazówek zegara od gracza w turze. W tej samej kolejności zapadają wybory.',
  },
  'AG:3.5': {
    title: 'Kiedy możesz coś wtrącić',
    body: 'Akcje dodatkowe i zdolności bez ustalonej pory są dostępne zawsze, gdy w swojej turze stoisz przed wyborem: w całej medytacji, przed wysłaniem robotnika i po nim, między krokami akcji głównej, po niej i w fazie zamówień aż do końca tury.',
  },
  'AG:3.6': {
    title: 'Kiedy nie możesz',
    body: 'Nie wtrącasz nic podczas wypierania, między dostawą a końcem jej rozliczenia i wydarzeń przystani ani podczas efektów jednorazowych, wyboru kafla, dołączania, dostawy Dżagirdara, braku znaczników czy innej akcji dodatkowej.',
  },
  'AG:3.7': {
    title: 'Ogłaszane razem',
    body: 'Jeden więcej, Darmowa praca i Mułła nie mają własnej chwili: ogłaszasz je razem z przetwarzaniem, ponowną pracą lub akcją przysługi, którą zmieniają.',
  },
  'AG:3.8': {
    title: 'W cudzej turze',
    body: 'Możesz tylko dołączyć (także z kaflem Jeden więcej), dostarczyć towar dzięki Dżagirdarowi, oddać robotnika Kucharzowi i wykonać efekt jednorazowy właśnie zdobytego kontraktu.',
  },
  'AG:3.9': {
    title: 'Koniec tury',
    body: 'Znaczniki z akcji przysług, kafli przysług i zwojów wracają do zasobów właścicieli, twoje zdolności znów są gotowe i gra następna osoba, chyba że była to ostatnia tura gry.',
  },
  'AG:4.1': {
    title: 'Dowolnie i na przemian',
    body: 'Nie musisz medytować. Jeśli to robisz, zdobywaj i wydawaj punkty w dowolnej kolejności.',
  },
  'AG:4.2': {
    title: 'Kładzenie robotników',
    body: 'Połóż dowolną liczbę swoich stojących robotników, jednego po drugim. Pierwszy daje tyle PM, ile pokazuje pole wskaźnika, każdy następny tyle, co pole o jedno wcześniejsze, zawsze co najmniej 1. Pola od 1 do 6 pokazują 1, 2, 2, 3, 3, 4.',
  },
  'AG:4.3': {
    title: 'Liczenie robotników',
    body: 'Robotnik podniesiony i znów położony liczy się jako kolejny, podobnie jak zabrany od Kucharza. Jeśli w tym czasie wskaźnik się przesunie, następnych liczysz od nowego pola.',
  },
  'AG:4.4': {
    title: 'Krąg',
    body: 'Ile razy zechcesz, jeśli cię stać: Wymiana towaru (PM równe jego wartości), Dostawa towaru dostojnikowi (3), Przetworzenie towaru (wartość nowego towaru), Zdjęcie osłony (2), Ruch rolnika o krok (1). Akcja zewnętrzna zablokowana na początku fazy pozostaje zamknięta.',
  },
  'AG:4.5': {
    title: 'Dokąd idzie znacznik',
    body: 'Na koniec fazy znacznik medytacji przechodzi na akcję zewnętrzną użytą przez ciebie jako ostatnia. Jeśli nie było żadnej, zostaje. Ruch rolnika, Mozaikarz i kafle się nie liczą.',
  },
  'AG:4.6': {
    title: 'Niewydane punkty',
    body: 'Nie musisz wydać wszystkich punktów, ale te, które zostaną na koniec fazy, przepadają.',
  },
  'AG:4.7': {
    title: 'Zablokowane dla wszystkich',
    body: 'Oznaczona akcja jest zamknięta dla każdego, dopóki znacznik się nie przesunie.',
  },
  'AG:4.8': {
    title: 'Wpływy z medytacji',
    body: 'Towar dostarczony w medytacji daje krok wpływu (AG:9.20), gdy tylko ta dostawa zostanie w pełni rozliczona.',
  },
  'AG:5.1': {
    title: 'Jedna akcja główna',
    body: 'Musisz wykonać dokładnie jedną: postaw robotnika z zasobu na polu akcji albo skorzystaj z ponownej pracy.',
  },
  'AG:5.2': {
    title: 'Skromne akcje są dozwolone',
    body: 'Pole możesz zająć, nawet jeśli potem nic nie wytworzysz, nie przetworzysz, nie dostarczysz ani nie wymienisz. Obowiązkowe jest tylko samo zajęcie pola.',
  },
  'AG:5.3': {
    title: 'Kolejność',
    body: 'Wybierz pole; wyprzyj stojącego tam robotnika albo zapłać za ponowną pracę; zabierz rupie z budynku; wykonaj akcję. Jeśli był tam Kupiec, zyskujesz 2 przysługi i on rusza dalej; jeśli powstał budynek Budowniczego, rusza Budowniczy.',
  },
  'AG:5.4': {
    title: 'Puste pole',
    body: 'Po prostu stawiasz robotnika.',
  },
  'AG:5.5': {
    title: 'Wyparcie leżącego',
    body: 'Robotnik wraca do zasobu właściciela, który nic nie dostaje.',
  },
  'AG:5.6': {
    title: 'Wyparcie stojącego',
    body: 'Robotnik wraca do zasobu właściciela, który zyskuje 1 przysługę, a 2, jeśli jego wskaźnik jest na polu 4 lub dalej.',
  },
  'AG:5.7': {
    title: 'Schronienie u Kucharza',
    body: 'Gdy ktoś wyprze twojego stojącego robotnika, a twój Kucharz ma mniej niż 2, możesz oddać robotnika jemu. Przysługi zyskujesz tak czy inaczej.',
  },
  'AG:5.8': {
    title: 'Ponowna praca',
    body: 'Na polu, na którym już jest twój robotnik, zapłać 2 rupie, podnieś go i wykonaj akcję jeszcze raz. Z Kaligrafem płacisz 1, z kaflem Darmowa praca 0. Płacisz, zanim weźmiesz rupie z budynku, i musisz mieć pełną kwotę.',
  },
  'AG:5.9': {
    title: 'Przymusowa ponowna praca',
    body: 'Bez robotnika w zasobie (ci u Kucharza się nie liczą) musisz użyć ponownej pracy na jednym ze swoich pól. Jeśli brakuje ci rupii, płacisz tyle, ile masz, choćby nic.',
  },
  'AG:5.10': {
    title: 'Wizyta u Kupca',
    body: '2 przysługi i jego ruch następują, gdy akcja jest całkiem zakończona, razem z dołączaniem; ponowna praca to też wizyta. Jeśli w tym czasie przesunęła go przystań, i tak zyskujesz przysługi, a on rusza z nowego miejsca (AG:L-07).',
  },
  'AG:5.11': {
    title: 'Ruch Kupca',
    body: 'Kość mówi, o ile stojących budynków idzie on naprzód. Każdy mijany budynek dostaje 1 rupię, a minięty dwa razy 2. Budynek, z którego wyrusza (o ile go nie minie), i ten, w którym staje, nie dostają nic.',
  },
  'AG:5.12': {
    title: 'Rupie na budynkach',
    body: 'Leżą, aż ktoś wyśle tam robotnika lub użyje tam ponownej pracy; wtedy zabiera wszystkie.',
  },
  'AG:5.13': {
    title: 'Wizyta u Budowniczego',
    body: 'Postaw robotnika na działce Budowniczego: budynek powstaje bez materiałów, ale też bez kafla premii. Potem przetwarzasz w nim do 3 towarów, a inni mogą dołączyć.',
  },
  'AG:5.14': {
    title: 'Ruch Budowniczego',
    body: 'Gdy budynek pod Budowniczym już stoi, kość przesuwa go o tyle działek naprzód po szlaku; liczą się same działki. Jeśli została jedna, idzie na nią, jeśli żadna, opuszcza grę. Ten sam budynek nigdy nie powoduje dwóch ruchów.',
  },
  'AG:5.15': {
    title: 'Akcja posągu',
    body: 'Między akcją główną a fazą zamówień możesz wydać posąg na jeszcze jedną pełną akcję główną, na tych samych zasadach, także z ponowną pracą, również przymusową.',
  },
  'AG:5.16': {
    title: 'Zawsze jest co zrobić',
    body: 'Działka Budowniczego nigdy nie jest zajęta, a kto nie ma już robotników w zasobie, ma ich na planszy i może skorzystać z przymusowej ponownej pracy. Akcja główna jest więc zawsze możliwa.',
  },
  'AG:6.1': {
    title: 'Architekt: jedno z dwojga',
    body: 'Zrób krok w wybranej gildii albo buduj.',
  },
  'AG:6.2': {
    title: 'Budowa: czego potrzeba',
    body: 'Wybierz dowolną działkę. Musisz mieć jeszcze jednego robotnika w zasobie i materiały na pokrycie kosztu: suma wartości budowlanych, plus 1 za co najmniej dwa różne materiały, plus 1 z Takszaką. Możesz przepłacić, ale bez reszty.',
  },
  'AG:6.3': {
    title: 'Budowa: przebieg',
    body: 'Zapłać i postaw budynek (z Takszaką 1 rupia). Weź kafel premii jego poziomu i wykonaj go. Postaw tam robotnika z zasobu i przetwórz do 3 towarów; inni mogą dołączyć. Jeśli był tam Budowniczy, rusza dalej.',
  },
  'AG:6.4': {
    title: 'Kafle premii',
    body: 'Poziom 2: 3 rupie i krok u Rzemieślników, krok u Kupców lub 1 przysługa; albo 2 rupie i zdjęcie osłony. Poziom 3: 4 rupie i krok u Rzemieślników, u Uczonych lub 1 przysługa; albo 5 rupii. Poziom 4: 5 rupii i krok u Uczonych, u Kupców lub 1 przysługa; albo 6 rupii. Czego nie da się wykonać, przepada.',
  },
  'AG:6.5': {
    title: 'Żeglarz',
    body: 'Dostarczaj towary dowolnym dostępnym dostojnikom i zrealizuj najwyżej jedno zamówienie, w dowolnej kolejności.',
  },
  'AG:6.6': {
    title: 'Liczba dostaw',
    body: 'Jedna dostawa jest darmowa, z Dżagirdarem dwie. Raz w tej akcji możesz zapłacić jednym towarem i masz tyle kolejnych dostaw, ile jest wart. Z Portugalczykiem możesz zapłacić naraz kilkoma towarami wartymi razem najwyżej 4.',
  },
  'AG:6.7': {
    title: 'Kiedy płacisz',
    body: 'W dowolnej chwili akcji, ale przed pierwszą dostawą, która nie jest darmowa. Liczy się wartość z tej chwili i nie musisz wykorzystać wszystkiego.',
  },
  'AG:6.8': {
    title: 'Co ile zużywa',
    body: 'Zwykła dostawa zużywa 1, podwójna 2, zamówienie 2. Bez Dżagirdara zrealizujesz więc zamówienie dopiero po zapłaceniu.',
  },
  'AG:6.9': {
    title: 'Jedno po drugim',
    body: 'Każdą dostawę rozlicza się do końca przed następną, a dostojników, którzy się przez to otworzą, można od razu zaopatrywać. Przy zamówieniu liczy się twój obecny stopień, jeszcze bez wpływów z tej akcji, i obowiązujący limit.',
  },
  'AG:6.10': {
    title: 'Koniec akcji Żeglarza',
    body: 'Najpierw twoje wpływy za zaopatrzonych dostojników, potem po 1 rupii zwrotu za każdą opłaconą, a niewykorzystaną dostawę (za darmowe nic), na końcu Dżagirdar innego gracza (AG:9.23).',
  },
  'AG:6.11': {
    title: 'Handlarz: wymiana',
    body: 'Możesz oddać od 1 do 3 towarów i zyskać dowolne towary warte razem co najmniej o 1 mniej. Mogą to być te same rodzaje.',
  },
  'AG:6.12': {
    title: 'Handlarz: cena',
    body: 'Możesz też ustawić jedną cenę (AG:1.6), przed całą wymianą lub po niej, nie w środku, albo całkiem bez wymiany.',
  },
  'AG:6.13': {
    title: 'Towary o wartości 0',
    body: 'Gdyby jakiś towar był wart 0, u Handlarza nie można by go zyskać.',
  },
  'AG:6.14': {
    title: 'Botanik',
    body: 'Wykonaj najwyżej dwie różne z trzech rzeczy, w dowolnej kolejności: zapłać podane towary i przesuń wskaźnik o pole; zdejmij osłonę; wykonaj do dwóch kroków rolników, jednym lub dwoma. Koszty od pola 1: kurkuma; kurkuma i bawełna; curry i bawełna; olej i kurkuma; curry i olej.',
  },
  'AG:7.1': {
    title: 'Ile wytwarzasz',
    body: 'Policz odkryte pola między rogiem z towarem a najbliższym rolnikiem po obu stronach; pole samego rolnika się nie liczy. Tyle wytwarzasz, od 0 do 8.',
  },
  'AG:7.2': {
    title: 'Kornak i Chatib',
    body: 'Kornak dodaje 1 do piaskowca lub drewna, Chatib 1 do kurkumy lub bawełny, nawet gdy farma daje 0.',
  },
  'AG:7.3': {
    title: 'Farbiarz',
    body: 'Raz w każdym wytwarzaniu co najmniej 2 towarów możesz zamienić dwa z nich na jeden o wartości 2 z tego samego rzędu, zanim je położysz (AG:L-11).',
  },
  'AG:7.4': {
    title: 'Kładzenie towarów',
    body: 'Połóż ich tyle, ile chcesz, o ile starczy znaczników (AG:13.4). Reszta przepada.',
  },
  'AG:7.5': {
    title: 'Nikt nie dołącza',
    body: 'Do wytwarzania inni gracze nie mogą dołączyć.',
  },
}
