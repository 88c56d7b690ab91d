import { counted } from '@durbar/craft/text'
import type { OptionTexts, Refusals } from '../sentences.ts'
import type { Details } from '../written.ts'
import { words } from './words.ts'

const moves = counted('pl', { one: 'ruch', few: 'ruchy', other: 'ruchów' })
const steps = counted('pl', { one: 'stopień', few: 'stopnie', other: 'stopni' })

const short =
  (say: (count: number) => string) =>
  ({ need, have }: Details): string =>
    `Potrzeba: ${say(need)}; masz ${have}.`

export const refusals: Refusals = {
  'game-over': 'Gra jest już skończona.',
  'not-your-decision': 'To nie twoja decyzja; teraz decyduje kto inny.',
  'not-asked-now': 'Nie teraz: najpierw trzeba rozstrzygnąć coś innego.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Nie masz już czego cofnąć.' : `Cofnąć możesz najwyżej ${moves(have)}.`,
  'nothing-to-redo': ({ have }) =>
    have === 0 ? 'Nie ma czego przywrócić.' : `Przywrócić możesz najwyżej ${moves(have)}.`,
  'solo-only': ({ what }) => `„${what}” dotyczy tylko gry z Axomammą; zostaw wartość zwykłą.`,
  'needs-potato': short(words.effects.potato),
  'needs-corn': short(words.effects.corn),
  'needs-stone': short(words.effects.stone),
  'needs-gold': short(words.effects.gold),
  'needs-food': short(words.food),
  'not-the-price': 'To nie jest ta cena; zapłać dokładnie tyle, ile trzeba.',
  'starter-not-there': 'Ta tkanina początkowa jest już zajęta; wybierz inną.',
  'keep-exactly': ({ need, have }) => `Liczba kart do zatrzymania: ${need}; wybrane: ${have}.`,
  'card-not-in-hand': ({ what }) => `Nie masz tej karty na ręce: ${what}.`,
  'no-such-section': 'Coricancha ma pięć sektorów; wybierz jeden z nich.',
  'no-such-worker': ({ what }) => `Nie masz takiego robotnika: ${what}.`,
  'not-its-role': ({ what }) => `Ten robotnik nie może mieć tej roli: ${what}. Pozwala na to dopiero budynek.`,
  'space-taken': ({ what }) => `Zajęte: ${what}. Wybierz wolne pole.`,
  'needs-card-or-gold': ({ what }) => `Potrzebna karta tego boga (${what}) albo 1 złoto; nie masz ani tego, ani tego.`,
  'side-actions-begun': 'Tura zaczęła się od akcji pobocznej; wykonaj teraz drugą.',
  'card-of-another-god': ({ what }) => `Zapłać kartą boga z tego pola, nie tą: ${what}.`,
  'not-adjacent': ({ what }) => `To pole nie sąsiaduje z twoim: ${what}.`,
  'nobody-there': ({ what }) => `Nikt tam nie stoi: ${what}.`,
  'is-a-warrior': 'Wojownika nie można zabrać; wybierz innego sąsiada.',
  'no-such-benefit': ({ what }) => `Nie ma już takiej korzyści: ${what}.`,
  'task-not-here': ({ what }) => `To pole nie styka się z tym zadaniem: ${what}.`,
  'once-per-set': ({ what }) => `Już wykonane: ${what}. Najpierw pozostałe zadania tego pola.`,
  'not-between-tasks': 'Korzyści bierze się przed pierwszym zadaniem albo po ostatnim.',
  'no-such-reward': ({ what }) => `Nie ma takiej nagrody: ${what}.`,
  'god-deck-empty': 'Talia bogów jest pusta; weź kartę odkrytą.',
  'card-not-in-offer': ({ what }) => `Nie ma jej wśród odkrytych kart bogów: ${what}.`,
  'no-god-cards': 'Nie ma już kart bogów, ani odkrytych, ani w talii.',
  'card-not-drawn': 'Zatrzymaj jedną z kart dobranych przed chwilą.',
  'no-nomads': 'Nie ma Koczowników.',
  'no-such-nomad': ({ what }) => `Wśród Koczowników nikt taki nie czeka: ${what}.`,
  'nothing-face-down': 'Nie masz niczego zakrytego.',
  'not-face-down': ({ what }) => `Nie leży u ciebie zakryte: ${what}.`,
  'not-face-up': ({ what }) => `Nie leży u ciebie odkryte: ${what}. Najpierw odnowa.`,
  'buildings-only': 'Tu można odnowić tylko budynek produkcyjny.',
  'no-refresh-left': 'Ta odnowa jest już wykorzystana.',
  'refreshed-after-producing': 'Odnowa po produkcji kończy produkcję; nic więcej nie wyprodukujesz.',
  'no-stair-markers': 'Nie masz już znaczników schodów.',
  'no-stair-slots': 'Nie ma wolnego miejsca na schody.',
  'slot-taken': ({ what }) => `Schody już tam są: ${what}.`,
  'needs-upper-stairs': ({ what }) => `Najpierw potrzebne są schody w górnym murze: ${what}.`,
  'market-empty': 'Targ jest pusty.',
  'cannot-pay-any-building': 'Nie stać cię na żaden budynek z targu.',
  'not-in-market': ({ what }) => `Nie ma tego na targu: ${what}.`,
  'swapped-already': 'Targ jest już wymieniony.',
  'remove-one-at-least': 'Zapłata już poszła: usuń co najmniej jeden budynek.',
  'no-statues-left': 'Nie ma już posągu, na który cię stać.',
  'statue-gone': ({ what }) => `Nie ma już: ${what}.`,
  'only-small': 'Za darmo jest tylko mały posąg.',
  'no-weavings': 'Na stosie nie ma już tkanin.',
  'weaving-not-shown': ({ what }) => `Tej tkaniny nie ma wśród pokazanych: ${what}.`,
  'right-end-only': 'Gobelin rośnie tylko z prawej strony.',
  'new-tapestry-has-no-left': 'Nowy gobelin nie ma lewej strony; połóż tkaninę jako pierwszą.',
  'not-your-weaving': ({ what }) => `Tej tkaniny nie ma w twoich gobelinach: ${what}.`,
  'not-an-end': ({ what }) => `Ta tkanina nie leży na tym końcu gobelinu: ${what}.`,
  'pattern-there-already': 'Ten gobelin ma już ten wzór; każdy wzór tylko raz.',
  'only-the-top-two': 'Weź wierzchnią tkaninę albo następną.',
  'side-action-done': ({ what }) => `W tej turze już było: ${what}. Wybierz inną akcję poboczną.`,
  'one-or-two-sections': 'Arcykapłan przesuwa się o jeden lub dwa sektory.',
  'no-such-statue': ({ what }) => `Nie masz takiego posągu: ${what}.`,
  'one-of-each-size': ({ what }) => `Tylko jeden posąg każdej wielkości; ${what} jest już oddany.`,
  'so-many-steps': ({ need, have }) => `Tu najwyżej ${steps(need)}, nie ${have}.`,
  'village-empty': 'Wioska jest pusta.',
  'village-not-empty': 'Póki w Wiosce ktoś jest, ginie ktoś z Wioski.',
  'no-conquest-markers': 'Nie masz już znaczników podboju.',
  'needs-soldiers': ({ what, down, discard }) =>
    `${what}: żołnierze do zakrycia: ${down}, do odrzucenia: ${discard}. Twoje odkryte karty nie wystarczą.`,
  'not-these-soldiers': ({ what }) => `Te karty nie pasują do ceny: ${what}. Ani za mało, ani na próżno.`,
  'so-much-gold': ({ need, have }) => `Tu przyda się najwyżej ${words.effects.gold(need)}, nie ${have}.`,
  'not-your-turn': 'Tylko w swojej turze.',
  festival: 'Nie podczas Święta.',
  'needs-building': ({ what }) => `Potrzebny do tego budynek: ${what}.`,
  'not-exchangeable': 'Wymieniać można tylko kukurydzę, kamień i złoto między sobą.',
  'just-exchanged': ({ what }) => `To właśnie z wymiany: ${what}. Najpierw zrób coś innego.`,
}

