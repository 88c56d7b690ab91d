import type { Refusals } from '../sentences.ts'
import { at } from './places.ts'
import {
  covers,
  deliveries,
  favor,
  good,
  goodMissing,
  guild,
  ofNotable,
  pointsObject,
  rupeesObject,
  sides,
  tile,
  toNotable,
  undos,
} from './speak.ts'
import { words } from './words.ts'

/** Why a move is not legal, and what would help. */
export const refusals: Refusals = {
  'game-over': 'Gra jest skończona.',
  'not-your-decision': 'To nie twoja decyzja; teraz pytany jest ktoś inny.',
  'not-asked-now': 'Nie teraz: najpierw trzeba zdecydować o czymś innym.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Nie masz już czego cofnąć.' : `Do cofnięcia jest tylko ${undos(have)}.`,
  'nothing-to-redo': ({ have }) => (have === 0 ? 'Nie ma czego ponowić.' : `Do ponowienia jest tylko ${undos(have)}.`),
  'none-stored': 'U Kucharza nie ma twoich robotników; trafiają tam wyparci.',
  'nobody-lies': 'Żaden z twoich robotników nie leży.',
  'must-do-something': 'Skoro to wybierasz, zrób to przynajmniej raz.',
  'only-in-meditation': 'Punkty medytacji przydają się tylko w fazie medytacji.',
  'no-worker-in-supply': ({ rule }) =>
    rule === 'AG:6.2'
      ? 'Budowa wymaga drugiego robotnika, a w twoim zasobie nie ma żadnego.'
      : 'W twoim zasobie nie ma robotników; niech jeden z planszy pracuje ponownie.',
  'not-built': ({ space }) =>
    `${words.spaces[space]}: tu nie ma jeszcze budynku; może go wznieść Architekt albo Budowniczy.`,
  'own-worker-there': ({ space }) => `Twój robotnik już jest ${at[space]}; niech pracuje ponownie.`,
  'no-own-worker': ({ space }) => `Nie masz robotnika ${at[space]}.`,
  'lies-already': ({ space }) => `Twój robotnik ${at[space]} już leży; wybierz stojącego.`,
  'stands-already': ({ space }) => `Twój robotnik ${at[space]} już stoi; wybierz leżącego.`,
  'needs-rupees': ({ need, have }) => `To kosztuje ${rupeesObject(need)}; masz ${have}.`,
  'needs-favor': ({ need, have }) => `Potrzeba: ${favor(need)}; masz ${have}.`,
  'needs-points': ({ need, have }) => `To kosztuje ${pointsObject(need)}; masz ${have}. Połóż więcej robotników.`,
  'needs-materials': ({ need, have }) => `Potrzeba materiałów za ${need}; twoje liczą się za ${have}.`,
  'needs-deliveries': ({ need, have }) =>
    `Potrzeba: ${deliveries(need)}; zostało ${have}. Oddany towar doda swoją wartość, raz.`,
  'needs-good': ({ good: name, need, have }) =>
    `Za mało ${goodMissing[name]}: potrzeba ${need ?? 1}, masz ${have ?? 0}.`,
  'needs-influence': (refusal) => `Potrzebujesz co najmniej 1 kroku w ${guild(refusal.guild)}.`,
  'already-built': ({ building }) => `${words.spaces[building]}: ten budynek już stoi; wybierz działkę.`,
  'no-material': (refusal) =>
    `${words.goods[refusal.good]} to nie materiał budowlany; są nimi piaskowiec, drewno, cement i deski.`,
  'other-level': ({ need }) => `Ten kafel jest z innego poziomu; wybierz z poziomu ${need}.`,
  'tile-taken': () => 'Tego kafla premii już nie ma; wybierz inny.',
  'option-used': 'To już robisz z Botanikiem; druga rzecz musi być inna.',
  'last-space': 'Jesteś na ostatnim polu toru medytacji.',
  'no-cover-left': 'Na twojej farmie nie ma już osłon.',
  'no-farmer-can-move': 'Żaden z twoich rolników nie może się ruszyć; najpierw zdejmij osłonę.',
  'end-of-side': ({ side }) => `Rolnik ${sides[side]} stoi na końcu swojego boku.`,
  'cell-covered': ({ side, cell }) => `Pole ${cell} na boku ${sides[side]} jest zasłonięte; najpierw zdejmij osłonę.`,
  'cover-gone': ({ cover }) => `Nie zdejmiesz tej osłony (${covers[cover]}): już jej nie ma. Wybierz inną.`,
  'circle-blocked': ({ circle }) => `${words.circle[circle]}: w kole zablokowane; wybierz inną akcję.`,
  'changes-nothing': 'Żeton ceny już tak leży.',
  'priced-already': 'U tego Handlarza cena jest już ustawiona.',
  'fits-nowhere':
    'Ten żeton ceny nigdzie nie pasuje: musi różnić się o 1 od wydrukowanej wartości i leżeć na towarze bez żetonu.',
  'traded-already': 'U tego Handlarza wymiana jest już zrobiona.',
  'already-taking': 'Bierzesz już towary, więc nie możesz oddać kolejnych.',
  'same-good': 'Wybierz inny towar.',
  'not-basic': 'Tu chodzi o towar podstawowy: piaskowiec, drewno, kurkumę albo bawełnę.',
  'no-arrow': 'Towary podstawowe się wytwarza, nie przetwarza; wybierz towar, do którego prowadzi strzałka.',
  'nothing-to-add-to': 'Kafel powiększa przetwarzanie; przetwórz co najmniej 1 towar.',
  'nothing-to-process': 'Nie masz towaru, który można tak przetworzyć.',
  'nothing-to-sell': 'Nie masz towaru, który jest coś wart.',
  'nothing-to-exchange': 'Nie masz towaru, który ma odpowiednik o tej samej wartości.',
  'returns-what-is-gained': 'Nie możesz zwrócić tego, co właśnie dostajesz; wybierz coś innego.',
  'other-value': ({ good: name, need, have }) =>
    `${name ? words.goods[name] : 'Ten towar'}: wartość wynosi teraz ${have}, a musi wynosić ${need}.`,
  'other-row': (refusal) => `${words.goods[refusal.good]}: to inny rząd; Farbiarz zostaje w rzędzie twojej produkcji.`,
  'no-equal-value': (refusal) => `Żaden inny towar nie jest teraz wart tyle samo, co ${good(refusal.good)}.`,
  'worth-nothing': (refusal) =>
    `${refusal.good ? words.goods[refusal.good] : 'Ten towar'}: nie ma teraz żadnej wartości.`,
  'worth-too-much': ({ need, have }) =>
    `Wartość wynosi ${need}, a możesz wziąć jeszcze za ${have}. Oddaj więcej, zanim coś weźmiesz.`,
  'not-one-away': ({ good: name, need, have }) =>
    `Żeton musi różnić się o 1 od wydrukowanej wartości: ${good(name)} ma ${need}, ta strona pokazuje ${have}.`,
  'token-there': (refusal) => `${words.goods[refusal.good]}: leży tu już inny żeton ceny.`,
  'payment-too-high': ({ need, have }) => `Żeglarz bierze towary warte razem najwyżej ${need}; to byłoby ${have}.`,
  'at-most': ({ have, rule }) =>
    rule === 'AG:6.11' ? `Handlarz bierze najwyżej tyle towarów: ${have}.` : `Najwyżej ${have} naraz.`,
  'produces-less': ({ need, have }) => `Twoja farma daje tylko ${have}, nie ${need}.`,
  'no-place-for-value': ({ have }) => `Francuz nie ma miejsca na towar o wartości ${have}.`,
  'place-taken': ({ have }) => `U Francuza miejsce na wartość ${have} jest zajęte; zapełnij pozostałe.`,
  'already-paid': 'Zapłata dla Żeglarza jest tylko jedna i już jest złożona.',
  'double-only-by-sailor': 'Dwie sztuki towaru naraz dostarcza tylko Żeglarz.',
  'nothing-to-deliver': 'Nie masz niczego, czego chce jeszcze otwarty dostojnik.',
  'nothing-to-serve': 'Nie masz towaru do wolnej misy ani zamówienia, które możesz zrealizować.',
  'one-order': 'Z Żeglarzem tylko jedno zamówienie; kolejne w fazie zamówień.',
  'order-phase-used': 'Twój wybór w fazie zamówień jest już wykorzystany.',
  'step-not-optional': 'Pierwszy krok trzeba zrobić.',
  'all-at-top': 'Jesteś na szczycie każdego toru.',
  'not-available': (refusal) =>
    `${words.notables[refusal.notable]}: teraz niedostępny cel dostaw; wybierz otwartego dostojnika nad rzeką.`,
  'not-wanted': (refusal) => `${words.notables[refusal.notable]} nie chce ${goodMissing[refusal.good]}.`,
  'already-delivered': (refusal) => `${words.notables[refusal.notable]}: ${good(refusal.good)} już tu jest.`,
  'doubled-already': (refusal) => `Podwójną dostawę ${toNotable[refusal.notable]} można zrobić raz w tej akcji.`,
  'bowl-taken': ({ bowl }) => `Misa (${good(bowl)}) jest już pełna.`,
  'no-bowl': (refusal) => `Akbar nie ma misy: ${good(refusal.good)}. Nie przyjmuje towarów podstawowych.`,
  'column-full': (refusal) => `Wszystkie zamówienia ${guild(refusal.guild)} są zrealizowane.`,
  'order-limit': ({ guild: name, need, have }) =>
    `Zamówienia ${guild(name)}: leżących znaczników jest ${have}, a limit to ${need}, aż łódź popłynie dalej.`,
  'no-step-left': (refusal) => `Nie masz już kroku w ${guild(refusal.guild)}.`,
  'another-track': (refusal) => `Pierwszy krok był w ${guild(refusal.guild)}; wybierz inną gildię.`,
  'at-top': (refusal) => `Jesteś na szczycie w ${guild(refusal.guild)}.`,
  'not-your-contract': (refusal) => `Nie masz kontraktu ${ofNotable[refusal.notable]}.`,
  'not-your-tile'({ action, tile: other }) {
    const name = action ?? other
    return name ? `Nie masz kafla przysługi ${tile(name)}.` : 'Nie masz tego kafla przysługi.'
  },
  'used-this-turn'(refusal) {
    if (refusal.action) return `${tile(refusal.action)}: w tej turze już wykorzystane.`
    if (refusal.notable) return `${words.notables[refusal.notable]}: zdolność w tej turze już wykorzystana.`
    return refusal.good
      ? `${words.goods[refusal.good]}: każdy towar luksusowy działa raz na turę.`
      : 'W tej turze już wykorzystane.'
  },
  'only-on-own-turn'(refusal) {
    if (refusal.notable) return `${words.notables[refusal.notable]} pomaga tylko w twojej turze.`
    return refusal.action ? `Tutaj ${tile(refusal.action)} działa tylko w twojej turze.` : 'Tylko w twojej turze.'
  },
  'declared-with-what-it-changes': ({ action }) => `${tile(action)}: wybierz razem z ruchem, któremu pomaga.`,
  'tile-not-there': (refusal) => `Kafla ${tile(refusal.tile)} nie można teraz wziąć.`,
  'never-below-one': 'To kosztuje 1 przysługę; Mułła nie obniży już ceny.',
  'not-combined': 'W tej grze ten kafel przetwarza osobno i niczego nie powiększa.',
  'just-taken': 'Ten kafel właśnie bierzesz; oddaj inny.',
  'no-luxury-good': 'Takie działanie mają tylko towary luksusowe: księga, obraz, ubrania, a po akcji posąg.',
  'one-luxury-good': 'W tej grze tylko jeden towar luksusowy na turę.',
  'statue-after-action': 'Posąg działa po twojej akcji, przed fazą zamówień.',
  'before-order-phase': 'Posąg działa przed fazą zamówień, a twój wybór w niej już zapadł.',
}
