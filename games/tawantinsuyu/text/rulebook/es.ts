import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Glosario (términos fijos)
 * Recursos: papa, maíz, piedra, oro (2 de maíz, 2 de piedra, 1 de oro); comida (papa o maíz); puntos
 * Lugares: colina, sector, terraza (alta / media / baja), segmento, casilla, hueco de escalera, Coricancha, lado, Aldea
 *          (extremo de las papas, extremo del maíz), Nómadas, Caídos, templo, región, casilla de conquista, mercado,
 *          cartas de dios a la vista (offer), bolsa
 * Piezas: trabajador, Sumo Sacerdote, marcador de escalera, marcador de conquista, estatua (pequeña / grande), tejido, tapiz,
 *         enlace, ficha de Fiesta
 * Cartas: carta de dios, carta de ejército, soldados; boca arriba (lista), boca abajo (usada)
 * Trabajadores: Arquitecto (azul), Artesano (verde), Guerrero (rojo), Mensajero (amarillo), Sacerdote (blanco)
 * Tareas: Recoger, Escaleras, Construir, Estatua, Comprar tejidos, Mercader, Entrenar, Producir
 * Acciones del Sumo Sacerdote: Culto, Ofrenda, Renovación, Conquista, Producción
 * Acciones secundarias: mover al Sumo Sacerdote, Rezar, Entrenar, Reclutar
 * Palabras: beneficio (carta de dios), recompensa (enlace, templo), peldaño, ajustes de la mesa; Axomamma: ficha, ranura
 *           (slot), espacio (field), Personalidad, recompensa de color
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Conceptos básicos',
    setup: 'Preparación',
    turn: 'Tu turno',
    placing: 'Colocar un trabajador',
    tasks: 'Tareas',
    godCards: 'Cartas de dios',
    highPriest: 'Mover al Sumo Sacerdote',
    sideActions: 'Otras acciones secundarias',
    temple: 'Templo',
    workers: 'Conseguir trabajadores',
    festival: 'Fiestas',
    scoring: 'Puntuación final',
    passive: 'Edificios pasivos',
    solo: 'En solitario: Axomamma',
    rulings: 'Aclaraciones',
  },
  rules: {
    'TW:1.1': { title: 'Recursos', body: 'Hay cuatro recursos: papas, maíz, piedra y oro. Nunca se agotan.' },
    'TW:1.2': {
      title: 'Comida',
      body: 'Si un precio pide comida, pagas cada unidad con una papa o con 1 de maíz, mezclando como quieras. Con un ajuste de la mesa el maíz no vale como comida.',
    },
    'TW:1.3': {
      title: 'Oro como comodín',
      body: 'En cualquier pago, 1 de oro puede sustituir a 1 papa, 1 de maíz o 1 de piedra (TW:C1). Un precio en oro solo se paga con oro, y ningún otro recurso sustituye a otro salvo que tengas Z15.',
    },
    'TW:1.4': {
      title: 'La colina',
      body: 'La colina tiene 5 sectores, uno bajo cada lado del Coricancha, y 3 terrazas. La parte de una terraza que cae en un sector es un segmento.',
    },
    'TW:1.5': {
      title: 'Casillas adyacentes',
      body: 'Dos casillas son adyacentes si están en la misma terraza y tocan el mismo icono de tarea. El límite entre sectores no importa.',
    },
    'TW:1.6': {
      title: 'Boca arriba y boca abajo',
      body: 'Tus edificios y cartas de ejército boca arriba están listos; los que están boca abajo quedan usados hasta que los renueves. Los edificios pasivos siempre están boca arriba.',
    },
    'TW:1.7': {
      title: 'Orden de turno',
      body: 'Se juega en el sentido de las agujas del reloj. El jugador activo es aquel de quien es el turno.',
    },

    'TW:2.1': {
      title: 'Tus piezas',
      body: 'Tienes 5 marcadores de escalera, 10 de conquista y un Sumo Sacerdote. Empiezas con 10 puntos y en el peldaño más bajo del templo.',
    },
    'TW:2.2': {
      title: 'Girar el Coricancha',
      body: 'El Coricancha, con sus cinco acciones, se gira al azar. Un ajuste de la mesa lo deja como está impreso, lo que va bien para una primera partida.',
    },
    'TW:2.3': {
      title: 'Trabajadores fuera',
      body: 'De los 45 trabajadores, con dos jugadores se aparta uno de cada color y con tres, dos de cada color. Con cuatro se usan todos.',
    },
    'TW:2.4': {
      title: 'Tus primeros trabajadores',
      body: 'Se meten en la bolsa dos trabajadores de cada color y sacas 2. Si son del mismo color, sacas un tercero y uno de la pareja vuelve a la bolsa.',
    },
    'TW:2.5': {
      title: 'Aldea y Nómadas',
      body: 'Los demás trabajadores van a la bolsa. La Aldea es una fila de 7, 8 o 10 trabajadores con 2, 3 o 4 jugadores; tiene un extremo de las papas y otro del maíz. Los Nómadas son 3, 3 o 4, sin orden.',
    },
    'TW:2.6': {
      title: 'Dos jugadores: gente en la colina',
      body: 'Con dos jugadores se pone un trabajador al azar de la bolsa en cada una de las 5 casillas marcadas de la terraza alta. Desde entonces son trabajadores normales.',
    },
    'TW:2.7': {
      title: 'Mercado',
      body: 'Los edificios de producción y los pasivos forman dos pilas barajadas. Dos de cada una quedan a la vista: es el mercado.',
    },
    'TW:2.8': {
      title: 'Mazo de ejército y estatuas',
      body: 'Las cartas de ejército forman un mazo barajado, con sitio para los descartes. Cada uno de los seis dioses tiene 1 estatua grande y 2 pequeñas.',
    },
    'TW:2.9': {
      title: 'Tejidos',
      body: 'Se apartan los 4 tejidos iniciales. Con tres jugadores se quitan los de cuatro, y con dos también los de tres o más; queda una pila de 31, 24 o 17 para 4, 3 o 2 jugadores. El de arriba está a la vista.',
    },
    'TW:2.10': { title: 'Primer jugador', body: 'Quién empieza se decide al azar.' },
    'TW:2.11': {
      title: 'Tejido inicial',
      body: 'Desde el primer jugador, cada uno elige un tejido inicial. Los que nadie elige salen del juego.',
    },
    'TW:2.12': { title: 'Piedra inicial', body: 'Recibes 2 de piedra.' },
    'TW:2.13': {
      title: 'Cartas de dios iniciales',
      body: 'Recibes 8 cartas de dios: conservas 3 y juegas 5. Cuando todos han elegido, empezando por el último en el orden de turno, cada uno toma los beneficios de sus 5 cartas, en cualquier orden y sin necesitar estatuas. Puedes omitir los que quieras, y uno puede pagar otro.',
    },
    'TW:2.14': {
      title: 'Tras las cartas iniciales',
      body: 'Solo cuando todos han terminado se barajan las cartas jugadas en el mazo de dioses y se repone el mercado. Al principio no hay cartas de dios a la vista; caben 3, 4 o 5 con 2, 3 o 4 jugadores.',
    },
    'TW:2.15': {
      title: 'Colocar a los Sumos Sacerdotes',
      body: 'Empieza el último en el orden de turno; pones a tu Sumo Sacerdote en cualquier lado del Coricancha, aunque ya esté ocupado (TW:C3).',
    },
    'TW:2.16': {
      title: 'Ficha de Fiesta y Caídos',
      body: 'La ficha de Fiesta está junto al tablero. Aún no hay Caídos.',
    },

    'TW:3.1': {
      title: 'Qué haces',
      body: 'O colocas un trabajador, o haces dos acciones secundarias distintas en el orden que quieras: mover al Sumo Sacerdote, Rezar, Entrenar, Reclutar. No puedes pasar; si solo una es posible, haces esa.',
    },
    'TW:3.2': {
      title: 'Canjear cartas de ejército',
      body: 'En cualquier momento de tu turno puedes descartar cartas de ejército de tu mano, cada una por el recurso que muestra. En el turno de otro no puedes.',
    },
    'TW:3.3': {
      title: 'Fin de tu turno',
      body: 'Primero puedes contratar a un trabajador de la Aldea (TW:13.1) y luego te quedas con 2 como máximo (TW:13.3). Después la carta de dios jugada pasa a estar a la vista, se repone el mercado y se mira si la Aldea está vacía.',
    },

    'TW:4.1': { title: 'Qué necesitas', body: 'Necesitas un trabajador propio y una casilla vacía de la colina.' },
    'TW:4.2': { title: 'Carta u oro', body: 'Juega una carta de dios con el símbolo de la casilla o paga 1 de oro.' },
    'TW:4.3': {
      title: 'Comida por el camino',
      body: 'El sector de tu Sumo Sacerdote no cuesta nada, cada uno de los dos contiguos cuesta 1 de comida y los otros dos, 3.',
    },
    'TW:4.4': {
      title: 'Comida por la bajada',
      body: 'La terraza alta no cuesta nada, la media 2 de comida y la baja 5. Cada marcador de escalera por encima de la casilla en su sector ahorra 2: en la terraza media puede ayudar uno, en la baja dos.',
    },
    'TW:4.5': {
      title: 'Usar escaleras',
      body: 'Siempre usas las escaleras; no puedes pagar de más para evitarlas. Cada marcador usado da 1 punto a su dueño, pero nada si es tuyo.',
    },
    'TW:4.6': {
      title: 'Descuento del Mensajero',
      body: 'Un Mensajero paga en total 1 de comida menos, nunca menos de 0.',
    },
    'TW:4.7': { title: 'Primero se paga', body: 'Pagas toda la comida antes de hacer ninguna tarea.' },
    'TW:4.8': {
      title: 'Pasos de una colocación',
      body: 'Elige trabajador, papel y casilla; paga la carta o el oro y la comida; las escaleras puntúan; pon al trabajador y usa su habilidad. Siguen los beneficios de la carta que quieras antes, el recuento de tareas, las tareas, los beneficios que quieras después y, por último, la carta del Sacerdote.',
    },

    'TW:5.1': {
      title: 'Cuántas tareas',
      body: 'Tienes 1 tarea, más 1 por cada trabajador adyacente del mismo color, más lo que añadan la habilidad del trabajador y tus edificios.',
    },
    'TW:5.2': {
      title: 'Qué tareas',
      body: 'Gastas las tareas una a una en los tres iconos de la casilla, en tandas de tres. En una tanda no repites icono, y la siguiente empieza solo cuando has usado los tres.',
    },
    'TW:5.3': {
      title: 'Parar',
      body: 'Si ninguna tarea permitida es posible, paras y pierdes las que quedan. También puedes parar antes.',
    },
    'TW:5.4': {
      title: 'Habilidades',
      body: 'Arquitecto: 1 tarea más en casilla azul. Artesano: 1 más en casilla verde. Guerrero: robas 1 carta de ejército y luego puedes llevarte gratis de la colina a un trabajador adyacente que no sea Guerrero. Mensajero: 1 de comida menos, y 1 tarea más si es el primero del segmento. Sacerdote: una vez, 1 papa por 1 tarea más; tras las tareas debes tomar 1 carta de dios.',
    },
    'TW:5.5': { title: 'Recoger', body: 'El icono te da 3 papas, 2 de maíz, 2 de piedra o 1 de oro.' },
    'TW:5.6': {
      title: 'Escaleras',
      body: 'Paga 3 de piedra y pon un marcador en un hueco de escalera libre de cualquier sector: ganas 4 puntos, 1 de maíz y 2 papas. El hueco inferior exige que el superior de ese sector esté ocupado; entonces el dueño del marcador superior, aunque seas tú, gana 2 puntos.',
    },
    'TW:5.7': {
      title: 'Construir',
      body: 'Paga un edificio del mercado y ponlo boca arriba ante ti. Antes puedes poner una carta de dios de tu mano bajo su mazo para enviar 1 o 2 edificios del mercado bajo sus pilas; el mercado se repone al momento.',
    },
    'TW:5.8': {
      title: 'Estatua',
      body: 'Una pequeña cuesta 3 de piedra y da 3 puntos; una grande cuesta 3 de piedra y 2 de oro y da 9 puntos. Elige cualquier dios del que quede una estatua de ese tamaño.',
    },
    'TW:5.9': {
      title: 'Comprar tejidos',
      body: 'Mira los 3 tejidos de arriba y compra 0, 1, 2 o 3 por un total de 0, 1, 3 o 6 de maíz. Luego cada uno de los demás, en orden de turno, puede comprar uno de los restantes por 3 de maíz. Lo que sobra va bajo la pila y se descubre el nuevo de arriba.',
    },
    'TW:5.10': {
      title: 'Tapices',
      body: 'Un tapiz es una fila de tejidos con motivos todos distintos. Colocas cada tejido nuevo al momento, en un extremo de un tapiz o como comienzo de otro (TW:C4), y después nunca mueves, partes ni unes tapices.',
    },
    'TW:5.11': {
      title: 'Mercader',
      body: 'Cada enlace cuyas dos mitades coinciden te da una vez su recompensa, en el orden que quieras. Pagar oro por un peldaño del templo es voluntario.',
    },
    'TW:5.12': {
      title: 'Entrenar',
      body: 'Roba 2 cartas de ejército, quédate una en la mano y descarta la otra. Si el mazo se agota, se barajan los descartes para formar otro.',
    },
    'TW:5.13': {
      title: 'Producir',
      body: 'Uno de tus edificios de producción boca arriba produce y sigue boca arriba.',
    },

    'TW:6.1': {
      title: 'Beneficios de la carta jugada',
      body: 'Si pagas la colocación con una carta de dios y tienes una estatua de ese dios, puedes tomar también los beneficios que quieras, cada uno antes o después de tus tareas.',
    },
    'TW:6.2': {
      title: 'Otros usos',
      body: 'Las cartas de dios también cambian el mercado (TW:5.7), y tras una Fiesta puedes jugar hasta 3 (TW:14.5). Cada una en la mano cuesta 1 papa en cada Fiesta y vale 1 punto al final.',
    },
    'TW:6.3': {
      title: 'Tomar una carta de dios',
      body: 'Con cada carta eliges entre la de arriba del mazo y cualquiera de las que están a la vista.',
    },
    'TW:6.4': {
      title: 'La carta queda a la vista',
      body: 'Al final del turno, la carta de dios con la que has pagado la colocación se suma a las que están a la vista. Si ya no caben más (3, 4 o 5), antes se barajan todas en el mazo.',
    },

    'TW:7.1': {
      title: 'Mover y activar',
      body: 'Mueve a tu Sumo Sacerdote 1 o 2 lados en el sentido de las agujas del reloj. La acción de ese lado es para todos: tú primero y luego los demás en orden de turno. Nadie está obligado a participar; solo es obligatorio el Caído de una Conquista.',
    },
    'TW:7.2': {
      title: 'Oro en su lugar',
      body: 'Puedes tomar 1 de oro en vez de hacer la acción. Los demás pueden hacerla igualmente, pero nunca tienen esta opción.',
    },
    'TW:7.3': {
      title: 'Culto',
      body: 'Puedes entregar 1 estatua grande por 3 peldaños del templo y 1 pequeña por 1 peldaño. Los demás pueden entregar una estatua de cualquier tamaño por 1 peldaño. Estas estatuas salen del juego.',
    },
    'TW:7.4': {
      title: 'Ofrenda',
      body: 'Puedes pagar 2, 4 o 6 de maíz por 1, 2 o 3 peldaños del templo. Los demás pueden pagar 3 de maíz por 1 peldaño.',
    },
    'TW:7.5': {
      title: 'Renovación',
      body: 'Pon boca arriba cuantos edificios de producción y cartas de ejército usados quieras: el primero es gratis para ti y cada uno de los siguientes cuesta 1 de comida. Los demás pagan 1 de maíz por cada uno, no una papa.',
    },
    'TW:7.6': {
      title: 'Conquista',
      body: 'El jugador activo pasa primero a los Caídos a un trabajador de un extremo de la Aldea (o a un Nómada, si está vacía). Luego todos pueden poner ante sí, boca arriba, cartas de ejército de su mano por 1 papa cada una; la primera del activo es gratis. En orden de turno, cada uno puede ocupar una casilla de conquista libre y tomar su beneficio si gira boca abajo y descarta al menos los soldados que muestra; cada carta boca arriba cuenta solo para una de las dos cosas. Después el activo puede conquistar otra vez.',
    },
    'TW:7.7': {
      title: 'Producción',
      body: 'Los edificios de producción boca arriba que elijas producen y se ponen boca abajo. Si la has activado tú, antes o después puedes renovar un edificio de producción. Los demás pueden producir, pero no renovar.',
    },

    'TW:8': {
      title: 'Rezar',
      body: 'Toma 2 cartas de dios, cada una del mazo o de las que están a la vista. Ves la primera antes de elegir de dónde viene la segunda.',
    },
    'TW:9': {
      title: 'Entrenar',
      body: 'Roba 2 cartas de ejército, quédate 1 y descarta 1, igual que con la tarea (TW:5.12).',
    },
    'TW:10': { title: 'Reclutar', body: 'Toma gratis al Nómada que quieras. La bolsa repone el hueco al momento.' },

    'TW:11.1': {
      title: 'Subir',
      body: 'Cada peldaño al que llegas te da su recompensa, uno tras otro; con una «o» eliges. Puede haber varios jugadores en un peldaño, y en el más alto se acaba la subida.',
    },
    'TW:11.2': {
      title: 'Recompensas del templo',
      body: 'Según el peldaño recibes 1 papa y 1 carta de dios, entrenar, 1 de piedra o un Nómada, 2 de piedra, 1 carta de dios y entrenar, o 1 de oro.',
    },

    'TW:12': {
      title: 'Trabajadores gratis',
      body: 'El trabajador que da cualquier efecto es un Nómada a tu elección, y la bolsa repone el hueco al momento. Si no hay Nómadas, no recibes ninguno.',
    },
    'TW:13.1': {
      title: 'Contratar en la Aldea',
      body: 'Al final de tu turno puedes contratar a un trabajador: el del extremo de las papas por 1 papa o el del extremo del maíz por 1 de maíz. El último cuesta lo uno o lo otro. Puedes hacerlo aunque ya tengas 2.',
    },
    'TW:13.2': {
      title: 'Sin límite durante el turno',
      body: 'Mientras dura tu turno puedes tener cualquier número de trabajadores.',
    },
    'TW:13.3': {
      title: 'Dos como máximo',
      body: 'Al final de tu turno conservas 2 trabajadores como máximo; los que devuelves salen del juego. Los que ganas en turnos ajenos solo se cuentan entonces.',
    },

    'TW:14.1': {
      title: 'La Aldea está vacía',
      body: 'Si al final de un turno la Aldea está vacía y nadie tiene la ficha de Fiesta, el jugador activo la toma y gana 1, 2 o 4 puntos por la primera, segunda o tercera Fiesta.',
    },
    'TW:14.2': {
      title: 'Cuándo llega la Fiesta',
      body: 'Los demás juegan un turno más cada uno. La Fiesta se celebra al empezar el siguiente turno de quien tiene la ficha; tras las dos primeras Fiestas, esa persona juega después ese turno.',
    },
    'TW:14.3': {
      title: 'La Fiesta paso a paso',
      body: 'Cada uno hace una tarea de Mercader y luego recibe los puntos y la recompensa de su peldaño del templo. En cada región, quien tiene más marcadores gana 1 punto por trabajador entre los Caídos; en caso de empate decide el marcador más a la derecha. Pagas 1 papa por cada carta de dios en tu mano o pierdes 2 puntos por cada papa que falte. Luego acaba la partida (tercera Fiesta), o se devuelve la ficha y se repone la Aldea. Con dos jugadores, la primera Fiesta pone además un trabajador en cada casilla marcada vacía de la terraza media. Si la bolsa está vacía, la misma persona vuelve a tomar la ficha al momento y todos juegan un turno.',
    },
    'TW:14.4': {
      title: 'Nuevas cartas de dios',
      body: 'Tras las dos primeras Fiestas se roban cartas de dios del mazo, más para quien tiene menos puntos. Del último al primero son 2, 2, 1, 1 con cuatro jugadores, 2, 2, 1 con tres y 2, 1 con dos. En caso de empate, va por delante quien está antes contando desde el jugador activo.',
    },
    'TW:14.5': {
      title: 'Jugar cartas de dios',
      body: 'Después, por orden desde el jugador activo, cada uno puede jugar hasta 3 cartas de dios y tomar los beneficios que quiera, sin estatuas. Al final esas cartas se barajan en el mazo.',
    },
    'TW:14.6': {
      title: 'Mercado nuevo',
      body: 'Por último, los edificios que quedan en el mercado van bajo sus pilas y se descubren 2 de cada clase. Hasta entonces el mercado no se repone.',
    },

    'TW:15.1': {
      title: 'Puntos finales',
      body: 'Un tapiz de 1 a 7 tejidos vale 0, 1, 3, 6, 10, 15 o 21. Los cuatro peldaños más altos del templo dan 3, 6, 10 o 15. Cada edificio boca arriba da 2 puntos; cada carta de dios en la mano, carta de ejército boca arriba ante ti, trabajador y unidad de oro da 1. Los edificios y cartas de ejército boca abajo no dan nada.',
    },
    'TW:15.2': {
      title: 'Victoria',
      body: 'Gana quien tiene más puntos. En caso de empate decide el total de recursos; si también es igual, la victoria se comparte.',
    },

    'TW:16': {
      title: 'Edificios pasivos',
      body: 'Las habilidades de Z01 a Z20 valen desde que los construyes, nunca hacia atrás. «Cuando alguien active» también te incluye a ti. Un trabajador usado en otro papel conserva su color al contar vecinos.',
    },

    'TW:17.1': {
      title: 'Preparación con Axomamma',
      body: 'Prepara la partida para dos; empiezas tú. Ella recibe un tejido inicial al azar antes de que elijas el tuyo, 2 trabajadores al azar, 2 de piedra, 2 de maíz, 1 de oro y 1 carta de ejército como mano, pero ninguna carta de dios. La piedra que reciben todos se suma a esto (TW:C35).',
    },
    'TW:17.2': {
      title: 'Su Sumo Sacerdote',
      body: 'Colocas primero el tuyo; un dado dice cuántos lados más allá, en el sentido de las agujas del reloj, va el suyo. Ella pone un marcador en el hueco superior de ese sector, gratis y sin ganancias.',
    },
    'TW:17.3': {
      title: 'Su tablero',
      body: 'Sus 8 fichas van a sus espacios iniciales, y en las ranuras 1 a 4 hay cartas de dios de las que solo se ve el símbolo. Una Personalidad al azar está en el espacio del oro de la fila superior.',
    },
    'TW:17.4': {
      title: 'Su turno: el Sumo Sacerdote',
      body: 'Mira las dos acciones siguientes en el sentido de las agujas del reloj y va a la más cercana cuya condición se cumpla; la hace y tú puedes participar. Además roba 1 carta de ejército y retira hasta 2 cartas de dios a la vista, las más antiguas primero, sin puntos. Ese es todo su turno, y nunca toma oro en lugar de la acción.',
    },
    'TW:17.5': {
      title: 'Sus condiciones',
      body: 'Ofrenda: 4 o más de maíz. Producción: 2 o más edificios de producción boca arriba. Culto: una estatua. Conquista: más soldados, boca arriba y en mano, que Caídos. Renovación: 3 o más edificios y cartas de ejército boca abajo, sin contar su mano.',
    },
    'TW:17.6': {
      title: 'Su turno en otro caso',
      body: 'Si no se cumple ninguna condición, coloca un trabajador. Si no tiene, toma un Nómada al azar, retira hasta 2 de las cartas de dios a la vista más antiguas por 1 punto cada una, roba 1 carta de ejército y mueve a su Sumo Sacerdote 1 lado sin activarlo.',
    },
    'TW:17.7': {
      title: 'Cómo hace las acciones',
      body: 'También cuando las activas tú, hace lo que puede. Producción: todos sus edificios de producción boca arriba; tras su propia acción, el de número más alto sigue boca arriba. Ofrenda y Culto: cuanto pueda pagar. Renovación: gratis, todo en su acción y la mitad de cada clase (hacia arriba) en la tuya. Conquista: pone su mano gratis y ocupa una casilla (TW:C67), y en su propia acción una segunda, la de menos descartes (TW:C81). Empates: región con menos marcadores, luego con menos de 3 suyos, luego con menos tuyos, luego Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu.',
    },
    'TW:17.8': {
      title: 'Dónde coloca',
      body: 'Coloca a su trabajador más antiguo; el dado elige una ranura de dios. Busca ese símbolo en la terraza alta antes de la primera Fiesta, en la media antes de la segunda y luego en la baja; si no hay sitio, primero una terraza más arriba y después más abajo. Entre varias casillas toma la que menos comida cuesta, y entre iguales una al azar. Si no queda ninguna libre, la carta pasa a estar a la vista y se roba otra.',
    },
    'TW:17.9': {
      title: 'Qué hace su colocación',
      body: 'No paga comida, no usa habilidades ni hace tareas; las escaleras puntúan como siempre. Con una estatua de ese dios gana 5 puntos. La carta pasa a estar a la vista y la ranura se repone del mazo.',
    },
    'TW:17.10': {
      title: 'Sus fichas',
      body: 'Se resuelven todas las fichas con el número del dado, de la fila superior a la inferior. Luego cada una avanza ese número de espacios en su fila, en el sentido de las agujas del reloj.',
    },
    'TW:17.11': {
      title: 'Fila superior',
      body: 'Gana lo que muestra el espacio; entre piedra y maíz, lo que menos tenga. El espacio del oro activa además la Personalidad.',
    },
    'TW:17.12': {
      title: 'Fila central',
      body: 'Paga, con oro solo donde haga falta; si no puede, gana 1 de oro. Tejido: compra 2 por 3 de maíz, o compra 1 por 1 de maíz y entonces gana 1 de oro, primero para el tapiz más largo; tú puedes comprar uno de los restantes por 3 de maíz. Estatua: el dios de una ranura sacada con el dado, grande si puede pagarla. Edificio: 1 de piedra por uno al azar de esa clase. Escaleras: desde el sector de su Sumo Sacerdote en el sentido de las agujas del reloj, primero los huecos superiores, con el precio y las ganancias normales, evitando darte puntos.',
    },
    'TW:17.13': {
      title: 'Fila inferior',
      body: 'Toma gratis a un trabajador del extremo indicado de la Aldea o a un Nómada al azar, con su recompensa de color. Si es imposible, no pasa nada.',
    },
    'TW:17.14': {
      title: 'Personalidad',
      body: 'Además del oro recibe gratis lo que muestra: una estatua pequeña al azar con sus 3 puntos, el tejido de arriba, 1 peldaño del templo o un edificio al azar. Será de producción mientras tenga menos de 2 boca arriba; si no, pasivo.',
    },
    'TW:17.15': {
      title: 'Sus trabajadores',
      body: 'Cada trabajador que obtiene de la Aldea o de los Nómadas da su recompensa de color: azul 1 de piedra, verde 1 de maíz, rojo 1 carta de ejército, amarillo 2 papas, blanco 1 punto. Si tiene más de 2, los que sobran, al azar, salen del juego al momento.',
    },
    'TW:17.16': {
      title: 'Sus cartas',
      body: 'En vez de tomar una carta de dios, pone la más antigua a la vista bajo el mazo y gana 1 punto; si no hay ninguna, no gana nada. Al entrenar roba 1 carta de ejército. Sus cartas de ejército quedan ocultas como su mano.',
    },
    'TW:17.17': {
      title: 'Sus papas y su oro',
      body: 'Siempre que tiene 5 papas, se convierten en 5 puntos; el oro no cuenta para eso. En lo demás su oro sustituye a todo, pero solo si hace falta.',
    },
    'TW:17.18': {
      title: 'Piedra o trabajador',
      body: 'En ese peldaño del templo toma lo que menos tenga; en caso de empate, un trabajador si tiene 0 o 1, y si no, piedra. El trabajador viene del extremo de las papas de la Aldea o es un Nómada al azar. Si no hay ninguno, toma piedra.',
    },
    'TW:17.19': {
      title: 'Cuando compras tejidos',
      body: 'Con 2 o más de maíz compra uno de los tejidos que dejas (TW:C37), salvo que todos ellos empezaran un tapiz nuevo.',
    },
    'TW:17.20': {
      title: 'Ella en una Fiesta',
      body: 'En lugar del Mercader gana 1 punto por tejido. El templo y las regiones funcionan como para ti; no paga papas. No participa en la fase de cartas, pero gana 2 puntos si va por detrás de ti. Puede tomar la ficha de Fiesta y sus puntos.',
    },
    'TW:17.21': {
      title: 'Final en solitario',
      body: 'Antes de la puntuación final hace una última Renovación y luego, si tiene estatuas, un último Culto, ambos sin ti. Ganas con al menos 120 puntos y más que ella.',
    },
    'TW:17.22': {
      title: 'Hacerla más débil',
      body: 'Ajustes de la mesa: sin Personalidad; sus edificios cuestan 2 de piedra en vez de 1; su Culto exige 2 estatuas; sin segunda conquista; sin carta de ejército en un turno sin acción ni trabajador.',
    },
    'TW:17.23': {
      title: 'Hacerla más fuerte',
      body: 'Ajustes de la mesa: un peldaño gratis antes de su propio Culto u Ofrenda; para la Conquista le bastan tantos soldados como Caídos; sus conquistas exigen girar 1 soldado menos y descartar 1 menos; 2 puntos por cada acción de su Sumo Sacerdote; 2 puntos por tejido en las Fiestas; 2 puntos en un turno sin acción ni trabajador; 1 punto por recurso al final, es decir, 2 por cada unidad de oro.',
    },

    'TW:C1': {
      title: '¿El oro también es comodín para ti?',
      body: 'Sí, 1 de oro cuenta como 1 papa, 1 de maíz o 1 de piedra en cualquier pago; por las papas de la Fiesta, solo si quieres. La mesa puede ajustarse para que el oro no sustituya a nada.',
    },
    'TW:C3': {
      title: '¿Quién coloca primero al Sumo Sacerdote?',
      body: 'Tras las cartas iniciales empieza el último en el orden de turno. La mesa puede ajustarse al orden de turno normal. En solitario: tú primero y luego el suyo según el dado.',
    },
    'TW:C4': {
      title: '¿Por qué extremo crece un tapiz?',
      body: 'Por cualquiera de los dos. La mesa puede ajustarse para que solo sea por el derecho.',
    },
    'TW:C5': {
      title: '¿Qué tejido se gana gratis?',
      body: 'El de arriba, que está a la vista; luego se descubre el siguiente. La mesa puede ajustarse para que elijas entre ese y el que está justo debajo.',
    },
    'TW:C6': {
      title: '¿Cuándo es el Mensajero el primero del segmento?',
      body: 'Cuando ahora no hay allí otro trabajador, aunque se hayan llevado a alguno. La mesa puede ajustarse para que no deba haber habido nunca ninguno.',
    },
    'TW:C7': {
      title: 'Z01 y Z02: ¿un papel o dos?',
      body: 'El papel nuevo sustituye al propio; lo eliges en cada colocación antes de pagar. La mesa puede ajustarse para que el trabajador tenga los dos.',
    },
    'TW:C10': {
      title: '¿Puede haber beneficios entre tareas?',
      body: 'No, cada uno se toma antes de la primera tarea o después de la última. La mesa puede ajustarse para permitirlos entre medias.',
    },
    'TW:C11': {
      title: '¿Cuántas veces puedes cambiar el mercado?',
      body: 'Una vez antes de cada edificio, también de los gratuitos. Después no estás obligado a construir, pero la tarea queda gastada. La mesa puede ajustarse para permitir cualquier número de cambios.',
    },
    'TW:C14': {
      title: 'Conquista: ¿hay un Caído si tomas oro?',
      body: 'Sí, pasas igualmente a un trabajador a los Caídos. La mesa puede ajustarse para que no haya ninguno.',
    },
    'TW:C18': {
      title: '¿Cuándo puedes usar Z15?',
      body: 'Siempre que decidas o pagues algo, incluso en el turno de otro. En todas las direcciones, 2 de piedra equivalen a 1 de oro y a 2 de maíz.',
    },
    'TW:C25': {
      title: '¿Y si quedan menos de 3 tejidos?',
      body: 'Usas los que haya. Si no queda ninguno, la tarea no es posible.',
    },
    'TW:C26': {
      title: '¿Y si el mazo de dioses está vacío?',
      body: 'Solo puedes tomar de las cartas de dios a la vista. Si tampoco hay, no recibes carta.',
    },
    'TW:C27': {
      title: '¿Quién ordena los tejidos que nadie compra?',
      body: 'El jugador activo elige en qué orden van bajo la pila.',
    },
    'TW:C29': {
      title: '¿Y si no quedan marcadores o huecos de escalera?',
      body: 'Entonces no puedes construir escaleras, ni siquiera gratis.',
    },
    'TW:C32': {
      title: '¿Y si se agota una pila de edificios?',
      body: 'El mercado queda más pequeño. Si está vacío, no puedes construir.',
    },
    'TW:C35': {
      title: '¿Con cuánta piedra empieza Axomamma?',
      body: 'Con 4: las 2 que reciben todos y 2 propias. La mesa puede ajustarse a 2.',
    },
    'TW:C37': {
      title: '¿Qué paga por un tejido que dejas?',
      body: '2 de maíz. La mesa puede ajustarse a 3, y entonces el oro completa lo que falte.',
    },
    'TW:C38': {
      title: '¿Funcionan sus edificios pasivos?',
      body: 'No, solo valen 2 puntos cada uno al final. La mesa puede ajustarse para que funcionen. Los tuyos reaccionan a sus acciones en todo caso.',
    },
    'TW:C54': {
      title: '¿Hay acciones libres durante una Fiesta?',
      body: 'Solo quien tiene la ficha de Fiesta, cuyo turno ya ha empezado, puede descartar cartas de ejército o usar Z19. La mesa puede ajustarse para que nadie pueda.',
    },
    'TW:C55': {
      title: '¿Y si hay varias recompensas a la vez?',
      body: 'Tú eliges el orden, y una puede pagar otra posterior.',
    },
    'TW:C58': {
      title: 'Z11: ¿y el tejido bajo el de arriba?',
      body: 'Lo eliges sin verlo, y entonces el de arriba se queda. Si hay algún tejido, debes tomar uno y colocarlo al momento.',
    },
    'TW:C59': {
      title: 'Z19: ¿de dónde viene la carta?',
      body: 'Del mazo o de las cartas de dios a la vista, tantas veces en tu turno como puedas pagar 1 papa.',
    },
    'TW:C62': {
      title: '¿Y si no queda esa estatua?',
      body: 'No se puede construir ni ganar; el efecto que la daría se pierde.',
    },
    'TW:C64': {
      title: '¿Z08 con menos de 5 tejidos?',
      body: 'Los tomas todos y devuelves solo los que hagan falta para quedarte con 3.',
    },
    'TW:C67': {
      title: '¿Qué casilla conquista primero?',
      body: 'De las que puede pagar, la que exige descartar más soldados. La mesa puede ajustarse a la que da más puntos.',
    },
    'TW:C79': {
      title: '¿Cuándo pagas la papa del Sacerdote?',
      body: 'Al contar las tareas, antes de la primera. Puede venir de un beneficio tomado antes o de una carta de ejército descartada.',
    },
    'TW:C81': {
      title: '¿Qué casilla conquista en segundo lugar?',
      body: 'De las que puede pagar, la que exige descartar menos soldados; en caso de empate, una al azar.',
    },
  },
}
