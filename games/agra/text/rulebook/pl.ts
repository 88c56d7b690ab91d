import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rules as first } from './pl/first.ts'
import { rules as second } from './pl/second.ts'

/*
 * Słowniczek (stałe terminy)
 * Elementy: robotnik (stoi / leży), znacznik, przysługa, rupia, żeton ceny, osłona, rolnik, wskaźnik (tracker), znacznik medytacji,
 * znacznik zamówień, znacznik neutralny, kafel premii, kafel przysługi, łódź
 * Miejsca: zasób, pole akcji, budynek, działka (niezabudowana), rzeka, przystań, tor gildii, zamówienie, misa, farma,
 * tor medytacji, krąg medytacji, zwój, wystawka, stos, sakiewka
 * Osoby: Architekt, Żeglarz, Handlarz, Botanik; Kupiec i Budowniczy (chodzą po szlaku); dostojnik, kontrakt (zdobyty dostojnik)
 * Słowa: wytwarzać, przetwarzać, dołączyć (follow), wymienić, zyskać, dostarczyć, podwójna dostawa, wyprzeć, położyć, podnieść,
 * ponowna praca (peon), krok (wpływ), mieć / zapłacić (przysługi), punkty medytacji (PM), wartość, wartość budowlana,
 * zdjąć osłonę, hojny kontrakt (generous), ustawienia stołu
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Pojęcia i elementy',
    setup: 'Przygotowanie',
    turn: 'Tura',
    meditation: 'Faza medytacji',
    placing: 'Wysłanie robotnika',
    characters: 'Cztery główne postacie',
    production: 'Wytwarzanie',
    processing: 'Przetwarzanie i dołączanie',
    notables: 'Dostojnicy, kontrakty i rzeka',
    secondary: 'Akcje dodatkowe',
    orders: 'Faza zamówień',
    influence: 'Wpływy i kafle przysług',
    markers: 'Zasób znaczników',
    abilities: 'Co dają dostojnicy',
    end: 'Koniec gry i punktacja',
    hidden: 'Co jest tajne',
    rulings: 'Rozstrzygnięcia do wyboru przy stole',
  },
  rules: { ...first, ...second },
}