const easier = 'Łatwiej: '
const harder = 'Trudniej: '
const usual = 'Jak zwykle'

export const options: OptionTexts = {
  coricancha: { name: 'Coricancha', values: { turned: 'Obrócona losowo', printed: 'Jak w druku' } },
  goldIsWild: {
    name: 'Złoto w płatnościach',
    values: { off: 'Złoto płaci tylko za złoto', on: 'Złoto zastępuje ziemniaka, kukurydzę lub kamień' },
  },
  cornIsFood: { name: 'Jedzenie', values: { off: 'Tylko ziemniaki', on: 'Ziemniaki lub kukurydza' } },
  tapestryEnds: { name: 'Gobeliny rosną', values: { both: 'Z obu stron', right: 'Tylko z prawej' } },
  roleBuildings: {
    name: 'Budynki Gońców i Kapłanów',
    values: { instead: 'Nowa rola zastępuje własną', additional: 'Nowa rola dochodzi do własnej' },
  },
  courierFirst: {
    name: 'Dodatkowe zadanie Gońca',
    values: {
      'none-there-now': 'Gdy w segmencie nikogo teraz nie ma',
      'none-ever': 'Gdy w segmencie nikogo jeszcze nie było',
    },
  },
  freeWeaving: {
    name: 'Tkanina za darmo',
    values: { top: 'Wierzchnia', 'top-or-next': 'Wierzchnia lub następna' },
  },
  casualtyWhenGoldTaken: {
    name: 'Złoto zamiast Podboju',
    values: { off: 'Nikt nie ginie', on: 'Robotnik i tak ginie' },
  },
  highPriests: {
    name: 'Pierwsi Arcykapłani',
    values: { 'reverse-order': 'W odwrotnej kolejności', 'turn-order': 'W kolejności tur' },
  },
  benefitsBetweenTasks: {
    name: 'Korzyści między zadaniami',
    values: { off: 'Tylko przed zadaniami lub po nich', on: 'Także pomiędzy' },
  },
  marketSwaps: { name: 'Wymiana targu', values: { one: 'Raz na budynek', any: 'Ile razy chcesz' } },
  festivalFreeActions: {
    name: 'Wolne akcje w Święto',
    values: { holder: 'Dla posiadacza kafelka', nobody: 'Dla nikogo' },
  },
  axomammaPassives: {
    name: 'Budynki pasywne Axomammy',
    values: { off: 'Dają tylko punkty', on: 'Działają także dla niej' },
  },
  axomammaStartStone: { name: 'Początkowe kamienie Axomammy', values: { '4': '4 kamienie', '2': '2 kamienie' } },
  axomammaLeftoverPrice: {
    name: 'Cena tkaniny, którą Axomamma kupuje po tobie',
    values: { '2': '2 kukurydze', '3': '3 kukurydze' },
  },
  axomammaFirstConquest: {
    name: 'Pierwszy podbój Axomammy',
    values: { discard: 'Gdzie odrzuca się najwięcej żołnierzy', points: 'Gdzie jest najwięcej punktów' },
  },
  axomammaNoPersonality: { name: `${easier}bez osobowości`, values: { off: usual, on: 'Nie ma żadnej' } },
  axomammaDearBuildings: {
    name: `${easier}drogie budynki`,
    values: { off: 'Płaci 1 kamień', on: 'Płaci 2 kamienie' },
  },
  axomammaTwoStatues: {
    name: `${easier}rzadsze Modły`,
    values: { off: 'Potrzebuje 1 posągu', on: 'Potrzebuje 2 posągów' },
  },
  axomammaOneConquest: {
    name: `${easier}jeden podbój`,
    values: { off: 'Podbija do dwóch razy', on: 'Podbija raz' },
  },
  axomammaNoIdleArmy: {
    name: `${easier}bez karty armii w odpoczynku`,
    values: { off: 'Odpoczywając, dobiera kartę', on: 'Odpoczywając, nie dobiera karty' },
  },
  axomammaFreeStep: {
    name: `${harder}darmowy stopień świątyni`,
    values: { off: usual, on: '1 przy własnych Modłach i Ofierze' },
  },
  axomammaEqualSoldiers: {
    name: `${harder}wczesny Podbój`,
    values: {
      off: 'Potrzebuje więcej żołnierzy niż poległych',
      on: 'Potrzebuje tylu żołnierzy, ilu poległych',
    },
  },
  axomammaFewerSoldiers: {
    name: `${harder}tanie podboje`,
    values: { off: usual, on: 'Zakrywa i odrzuca o 1 żołnierza mniej' },
  },
  axomammaActionPoints: {
    name: `${harder}punkty za akcje`,
    values: { off: 'Brak', on: '2 punkty za każdą jej akcję' },
  },
  axomammaWeavingPoints: {
    name: `${harder}punkty za tkaniny`,
    values: { off: '1 punkt za każdą w Święto', on: '2 punkty za każdą w Święto' },
  },
  axomammaIdlePoints: {
    name: `${harder}punkty za odpoczynek`,
    values: { off: 'Brak', on: '2 punkty, gdy odpoczywa' },
  },
  axomammaResourcePoints: {
    name: `${harder}punkty za zasoby`,
    values: { off: 'Na koniec liczy się tylko złoto', on: 'Na koniec 1 punkt za każdy zasób' },
  },
}
