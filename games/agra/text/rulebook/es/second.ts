import type { RuleText } from '@durbar/kernel'
import type { SecondRuleId } from '../chapters.ts'

export const rules: Readonly<Record<SecondRuleId, RuleText>> = {
  'AG:8.1': {
    title: 'En un edificio',
    body: 'En un edificio de procesado, en el solar del Constructor y al construir, mueves hasta 3 bienes tuyos por la única flecha que llega a él. También puedes no mover ninguno.',
  },
  'AG:8.2': {
    title: 'Fuera de los edificios',
    body: 'La meditación, la acción de favor Procesar y la loseta Procesar de 1 a 2 procesan exactamente un bien por cualquier flecha; la loseta, solo de valor 1 a valor 2. Nadie se suma.',
  },
  'AG:8.3': {
    title: 'Procesar uno más',
    body: 'Esta loseta (ten 2, paga 2) añade exactamente un bien por la misma flecha a un procesado de al menos uno: en un edificio, fuera o al sumarte (AG:L-06). No cuesta PM.',
  },
  'AG:8.4': {
    title: 'Sumarse',
    body: 'Si procesas al menos un bien en un edificio, cada uno de los demás, en orden desde tu izquierda, puede procesar un bien por la misma flecha, o dos con Procesar uno más. Ganas 1 de favor por cada jugador que se suma.',
  },
  'AG:8.5': {
    title: 'La Muytahida en turno ajeno',
    body: 'Procesa quien ganó la carta, y quien tiene el turno es uno de los que pueden sumarse.',
  },
  'AG:9.1': {
    title: 'Notables abiertos',
    body: 'En el muelle 1 solo está abierto el nivel I; en los muelles 2 y 3, I y II; en el 4, también III; en el 5 y el 6, los cuatro. Los niveles inferiores siguen abiertos.',
  },
  'AG:9.2': {
    title: 'Formas de entregar',
    body: 'El Marinero, Entregar en la meditación, la loseta Entregar y el Jagirdar tras la acción de Marinero de otro.',
  },
  'AG:9.3': {
    title: 'Entregar un bien',
    body: 'Mueve un bien tuyo a un espacio vacío que pida ese tipo. Cada espacio es de un solo jugador: tiene un marcador, o dos tras una entrega doble.',
  },
  'AG:9.4': {
    title: 'Recompensa',
    body: 'Por cada marcador recibes al momento tantas rupias como marcadores de todos haya en ese notable, contando el tuyo nuevo: de 1 a 5.',
  },
  'AG:9.5': {
    title: 'Contratos generosos',
    body: 'Por cada bien entregado te pagan además los contratos tuyos que lo nombran. Tela, curry, tinte, aceite, papel y ladrillos dan 1 rupia; estatua, ropa, cuadro y libro dan 2. Lo que pagas, vendes, cambias o gastas no es una entrega.',
  },
  'AG:9.6': {
    title: 'Desde cuándo pagan',
    body: 'Un contrato generoso vale desde que es tuyo, así que la entrega que lo gana no cobra nada de él.',
  },
  'AG:9.7': {
    title: 'Entrega doble',
    body: 'En tu propia acción de Marinero puedes poner dos bienes del tipo pedido en un espacio vacío; gasta 2 entregas. El segundo da solo 1 rupia, pero ambos cobran de los contratos generosos y cuentan para la mayoría. Una por notable y acción, y nunca en dos veces.',
  },
  'AG:9.8': {
    title: 'Completo',
    body: 'Un notable con todos sus espacios llenos se evalúa al momento; en una entrega doble, tras el segundo marcador.',
  },
  'AG:9.9': {
    title: 'Quién gana',
    body: 'Gana quien tenga más marcadores. En un empate, quien tenga su marcador más alto en el espacio superior.',
  },
  'AG:9.10': {
    title: 'Llevarse el contrato',
    body: 'Quien gana toma la carta, que ya está en vigor, y devuelve sus marcadores a la reserva. Los marcadores de los demás se convierten en favor de sus dueños. Da igual de quién sea el turno.',
  },
  'AG:9.11': {
    title: 'Efectos únicos',
    body: 'A continuación quien gana aplica el efecto único de la carta, antes de mirar la barca, y puede renunciar a él. El paso del Sufí y los 3 de favor del nivel IV se aplican solos.',
  },
  'AG:9.12': {
    title: 'La barca',
    body: 'Tras cada evaluación, si se cumple la condición, la barca avanza un muelle, ocurre su suceso y se vuelve a mirar la condición.',
  },
  'AG:9.13': {
    title: 'Cuándo zarpa',
    body: 'Muelle 1: dos contratos de nivel I. Muelle 2: uno de nivel II. Muelle 3: dos de nivel II en total (AG:L-13). Muelle 4: uno de nivel III. Muelle 5: uno de nivel IV.',
  },
  'AG:9.14': {
    title: 'Muelle 2',
    body: 'Si el Constructor está en un solar, se construye; nadie recibe loseta, coloca trabajador ni procesa. Luego el Constructor avanza.',
  },
  'AG:9.15': {
    title: 'Muelle 3',
    body: 'El Mercader avanza; después cada jugador gana 1 de favor por algodón suyo, 3 como mucho; el límite de encargos pasa a 4.',
  },
  'AG:9.16': {
    title: 'Muelle 4',
    body: 'Todas las fichas de precio vuelven al Comerciante con la cara menor a la vista; cada jugador gana 1 de favor; el límite de encargos pasa a 5.',
  },
  'AG:9.17': {
    title: 'Muelle 5',
    body: 'Cada jugador gana un bien a elegir: de valor 1 sin algodón, de valor 2 con uno, de valor 3 con dos o más. El límite de encargos pasa a 6.',
  },
  'AG:9.18': {
    title: 'Muelle 6',
    body: 'Desde ahora gastar ropa da 1 rupia más, y queda activado el final.',
  },
  'AG:9.19': {
    title: 'Lo demás no cambia',
    body: 'Donde llegan el Mercader o el Constructor, trabajadores, bienes y rupias quedan como estaban.',
  },
  'AG:9.20': {
    title: 'Influencia por entregas',
    body: 'Terminadas todas las entregas de tu acción, puedes dar un paso con el gremio de cada notable que hayas abastecido, en el orden que quieras. Dos notables de un gremio son dos pasos.',
  },
  'AG:9.21': {
    title: 'Un paso por notable',
    body: 'No importa cuántos bienes le hayas dado.',
  },
  'AG:9.22': {
    title: 'Una vez por turno',
    body: 'Un mismo notable te da un paso solo una vez por turno, sumando todas tus acciones, aunque hayas renunciado a él (AG:L-19).',
  },
  'AG:9.23': {
    title: 'Jagirdar tras un Marinero ajeno',
    body: 'Si tienes el Jagirdar, al acabar la acción de Marinero de otro puedes entregar un bien a un notable abierto, aunque ese jugador no entregara nada. Quien tiene el turno gana entonces 1 de favor y tú puedes dar tu paso de influencia.',
  },
  'AG:9.24': {
    title: 'El orden completo',
    body: 'Marcador, rupias, rupias generosas; segundo marcador de una doble; si se completa: ganador, carta, marcadores, final activado si es de nivel IV, efecto único, barca con sus sucesos. Tras todas las entregas: influencia, devolución, Jagirdar.',
  },
  'AG:10.1': {
    title: 'Extras libres',
    body: 'Las acciones secundarias se añaden a la principal. Haz cuantas puedas pagar, en los momentos que permite AG:3.5.',
  },
  'AG:10.2': {
    title: 'Deben servir de algo',
    body: 'No puedes usar una que no tendría efecto. Lo que dice «hasta» se puede usar en parte, y el libro y el cuadro se permiten aunque una parte se pierda.',
  },
  'AG:10.3': {
    title: 'Aceite y curry',
    body: 'Con 1 aceite o con 1 curry levantas a un trabajador tuyo; si gastas uno de cada a la vez, hasta a tres. Puedes repetirlo.',
  },
  'AG:10.4': {
    title: 'Acciones de favor',
    body: 'Todos tenéis tres impresas, y cada loseta de favor tuya es otra más. Cada una se usa una vez por turno.',
  },
  'AG:10.5': {
    title: 'Tener y pagar',
    body: 'Debes tener el favor que dice el primer número y pagas el segundo. Uno de los marcadores pagados señala que la acción está usada; los demás van a tu reserva.',
  },
  'AG:10.6': {
    title: 'El descuento del Mulá',
    body: 'Una vez por turno una acción de favor te cuesta 1 menos, pero al menos 1. Lo que debes tener no cambia.',
  },
  'AG:10.7': {
    title: 'Acciones impresas',
    body: 'Bien básico: ten 2, paga 2, gana un bien básico cualquiera. Influencia: ten 4, paga 3, un paso con cualquier gremio. Procesar: ten 3, paga 3, procesa un bien.',
  },
  'AG:10.8': {
    title: 'Losetas de favor',
    body: 'Ten/paga: Levantar 2/2; Quitar cubierta 3/2 (AG:L-02); Bien de valor 2 4/3; Precio 3/2; Punto de meditación 2/1; Akbar o encargo 4/2; Procesar de 1 a 2 3/2; Procesar uno más 2/2; Vender 3/2 (rupias iguales al valor); Entregar 4/2; Granjeros 2/1 (dos pasos); Cambiar 2/2; Paso de meditación 4/4; Peón gratis 3/3. Punto de meditación solo sirve mientras meditas; Akbar o encargo no gasta tu fase de encargos.',
  },
  'AG:10.9': {
    title: 'Losetas nuevas y recuperadas',
    body: 'Puedes usar una loseta desde que es tuya. Si entregas una usada, su marcador va a tu reserva; si la loseta vuelve en el mismo turno, sigue usada.',
  },
  'AG:10.10': {
    title: 'Sumarse con una loseta',
    body: 'Si usas Procesar uno más al sumarte, pagas como siempre. La loseta queda libre al acabar el turno en curso.',
  },
  'AG:10.11': {
    title: 'Bienes de lujo',
    body: 'Puedes gastar uno de cada tipo por turno (AG:L-04). El marcador se queda en su pergamino hasta el fin del turno. No es una entrega.',
  },
  'AG:10.12': {
    title: 'Libro, cuadro, ropa',
    body: 'Libro: levanta hasta tres trabajadores y gana 1 de favor. Cuadro: un paso con cada uno de dos gremios distintos; puedes renunciar a uno. Ropa: rupias iguales a su valor, 1 más desde el muelle 6.',
  },
  'AG:10.13': {
    title: 'Estatua',
    body: 'Solo se gasta entre la acción principal y la fase de encargos, para hacer enseguida otra acción principal. Una por turno.',
  },
  'AG:11.1': {
    title: 'Una de dos, o nada',
    body: 'Puedes dar a Akbar exactamente un bien o cumplir exactamente un encargo.',
  },
  'AG:11.2': {
    title: 'Otras vías',
    body: 'Los encargos se cumplen además con el Marinero o la loseta Akbar o encargo. A Akbar se llega también con esa loseta o con Sadr us-Sudur.',
  },
  'AG:11.3': {
    title: 'Dar a Akbar',
    body: 'El cuenco de ese bien debe estar vacío, y los bienes básicos no tienen. Tu marcador se queda allí hasta el final. Pagan los contratos generosos; por ahora no hay más premio.',
  },
  'AG:11.4': {
    title: 'Otro cuenco',
    body: 'Solo Sadr us-Sudur permite poner un bien en el cuenco de otro bien del mismo valor.',
  },
  'AG:11.5': {
    title: 'Qué exige un encargo',
    body: 'Que el marcador de encargos esté en él, que la columna tenga menos marcadores que el límite (los neutrales cuentan), que estés en el escalón 1 o más de ese gremio y que tengas los dos bienes.',
  },
  'AG:11.6': {
    title: 'Cumplir un encargo',
    body: 'Devuelve los dos bienes, cobra lo generoso y marca el encargo. Si nadie te supera en esa escala, recibes las rupias de tu escalón; si no, 1 menos, pero subes un paso. Los escalones 1 a 9 dan 2, 3, 3, 4, 4, 5, 5, 6, 6.',
  },
  'AG:11.7': {
    title: 'El marcador de encargos avanza',
    body: 'Pasa al siguiente encargo libre hacia abajo, y del último al primero. Cuando los seis están cubiertos, se retira y se activa el final.',
  },
  'AG:12.1': {
    title: 'Pasos',
    body: 'Se sube de uno en uno y nunca se baja. Un paso más allá del tope se pierde.',
  },
  'AG:12.2': {
    title: 'De dónde vienen',
    body: 'De entregas, del Arquitecto, de losetas de bono, de la acción de favor Influencia, del cuadro, del Pintor y de encargos si no vas en cabeza. A los pasos por entregas puedes renunciar. Si eliges tú el gremio, valen los tres.',
  },
  'AG:12.3': {
    title: 'Escalones 3 y 6',
    body: 'Al llegar al 3 eliges 1 de favor o una loseta de favor; al llegar al 6, 2 de favor o una loseta. Vale para todos, en cada escala y en el turno de cualquiera.',
  },
  'AG:12.4': {
    title: 'El tope',
    body: 'Quien llega al escalón 9 activa el final de la partida.',
  },
  'AG:12.5': {
    title: 'Tomar una loseta',
    body: 'Toma una del muestrario, que se repone hasta tres. Puedes tener tres losetas; con la cuarta dejas una de las tres anteriores, que se baraja en la pila. Si la pila se agota, quedan huecos; con el muestrario vacío tomas favor.',
  },
  'AG:12.6': {
    title: 'Las impresas, aparte',
    body: 'Las tres acciones de favor impresas no cuentan entre tus tres losetas.',
  },
  'AG:13.1': {
    title: 'Siempre 22',
    body: 'Nunca ganas ni pierdes marcadores.',
  },
  'AG:13.2': {
    title: 'Sin marcador de la reserva',
    body: 'Procesar, cambiar, entregar, dar a Akbar, gastar un bien de lujo, cumplir un encargo, usar una acción de favor y perder una mayoría no sacan nada de tu reserva.',
  },
  'AG:13.3': {
    title: 'Con marcador de la reserva',
    body: 'Cada bien que produces o ganas y cada punto de favor que ganas toma un marcador de tu reserva.',
  },
  'AG:13.4': {
    title: 'Faltan marcadores',
    body: 'Si ganas más de lo que hay en tu reserva, en ese momento puedes devolver bienes o favor, como mucho tantos como falten. Coloca después lo que puedas; el resto se pierde.',
  },
  'AG:13.5': {
    title: 'Qué no se puede devolver',
    body: 'Los marcadores en acciones de favor, pergaminos, notables, encargos, cuencos y el Francés se quedan. Si no faltan marcadores, no puedes devolver nada.',
  },
  'AG:13.6': {
    title: 'Primero lo que vuelve',
    body: 'Lo que pagas al Comerciante, o recuperas de un encargo o un contrato, está en tu reserva antes de que ganes algo con ello.',
  },
  'AG:14.0': {
    title: 'Clases de habilidades',
    body: 'Las permanentes valen siempre. Las de turno se usan una vez en cada turno tuyo. Los efectos únicos se dan al ganar la carta. Los de final puntúan. Salvo la puntuación y las rupias generosas todo es voluntario, y todo vale enseguida pero nunca hacia atrás.',
  },
  'AG:14.1': {
    title: 'Portugués (I)',
    body: 'En tu acción de Marinero el único pago puede ser de varios bienes, con valor total de 4 como mucho; ganar la carta después de pagar ya no lo cambia. Generoso: tela 1.',
  },
  'AG:14.2': {
    title: 'Sufí (I)',
    body: 'Una vez: tu indicador avanza gratis una casilla, salvo que esté en la última. Generoso: curry 1.',
  },
  'AG:14.3': {
    title: 'Takshaka (I)',
    body: 'Cuando construyes con el Arquitecto, cuentas 1 más de valor de construcción y ganas 1 rupia. El edificio de la Muytahida también da la rupia; el solar del Constructor y el muelle 2, nada.',
  },
  'AG:14.4': {
    title: 'Mahout (I)',
    body: 'Siempre que produces arenisca o madera, produces 1 más.',
  },
  'AG:14.5': {
    title: 'Jatib (I)',
    body: 'Siempre que produces cúrcuma o algodón, produces 1 más.',
  },
  'AG:14.6': {
    title: 'Francés (I)',
    body: 'Cada turno puedes entregar un bien al espacio libre de su valor: 1, 2 o 3 (AG:L-05). Los contratos generosos pagan. Con los tres llenos recibes 5 rupias y los marcadores vuelven.',
  },
  'AG:14.7': {
    title: 'Tintorero (I)',
    body: 'Dos bienes que produces pueden pasar a ser uno de valor 2 de su fila (AG:7.3). Generoso: tinte 1.',
  },
  'AG:14.8': {
    title: 'Cocinero (I)',
    body: 'Guarda hasta 2 trabajadores tuyos desplazados de pie (AG:5.7). Mientras meditas, pásalos a tu reserva; cada uno da PM como uno tumbado. Generoso: aceite 1.',
  },
  'AG:14.9': {
    title: 'Muecín (II)',
    body: 'Una vez en cada fase de meditación tuya recibes 1 PM más cuando da PM un trabajador del tablero o del Cocinero. La loseta Punto de meditación no lo activa.',
  },
  'AG:14.10': {
    title: 'Jagirdar (II)',
    body: 'Tu acción de Marinero tiene dos entregas gratis. Tras la de otro puedes entregar un bien (AG:9.23).',
  },
  'AG:14.11': {
    title: 'Califa (II)',
    body: 'Cada turno: gasta 1 algodón y levanta a un trabajador tuyo.',
  },
  'AG:14.12': {
    title: 'Calígrafo (II)',
    body: 'Un peón te cuesta 1 rupia. Generoso: papel 1.',
  },
  'AG:14.13': {
    title: 'Mulá (II)',
    body: 'Una vez en tu turno, una acción de favor cuesta 1 menos (AG:10.6). Generoso: ladrillos 1.',
  },
  'AG:14.14': {
    title: 'Inglés (II)',
    body: 'Cada turno: cambia un bien por otro del mismo valor.',
  },
  'AG:14.15': {
    title: 'Mosaiquista (II)',
    body: 'Una vez: toma cualquier loseta de favor, del muestrario o mirando la pila, que luego se baraja. Cada turno mientras meditas: cambia 1 PM por 1 de favor o 3 PM por 2.',
  },
  'AG:14.16': {
    title: 'Muytahida (III)',
    body: 'Una vez: el primer solar del camino se construye para ti sin materiales. Tomas una loseta de bono y, si tienes un trabajador en la reserva, lo colocas allí y procesas hasta 3 bienes; los demás pueden sumarse. Generoso: estatua 2.',
  },
  'AG:14.17': {
    title: 'Holandés (III)',
    body: 'Final: 1, 3 o 6 rupias por encargos tuyos en 1, 2 o 3 gremios. Generoso: ropa 2.',
  },
  'AG:14.18': {
    title: 'Pintor (III)',
    body: 'Una vez: levanta hasta tres trabajadores y sube un paso con cualquier gremio. Generoso: cuadro 2.',
  },
  'AG:14.19': {
    title: 'Subadar (III)',
    body: 'Final: 1 rupia por cada encargo tuyo. Generoso: libro 2.',
  },
  'AG:14.20': {
    title: 'Sadr us-Sudur (III)',
    body: 'Una vez: entrega un bien a cualquier cuenco vacío cuyo bien tenga el mismo valor. Final: 1 rupia por cada marcador tuyo en Akbar.',
  },
  'AG:14.21': {
    title: 'Gran muftí (IV)',
    body: 'Una vez: 3 de favor. Final: 3 rupias por cada trío de gremios entre tus contratos, este incluido, y tus encargos.',
  },
  'AG:14.22': {
    title: 'Gran imán (IV)',
    body: 'Una vez: 3 de favor. Final: 1 rupia por cada contrato tuyo de Eruditos, este incluido, y por cada encargo suyo (AG:L-12).',
  },
  'AG:14.23': {
    title: 'Artista de corte (IV)',
    body: 'Una vez: 3 de favor. Final: 1 rupia por cada contrato tuyo de Artesanos, este incluido, y por cada encargo suyo (AG:L-12).',
  },
  'AG:14.24': {
    title: 'Diwan (IV)',
    body: 'Una vez: 3 de favor. Final: 1 rupia por cada contrato tuyo de Mercaderes, este incluido, y por cada encargo suyo (AG:L-12).',
  },
  'AG:15.1': {
    title: 'Qué activa el final',
    body: 'Se completa un contrato de nivel IV, alguien llega al tope de una escala de gremio o quedan cubiertos los seis encargos de una columna, neutrales incluidos.',
  },
  'AG:15.2': {
    title: 'Una ronda más',
    body: 'Se acaba la ronda en curso y se juega otra completa desde el jugador inicial; después se puntúa. Si el final se activa de nuevo, nada cambia.',
  },
  'AG:15.3': {
    title: 'Puntuación',
    body: 'Suma a tus rupias los efectos de final de tus contratos; 5 si tu indicador está en la última casilla; 1 por cubierta quitada; 1, 3 o 5 por uno, dos o tres marcadores en Akbar y 3 por cada uno más. En cada escala de gremio quien va en cabeza recibe 2 por encargo suyo allí y cada segundo 1; si hay empate en cabeza, 1 cada uno y el segundo puesto nada.',
  },
  'AG:15.4': {
    title: 'Puestos en una escala',
    body: 'Solo cuenta el escalón. Aunque no tengas encargos en ese gremio, ocupas tu puesto y no lo cedes a quien va detrás.',
  },
  'AG:15.5': {
    title: 'Quién gana la partida',
    body: 'Gana quien tenga más rupias. En un empate, suma el valor de tus bienes junto a edificios más 1 por cada punto de favor; si sigue el empate, se comparte la victoria.',
  },
  'AG:15.6': {
    title: 'No vale nada',
    body: 'Las rupias que queden en edificios y los bienes guardados en el Francés no puntúan.',
  },
  'AG:16.1': {
    title: 'Las rupias son secretas',
    body: 'Nadie ve cuántas rupias tienes hasta la puntuación. Lo que ganas o pagas se ve cuando sucede.',
  },
  'AG:16.2': {
    title: 'Lo demás está a la vista',
    body: 'Bienes, favor, trabajadores, granjas, losetas, contratos, río, encargos y cuencos los puede ver cualquiera en todo momento.',
  },
  'AG:16.3': {
    title: 'Lo que nadie sabe',
    body: 'El orden de la pila de losetas de favor y los dados por venir. Quien gana el Mosaiquista ve qué losetas hay en la pila.',
  },
  'AG:16.4': {
    title: 'Sin pistas',
    body: 'La aplicación no muestra a los demás si podrías pagar un peón. Si por un peón forzoso se paga menos de su precio, lo ven todos.',
  },
  'AG:L-02': {
    title: '¿Cuánto cuesta la loseta Quitar cubierta?',
    body: 'Hay que tener 3 de favor y pagar 2, como dicen los reglamentos español y chino; el polaco dice pagar 3. La mesa puede ajustarlo.',
  },
  'AG:L-04': {
    title: '¿Cuántos bienes de lujo puedo gastar por turno?',
    body: 'Uno de cada tipo, como en los reglamentos polaco y chino; el español permite solo uno en total. La mesa puede ajustarlo.',
  },
  'AG:L-05': {
    title: '¿Con qué frecuencia guardo bienes en el Francés?',
    body: 'Un bien por turno, como en los reglamentos polaco y español; el chino no pone límite. La mesa puede ajustarse para guardar cuantos quepan.',
  },
  'AG:L-06': {
    title: '¿Sirve por sí sola Procesar uno más?',
    body: 'No, añade un bien a otro procesado: el reglamento español lo exige y el chino lo permite. El polaco prohíbe combinarla, y la mesa puede ajustarse para que procese sola un bien.',
  },
  'AG:L-07': {
    title: '¿Cuándo recibo los 2 de favor del Mercader?',
    body: 'Después de la acción, y luego él avanza: así lo dicen los reglamentos polaco y chino y el resumen español. El texto principal español dice antes, y la mesa puede ajustarse así.',
  },
  'AG:L-11': {
    title: '¿Cada cuánto actúa el Tintorero?',
    body: 'Una vez en cada producción, como en los reglamentos polaco y español; el chino dice una vez por turno. Solo importa con una acción de estatua, y la mesa puede ajustarlo.',
  },
  'AG:L-12': {
    title: '¿Cuentan encargos el Gran imán, el Artista de corte y el Diwan?',
    body: 'Sí, contratos y encargos, como en los reglamentos español y chino; el polaco cuenta solo contratos. La mesa puede ajustarlo.',
  },
  'AG:L-13': {
    title: '¿Cuándo zarpa la barca del muelle 3?',
    body: 'Con dos contratos de nivel II en total, según los reglamentos polaco y español. El chino pide otros dos, es decir, tres en total, y la mesa puede ajustarse así.',
  },
  'AG:L-19': {
    title: '¿Cuántas veces me da un paso el mismo notable?',
    body: 'Una por turno, como en el reglamento español; el chino dice una por acción y el polaco no dice nada. La mesa puede ajustarse a una por acción.',
  },
}
