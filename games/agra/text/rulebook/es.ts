import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rules as first } from './es/first.ts'
import { rules as second } from './es/second.ts'

/*
 * Glosario (términos fijos)
 * Piezas: trabajador (de pie / tumbado), marcador, favor (1 de favor), rupia, ficha de precio, cubierta, granjero, indicador (tracker),
 * marcador de meditación, marcador de encargos, marcador neutral, loseta de bono, loseta de favor, barca
 * Lugares: reserva, espacio de acción, edificio, solar (sin construir), río, muelle, escala de gremio, encargo, cuenco, granja,
 * escala de meditación, círculo de meditación, pergamino, muestrario (display), pila, bolsa
 * Gente: Arquitecto, Marinero, Comerciante, Botánico; Mercader y Constructor (recorren el camino); notable, contrato (notable ganado)
 * Palabras: producir, procesar, sumarse (follow), cambiar, ganar, entregar, entrega doble, desplazar, tumbar, levantar,
 * peón (volver a trabajar), paso (influencia), tener / pagar (favor), puntos de meditación (PM), valor, valor de construcción,
 * quitar una cubierta, contrato generoso, ajustes de la mesa
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Conceptos y piezas',
    setup: 'Preparación',
    turn: 'El turno',
    meditation: 'Fase de meditación',
    placing: 'Colocar un trabajador',
    characters: 'Los cuatro personajes principales',
    production: 'Producción',
    processing: 'Procesar y sumarse',
    notables: 'Notables, contratos y el río',
    secondary: 'Acciones secundarias',
    orders: 'Fase de encargos',
    influence: 'Influencia y losetas de favor',
    markers: 'Reserva de marcadores',
    abilities: 'Qué hacen los notables',
    end: 'Final y puntuación',
    hidden: 'Qué es secreto',
    rulings: 'Aclaraciones que la mesa puede ajustar',
  },
  rules: { ...first, ...second },
}
