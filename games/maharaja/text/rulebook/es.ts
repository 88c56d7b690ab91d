import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Glosario (términos fijos)
 * Piezas: Maharajá, gobernador, arquitecto, palacio, casa, oro (unidad: moneda, monedas), disco, flecha, privilegio, banco
 * Lugares: la Salida (Start), ciudad, aldea, parcela (central / exterior), reserva (pool), cantera, columna de gobernadores,
 *          casilla, casilla de la flecha
 * Tiempo: ronda (game turn, todos), turno (un jugador)
 * Personajes: Mogol, Mercader, Sadhu, Monje Errante, Constructor, Maestro Artesano, Yogui; número de personaje
 * Acciones: Oro, Casa, 2 casas, Mover casa, Cantera, Palacio, Palacio / Casa, Orden de gobernadores, Personajes
 * Palabras: viajar / viaje, cruzar una aldea, peaje, sin hacer (undone), compensación, pago (payout), bono de monopolio,
 *           palacio neutral, ciudad natal, subasta, puja, intercambio, atraer (lure), Ampliada 1, Ampliada 2,
 *           partida corta, partida básica, confirmar (lock in), ajustes de la mesa
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    setup: 'Preparación',
    gameTurn: 'La ronda',
    playerTurn: 'El turno de un jugador',
    travel: 'Viajes',
    actions: 'Las nueve acciones',
    characters: 'Personajes',
    forfeiting: 'Acciones sin hacer',
    scoring: 'Puntuación',
    end: 'Final de la partida',
    variants: 'Variantes',
    rulings: 'Aclaraciones',
  },
  rules: {
    'MH:1': {
      title: 'Con qué empiezas',
      body: 'Elige un color. Tienes un disco, un arquitecto que espera en la Salida, 7 palacios y 15 monedas. De tus 20 casas, 4 se colocan en la preparación y 16 están en tu cantera. Cuánto oro tienes es secreto, salvo que la mesa juegue con el oro a la vista.',
    },
    'MH:2': {
      title: 'Maharajá y personajes',
      body: 'El Maharajá también espera en la Salida. Los personajes 1 a 6 están boca arriba en el banco. El Yogui (7) y los privilegios solo aparecen si la mesa ha decidido usarlos.',
    },
    'MH:3': {
      title: 'Columna de gobernadores',
      body: 'Los siete gobernadores se reparten al azar, a la vista de todos, en las siete casillas sin número que hay sobre la flecha, uno en cada una. Más arriba, las casillas 1 a 10 empiezan vacías.',
    },
    'MH:4': {
      title: 'Menos de cinco jugadores',
      body: 'Con dos, tres o cuatro jugadores se colocan antes los palacios neutrales, también en la partida básica (MH:66). Con dos, además, en cada aldea cabe una sola casa (MH:8).',
    },
    'MH:5': {
      title: 'Elegir personaje',
      body: 'Empieza la persona más joven y se sigue en el sentido de las agujas del reloj: cada cual toma un personaje del banco y lo deja a la vista. Los que nadie elige se quedan en el banco.',
    },
    'MH:6': {
      title: 'Para qué sirve el número',
      body: 'Cuanto más bajo es el número de tu personaje, antes juegas. En un empate quedas por delante de todos los números más altos.',
    },
    'MH:7': {
      title: 'Primeras casas',
      body: 'Colocas 4 casas gratis. Empezando por el número de personaje más bajo, cada jugador pone una casa en la aldea que quiera. Se hace cuatro veces, siempre en el mismo orden.',
    },
    'MH:8': {
      title: 'Sitio en una aldea',
      body: 'En una aldea caben dos casas, sean de quien sean; con dos jugadores, solo una. El límite vale desde la preparación hasta el final de la partida.',
    },
    'MH:9': {
      title: 'Llenar la reserva',
      body: 'Cuando todas las primeras casas están puestas, pasas 6 casas de tu cantera a tu reserva; en la cantera quedan 10. Solo se pueden construir casas de la reserva.',
    },
    'MH:10': {
      title: 'El Maharajá se pone en camino',
      body: 'La ronda se abre con el Maharajá, que va a la ciudad del gobernador situado más abajo en la columna. Da igual que haya o no un camino abierto hasta allí.',
    },
    'MH:11': {
      title: 'El gobernador visitado sube',
      body: 'El gobernador de esa ciudad pasa por encima de todos los demás, a la casilla con el número de la ronda en curso. Si hay huecos arriba, un ajuste de la mesa puede cambiar la casilla (MH:Q11).',
    },
    'MH:12': {
      title: 'Preparar el disco',
      body: 'Cada jugador apunta en secreto las dos flechas de su disco a dos acciones. Puedes apuntar ambas a la misma y entonces la haces dos veces.',
    },
    'MH:13': {
      title: 'Quién juega y cuándo',
      body: 'Quien tiene el número de personaje más bajo revela su disco y juega su turno completo. Después va el número más bajo entre quienes faltan por jugar, según los números de ese momento, hasta que todos hayan jugado una vez.',
    },
    'MH:14': {
      title: 'Puntuar y seguir',
      body: 'Tras el último turno se puntúa la ciudad del Maharajá (MH:48 a MH:56). Si la partida no ha terminado (MH:57), comienza otra ronda.',
    },
    'MH:15': {
      title: 'Qué hay en un turno',
      body: 'En tu turno dispones de tus dos acciones del disco, la habilidad de tu personaje y todos los viajes que quieras. El orden lo decides tú.',
    },
    'MH:16': {
      title: 'Dividir una acción doble',
      body: '2 casas y Palacio / Casa tienen dos mitades. Entre una y otra puedes viajar, usar una habilidad o hacer tu otra acción.',
    },
    'MH:17': {
      title: 'Las dos acciones cuentan',
      body: 'Se espera que hagas las dos acciones que has marcado. Puedes dejar algo sin hacer, pero entonces los demás reciben una compensación (MH:46).',
    },
    'MH:18': {
      title: 'Viajar cuando quieras',
      body: 'Viajar no es una acción. En tu turno mueves a tu arquitecto cuando quieras y tantas veces como quieras.',
    },
    'MH:19': {
      title: 'Sin casa no hay paso',
      body: 'Solo puedes cruzar una aldea si en ella hay al menos una casa, tuya o de cualquiera.',
    },
    'MH:20': {
      title: 'Ciudades y Salida',
      body: 'Las ciudades y la Salida nunca cierran el paso ni cuestan nada. En un mismo lugar puede haber cualquier número de arquitectos.',
    },
    'MH:21': {
      title: 'Aldeas con casa tuya',
      body: 'Si tienes una casa en la aldea, la cruzas gratis, aunque al lado haya una casa de otro jugador.',
    },
    'MH:22': {
      title: 'Peaje',
      body: 'Si no tienes casa en la aldea, pagas 1 moneda por cada casa a su dueño, o sea, 1 o 2 en total. Si las dos son del mismo jugador, ese jugador recibe 2 monedas.',
    },
    'MH:23': {
      title: 'Se paga por el camino',
      body: 'Pagas aldea por aldea y cada vez que cruzas, también a la vuelta. Si no puedes pagar, no puedes cruzar. Sirve el oro que hayas recibido antes en ese mismo turno.',
    },
    'MH:24': {
      title: 'Dónde acaba un viaje',
      body: 'Un viaje acaba siempre en una ciudad, nunca en una aldea ni en la Salida. Un arquitecto que aún no se ha movido puede quedarse en la Salida.',
    },
    'MH:25': {
      title: 'El peaje y el Monje Errante',
      body: 'Con el Monje Errante no pagas peajes: el banco paga a los dueños todo lo que les toca. Una aldea sin casas te detiene igualmente.',
    },
    'MH:26': {
      title: 'Oro',
      body: 'Toma 2 monedas del banco.',
    },
    'MH:27': {
      title: 'Casa',
      body: 'Construye una casa de tu reserva por 1 moneda: en cualquier aldea con sitio, esté donde esté tu arquitecto, o en la ciudad donde se encuentra. No hace falta que esté cerca de tus otras casas.',
    },
    'MH:28': {
      title: '2 casas',
      body: 'Construye dos casas de tu reserva por 1 moneda cada una. Al menos una va en una ciudad donde esté tu arquitecto en ese momento; la otra, en una aldea o una ciudad. No valen dos en aldeas; sí dos en ciudades, la misma o distintas.',
    },
    'MH:29': {
      title: 'Mover casa',
      body: 'Lleva gratis una de tus casas a otra aldea con sitio o a la ciudad donde está tu arquitecto. Puede venir de cualquier parte, sin que tu arquitecto esté allí. Una aldea que se queda sin casas ya no se puede cruzar.',
    },
    'MH:30': {
      title: 'Cantera',
      body: 'Pasa gratis 2 de tus casas de la cantera a la reserva. Puedes construirlas en este mismo turno.',
    },
    'MH:31': {
      title: 'Palacio',
      body: 'Construye un palacio por 12 monedas en la parcela libre que prefieras, central o exterior, de la ciudad donde está tu arquitecto. Una ciudad tiene 1 parcela central y 6 exteriores, y los palacios neutrales también las ocupan. Puedes tener varios palacios en la misma ciudad; un palacio nunca se mueve.',
    },
    'MH:32': {
      title: 'Palacio / Casa',
      body: 'Construye un palacio por 12 monedas y una casa por 1, cada uno con las condiciones de su propia acción (MH:31, MH:27). Pueden estar en lugares distintos.',
    },
    'MH:33': {
      title: 'Orden de gobernadores',
      body: 'Elige un gobernador de la tercera casilla sobre la flecha o más arriba y bájalo exactamente dos casillas. Los que estaban en esas dos casillas suben una. Las casillas vacías no cuentan: el siguiente es siempre el gobernador más bajo.',
    },
    'MH:34': {
      title: 'Personajes',
      body: 'Toma un personaje del banco o de otro jugador, que no puede negarse. Tu carta anterior va al banco. Quien ha perdido la suya elige enseguida otra del banco, y puede quedarse con la que acabas de dejar.',
    },
    'MH:35': {
      title: '1 Mogol',
      body: 'La fuerza del Mogol es su número 1: juegas primero y ganas todos los empates. No tiene otra habilidad.',
    },
    'MH:36': {
      title: '2 Mercader',
      body: 'En cada uno de tus turnos el banco te da 1 moneda (cuándo exactamente: MH:Q23).',
    },
    'MH:37': {
      title: '3 Sadhu',
      body: 'Al puntuar, cada palacio exterior tuyo vale 2 puntos en vez de 1. El central sigue valiendo 3.',
    },
    'MH:38': {
      title: '4 Monje Errante',
      body: 'El banco paga todos tus peajes (MH:25).',
    },
    'MH:39': {
      title: '5 Constructor',
      body: 'Una vez en tu turno puedes construir gratis una casa adicional de tu reserva o mover una de tus casas. El lugar debe cumplir las reglas de siempre.',
    },
    'MH:40': {
      title: '6 Maestro Artesano',
      body: 'Cada palacio te cuesta 9 monedas en lugar de 12, también con Palacio / Casa.',
    },
    'MH:41': {
      title: '7 Yogui',
      body: 'Solo en partidas con el Yogui: si se juega con privilegios, recibes 1 en cada uno de tus turnos (MH:63).',
    },
    'MH:42': {
      title: 'Dos personajes en un turno',
      body: 'Si cambias de personaje en tu turno, la nueva habilidad vale al momento y conservas lo que ya te dio la anterior. Así, ambos pueden ayudarte en el mismo turno.',
    },
    'MH:43': {
      title: 'Sin efecto retroactivo',
      body: 'Un personaje nuevo no cambia nada de lo ya hecho. Si, por ejemplo, has pagado 12 monedas por un palacio, no se te devuelve nada.',
    },
    'MH:44': {
      title: 'Cuando los números cambian de manos',
      body: 'Quien está jugando termina su turno, y nadie juega dos veces en una ronda. El siguiente es siempre quien tiene ahora el número más bajo entre los que faltan por jugar.',
    },
    'MH:45': {
      title: 'Si te quitan el personaje',
      body: 'Si lo pierdes antes de tu turno, juegas con el sustituto. Si has marcado Personajes en tu disco, puedes recuperar el anterior.',
    },
    'MH:46': {
      title: 'Compensación',
      body: 'Puedes dejar sin hacer las dos acciones, una o parte de una, y a veces no hay más remedio: falta oro, casas, sitio o camino. Entonces cada uno de los demás recibe 2 monedas del banco, una sola vez por tu turno (MH:Q3).',
    },
    'MH:47': {
      title: 'Las habilidades son voluntarias',
      body: 'No estás obligado a usar habilidades ni privilegios, y nadie recibe compensación por ello. La moneda del Mercader llega sola.',
    },
    'MH:48': {
      title: 'Puntos en la ciudad',
      body: 'En la ciudad del Maharajá tienes 1 punto por tu arquitecto, 1 por cada casa, 1 por cada palacio exterior (2 con el Sadhu) y 3 por el palacio central. Tus edificios cuentan aunque tu arquitecto esté en otra parte.',
    },
    'MH:49': {
      title: 'Personajes al puntuar',
      body: 'Para el Sadhu, los empates y la ciudad natal importa quién tiene el personaje en el momento de puntuar.',
    },
    'MH:50': {
      title: 'Clasificación',
      body: 'Con más puntos quedas más arriba. A igualdad de puntos, va delante el número de personaje más bajo.',
    },
    'MH:51': {
      title: 'Pago',
      body: 'El banco paga monedas según el puesto. Con 2 jugadores: 10, 5. Con 3: 11, 7, 3. Con 4: 12, 9, 6, 3. Con 5: 13, 10, 7, 4, 1.',
    },
    'MH:52': {
      title: 'Sin puntos no hay oro',
      body: 'Con 0 puntos no recibes nada. Los pagos que nadie ha ganado se quedan en el banco y no alteran los de los demás.',
    },
    'MH:53': {
      title: 'Bono de monopolio',
      body: 'Si solo tú tienes puntos en la ciudad, recibes 5 monedas más.',
    },
    'MH:54': {
      title: 'Todo se queda',
      body: 'Puntuar no retira nada de la ciudad: arquitectos, casas y palacios siguen en su sitio.',
    },
    'MH:55': {
      title: 'Los palacios neutrales no puntúan',
      body: 'Los palacios neutrales no son de nadie: no dan puntos ni oro a ningún jugador.',
    },
    'MH:56': {
      title: 'Las casas de aldea no puntúan',
      body: 'Una casa en una aldea nunca da puntos. Mantiene abierto el camino y cobra peajes.',
    },
    'MH:57': {
      title: 'Cuándo termina la partida',
      body: 'La partida termina tras la puntuación de la ronda en que alguien construyó su séptimo palacio o un gobernador llegó a la casilla 10 (ronda 10). En esa ronda todos juegan aún su turno.',
    },
    'MH:58': {
      title: 'Quién gana',
      body: 'Gana quien haya construido más palacios, sin importar en qué ciudades. Los neutrales no cuentan para nadie.',
    },
    'MH:59': {
      title: 'Empate a palacios',
      body: 'Si hay empate a palacios, gana quien tenga más oro, contando el último pago.',
    },
    'MH:60': {
      title: 'Empate a oro',
      body: 'Si también hay empate a oro, gana el número de personaje más bajo. Ningún número se repite, así que siempre decide. Los demás puestos se resuelven igual.',
    },
    'MH:61': {
      title: 'Partida corta',
      body: 'Cada jugador tiene solo 6 palacios y hay 8 rondas como máximo. La partida termina tras la ronda en que alguien construyó su sexto palacio, o tras la ronda 8.',
    },
    'MH:62': {
      title: 'Ampliada 1',
      body: 'Se mantienen todas las reglas básicas y pueden sumarse el Yogui y los privilegios, los palacios neutrales, la subasta y las ciudades natales (MH:63 a MH:68). Los ajustes de la mesa muestran qué está en juego.',
    },
    'MH:63': {
      title: 'Yogui y privilegios',
      body: 'El Yogui se une al banco como séptimo personaje. Si lo tienes en tu turno, recibes 1 privilegio. Úsalo al momento o en un turno posterior, incluso si ya no tienes al Yogui (MH:Q42).',
    },
    'MH:64': {
      title: 'Usar un privilegio',
      body: 'Un privilegio te da una tercera acción en cualquier momento de tu turno. Al usarlo nombras una acción del disco, la que sea menos Personajes; puede coincidir con una que hayas marcado.',
    },
    'MH:65': {
      title: 'Un privilegio por turno',
      body: 'Solo puedes usar 1 privilegio por turno. Después vuelve al banco.',
    },
    'MH:66': {
      title: 'Palacios neutrales',
      body: 'Con menos de cinco jugadores, antes de empezar se coloca en cada ciudad un palacio de cada color sin usar, en parcelas exteriores. Así, en cada ciudad hay parcelas exteriores bloqueadas toda la partida: 1 con cuatro jugadores, 2 con tres y 3 con dos. La mesa puede configurarse de otro modo (MH:Q37, MH:Q38).',
    },
    'MH:67': {
      title: 'Subasta de personajes',
      body: 'En vez de elegir por orden de asiento, se puja por elegir primero. La persona más joven abre con 0 monedas o más; en el sentido del reloj, cada cual sube o pasa, y quien pasa queda fuera de esa subasta. Quien más puja paga al banco y elige, y los demás pujan por la siguiente elección. El último elige gratis, y ganar con una puja de 0 no cuesta nada.',
    },
    'MH:68': {
      title: 'Ciudad natal',
      body: 'Cada personaje es de una ciudad. Cuando esa ciudad se puntúa, quien tiene el personaje suma allí 1 punto más, aunque no tenga nada más en ella.',
    },
    'MH:69': {
      title: 'Ampliada 2: varios personajes',
      body: 'Puedes tener más de un personaje y usar las habilidades de todos. Cada jugador empieza con uno, elegido o ganado en la subasta.',
    },
    'MH:70': {
      title: 'Ampliada 2: del banco',
      body: 'Con la acción Personajes tomas del banco el personaje que quieras y no devuelves ninguno. Mientras el banco no esté vacío, nadie puede quitar personajes a otro jugador.',
    },
    'MH:71': {
      title: 'Ampliada 2: banco vacío',
      body: 'Con el banco vacío puedes intercambiar o atraer. Intercambio: nombras cualquier personaje de un rival y le das a cambio uno de los tuyos, el que tú decidas. Atraer: eliges a un rival que tenga más personajes que tú; decide él cuál te entrega y tú no das nada a cambio.',
    },
    'MH:72': {
      title: 'Ampliada 2: orden y empates',
      body: 'Para el orden y los empates cuenta tu número más bajo. Sigues jugando una sola vez por ronda, y si las cartas cambian de manos se aplica MH:44.',
    },
    'MH:Q1': {
      title: '¿Se revelan todos los discos a la vez?',
      body: 'No. Tu disco permanece oculto hasta que empieza tu propio turno.',
    },
    'MH:Q2': {
      title: '¿Puedo cambiar mi disco después de prepararlo?',
      body: 'Sí, hasta que confirme el último jugador. Desde entonces todos los discos quedan fijos.',
    },
    'MH:Q3': {
      title: '¿La compensación es por turno o por acción?',
      body: 'Por turno: dejes lo que dejes sin hacer, cada uno de los demás recibe 2 monedas una sola vez. La mesa puede configurarse para pagar 2 monedas por cada acción sin hacer.',
    },
    'MH:Q4': {
      title: '¿Y si no puedo hacer una acción?',
      body: 'El motivo no importa. No poder cuenta igual que no querer, y los demás reciben su compensación.',
    },
    'MH:Q5': {
      title: '¿Y si en mi cantera quedan menos de 2 casas?',
      body: 'Tomas lo que quede. Lo que falta cuenta como sin hacer, así que los demás reciben su compensación.',
    },
    'MH:Q6': {
      title: '¿Puedo construir solo una de las 2 casas?',
      body: 'Sí, la otra mitad queda sin hacer. Esa única casa puede estar incluso en una aldea: entonces has renunciado a la mitad de ciudad.',
    },
    'MH:Q7': {
      title: '¿Cuándo se paga la compensación?',
      body: 'En cuanto terminas tu turno con algo sin hacer, antes de que el siguiente revele su disco. Quienes juegan después ya pueden gastar ese oro.',
    },
    'MH:Q8': {
      title: '¿Vale mover un gobernador sin que cambie nada?',
      body: 'Sí, y la acción cuenta como hecha. Incluso el gobernador más bajo puede bajar más si le quedan dos casillas debajo; la casilla de la flecha no cuenta.',
    },
    'MH:Q9': {
      title: '¿Qué gobernadores no se pueden mover?',
      body: 'Los de las dos casillas justo encima de la flecha, porque se saldrían de la columna. Siempre hay al menos cinco que sí pueden moverse, de modo que esta acción es siempre posible.',
    },
    'MH:Q10': {
      title: '¿Puedo mover un gobernador ya visitado?',
      body: 'Sí. Vale cualquiera, incluido el de la ciudad donde está ahora el Maharajá.',
    },
    'MH:Q11': {
      title: '¿A qué casilla exacta va el gobernador visitado?',
      body: 'A la que lleva el número de la ronda, aunque debajo quede un hueco. Así el número de la casilla indica siempre la ronda. La mesa puede configurarse para que vaya justo encima del gobernador más alto.',
    },
    'MH:Q12': {
      title: '¿Con qué libertad se divide Palacio / Casa?',
      body: 'Con toda. Las mitades son dos pasos separados, en el orden que quieras y con lo que quieras entre medias.',
    },
    'MH:Q13': {
      title: '¿La casa de Palacio / Casa es gratis?',
      body: 'No, cuesta 1 moneda como siempre. Las dos mitades suman 13 monedas, o 10 con el Maestro Artesano.',
    },
    'MH:Q14': {
      title: '¿Puedo construir directamente desde la cantera?',
      body: 'No, solo desde la reserva. Con la reserva vacía no puedes construir casas.',
    },
    'MH:Q15': {
      title: '¿El primer palacio de una ciudad debe ser el central?',
      body: 'No. Eliges con libertad cualquier parcela vacía.',
    },
    'MH:Q16': {
      title: '¿Pueden ser mías las dos casas de una aldea?',
      body: 'Sí, salvo en partidas de dos. Quien la cruce sin tener casa allí te paga entonces 2 monedas.',
    },
    'MH:Q17': {
      title: '¿Quién cobra cuando viaja quien tiene al Monje Errante?',
      body: 'Cada dueño recibe la moneda habitual por casa, pero del banco. Quien viaja no paga nada.',
    },
    'MH:Q18': {
      title: 'Mi casa junto a la de otro: ¿hay peaje?',
      body: 'No. Cruzas gratis y el otro dueño no recibe nada, ni siquiera del banco si tienes al Monje Errante.',
    },
    'MH:Q19': {
      title: '¿Quién elige la ruta?',
      body: 'Tú, al elegir a quién pagas. Para cada ciudad se te ofrecen todas las formas de pagar que no son peores para todos que otra; las rutas que solo cuestan más no aparecen.',
    },
    'MH:Q20': {
      title: '¿Puedo volver a la Salida?',
      body: 'Puedes pasar por ella gratis, pero no terminar allí un viaje.',
    },
    'MH:Q21': {
      title: '¿Y si ningún camino abierto lleva a la próxima ciudad del Maharajá?',
      body: 'El Maharajá va de todos modos y la ciudad se puntúa.',
    },
    'MH:Q22': {
      title: '¿Una casa movida puede acabar donde estaba?',
      body: 'No, debe ir a un lugar distinto: una aldea con sitio o la ciudad donde está tu arquitecto.',
    },
    'MH:Q23': {
      title: '¿Cuándo paga el Mercader?',
      body: 'Al empezar tu turno, o en el momento en que tomas al Mercader durante él. Como mucho, una vez por turno.',
    },
    'MH:Q24': {
      title: '¿Y si tomo dos veces el mismo personaje en un turno?',
      body: 'Mercader, Constructor y Yogui actúan una sola vez en tu turno, aunque la carta se vaya y vuelva.',
    },
    'MH:Q25': {
      title: '¿Pueden cobrar dos jugadores del Mercader en una ronda?',
      body: 'Sí. Si la carta cambia de manos entre sus turnos, cada uno recibe 1 moneda en el suyo.',
    },
    'MH:Q26': {
      title: '¿El Constructor necesita una acción de casa?',
      body: 'No. La casa adicional no depende del disco. La tienes una vez por turno y, si la dejas pasar, nadie recibe compensación.',
    },
    'MH:Q27': {
      title: '¿El precio del Maestro Artesano vale para dos palacios?',
      body: 'Sí. Cada palacio que construyas en el turno cuesta 9 monedas.',
    },
    'MH:Q28': {
      title: '¿Con Personajes se cambian las cartas dos jugadores?',
      body: 'No. Tu carta va al banco, y quien ha perdido la suya elige allí otra. Solo en la Ampliada 2 se cambian cartas directamente (MH:71).',
    },
    'MH:Q29': {
      title: '¿Puedo quedarme sin personaje si me quitan el mío?',
      body: 'No, debes elegir otro. Todos tienen siempre al menos un personaje.',
    },
    'MH:Q30': {
      title: '¿Cuándo elijo el sustituto?',
      body: 'Al momento, aunque sea el turno de otro; ese turno te espera. Si se te acaba el tiempo, recibes el número más bajo del banco.',
    },
    'MH:Q31': {
      title: '¿Y si el sustituto tiene un número muy bajo?',
      body: 'Nada especial. Sigue el número más bajo entre quienes faltan por jugar, aunque sea el de quien acaba de elegir.',
    },
    'MH:Q32': {
      title: '¿Puedo recuperar mi personaje en la misma ronda?',
      body: 'Sí, en tu propio turno, con una acción Personajes marcada en tu disco.',
    },
    'MH:Q33': {
      title: '¿Puede quedarse el banco sin personajes?',
      body: 'En la partida básica y en la Ampliada 1 no: hay 6 o 7 personajes para cinco jugadores como máximo. Solo la Ampliada 2 puede vaciarlo.',
    },
    'MH:Q34': {
      title: '¿Los jugadores con 0 puntos alteran los pagos?',
      body: 'No. Quienes tienen puntos cobran desde el pago más alto hacia abajo; los restantes no se pagan.',
    },
    'MH:Q35': {
      title: '¿Los palacios neutrales impiden el bono de monopolio?',
      body: 'No. No son jugadores, así que el bono se paga igualmente.',
    },
    'MH:Q36': {
      title: '¿Un punto de ciudad natal impide el bono de monopolio?',
      body: 'Sí. El bono exige que solo una persona tenga puntos, de modo que un solo punto de un rival por su ciudad natal lo anula.',
    },
    'MH:Q37': {
      title: '¿Los palacios neutrales son parte de la partida básica?',
      body: 'Sí, siempre que jueguen menos de cinco. La mesa puede configurarse para jugar sin ellos.',
    },
    'MH:Q38': {
      title: '¿Cuántos palacios neutrales hay?',
      body: 'Uno de cada color sin usar en cada ciudad, es decir, 7 de cada color sin usar. La mesa puede configurarse para que haya solo uno por ciudad en total, o ninguno.',
    },
    'MH:Q39': {
      title: 'Dos jugadores: ¿cuándo vale el límite de una casa?',
      body: 'Siempre: en la preparación, al construir y al mover una casa.',
    },
    'MH:Q40': {
      title: 'Ampliada 2: ¿qué número rompe un empate final?',
      body: 'El más bajo de los que tengas.',
    },
    'MH:Q41': {
      title: 'Ampliada 2: ¿a quién le toca?',
      body: 'Se compara el número más bajo de cada jugador que falta por jugar; le toca a quien tenga el menor de todos.',
    },
    'MH:Q42': {
      title: '¿Puedo acumular privilegios?',
      body: 'Sí. No caducan y puedes tener varios, pero usas uno por turno. Hay 7 en total; si en el banco no queda ninguno, no recibes más. La mesa puede configurarse para que caduquen (MH:Q66).',
    },
    'MH:Q43': {
      title: '¿Y si tomo al Yogui durante mi turno?',
      body: 'Recibes el privilegio al momento y puedes usarlo ya. Sigue siendo solo uno por turno.',
    },
    'MH:Q44': {
      title: '¿Y si no termino la acción de un privilegio?',
      body: 'El resto cuenta como sin hacer, igual que en una acción del disco, y los demás reciben su compensación.',
    },
    'MH:Q45': {
      title: '¿En qué momento del turno puedo usar un privilegio?',
      body: 'Cuando quieras: al principio, al final o entre las mitades de una acción doble.',
    },
    'MH:Q46': {
      title: '¿Quién abre las subastas siguientes?',
      body: 'La primera persona aún sin personaje, contando en el sentido del reloj desde quien abrió la primera subasta (incluida esa persona).',
    },
    'MH:Q47': {
      title: '¿Qué pujas son válidas?',
      body: 'Quien abre no puede pasar y puja al menos 0. Se puja en monedas enteras, siempre más que la puja anterior y nunca más de lo que se tiene.',
    },
    'MH:Q48': {
      title: 'Ampliada 2: ¿puedo intercambiar si quedan personajes en el banco?',
      body: 'No. Mientras quede alguno, tomas del banco.',
    },
    'MH:Q49': {
      title: 'Ampliada 2: ¿de quién puedo atraer?',
      body: 'De cualquier rival con más personajes que tú; tener los mismos no basta. Ese rival elige la carta. Nadie puede perder así su último personaje.',
    },
    'MH:Q50': {
      title: '¿Está el Yogui en la Ampliada 2?',
      body: 'Solo si la mesa lo decide: el Yogui es un ajuste aparte, y la Ampliada 2 se juega con él o sin él.',
    },
    'MH:Q51': {
      title: 'Ampliada 2: ¿quién elige las cartas de un intercambio?',
      body: 'Quien está en su turno elige las dos, la que toma y la que da. El rival no tiene voz.',
    },
    'MH:Q52': {
      title: '¿El oro es secreto?',
      body: 'Sí, hasta el final de la partida solo ves el tuyo. La mesa puede configurarse para jugar con el oro a la vista.',
    },
    'MH:Q53': {
      title: '¿Puede quedarse el banco sin oro?',
      body: 'No. El banco siempre puede pagar.',
    },
    'MH:Q54': {
      title: '¿Quién es la persona más joven?',
      body: 'Quien ocupa el primer asiento. La mesa puede configurarse para sortearlo.',
    },
    'MH:Q55': {
      title: '¿Se sigue jugando tras un séptimo palacio?',
      body: 'Sí. Quienes faltan por jugar hacen su turno y se puntúa la ciudad; entonces termina la partida.',
    },
    'MH:Q56': {
      title: '¿Puedo evitar un peaje construyendo antes?',
      body: 'Sí. Construye una casa en la aldea o mueve una hasta allí y después cruza gratis.',
    },
    'MH:Q57': {
      title: 'Partida corta: ¿hay menos palacios neutrales?',
      body: 'No. Cada color sin usar sigue teniendo 7, uno en cada ciudad.',
    },
    'MH:Q58': {
      title: '¿Dónde pueden ir las primeras casas?',
      body: 'En cualquier aldea con sitio; no hace falta conexión con la Salida ni con otras casas. Puedes poner dos tuyas en la misma aldea, salvo en partidas de dos.',
    },
    'MH:Q59': {
      title: '¿Gana al momento quien llega primero a siete palacios?',
      body: 'No. Tras la puntuación de esa ronda se comparan los palacios, luego el oro y luego los números de personaje. Entre dos jugadores con siete palacios decide, pues, el oro.',
    },
    'MH:Q60': {
      title: '¿Y si no me quedan palacios o la ciudad está llena?',
      body: 'Allí no puedes construir un palacio. Si por eso la acción queda sin hacer, los demás reciben su compensación.',
    },
    'MH:Q61': {
      title: '¿Puede una mitad de una acción doble ayudar a la otra?',
      body: 'Sí. Una casa que construyes en una aldea puede, por ejemplo, abrir el camino a la ciudad donde luego construyes el palacio.',
    },
    'MH:Q62': {
      title: '¿Una habilidad no usada es algo sin hacer?',
      body: 'No. Si no aprovechas al Constructor o al Monje Errante, nadie recibe compensación.',
    },
    'MH:Q63': {
      title: '¿Mi turno termina solo?',
      body: 'No, lo terminas tú. Hechas las acciones, todavía puedes viajar, y tu arquitecto vale 1 punto en la ciudad del Maharajá.',
    },
    'MH:Q64': {
      title: '¿Puedo nombrar mi propia carta con Personajes?',
      body: 'No, debes tomar otra distinta. De lo contrario, la acción queda sin hacer y los demás reciben su compensación.',
    },
    'MH:Q65': {
      title: '¿Cuándo termina la partida si el gobernador va justo encima del más alto?',
      body: 'Con ese ajuste de la mesa (MH:Q11), tras la ronda en que un gobernador llegó a la casilla 10, aunque después vuelva a bajar, y a más tardar tras la ronda 10. La partida corta termina tras 8 rondas.',
    },
    'MH:Q66': {
      title: 'Si los privilegios caducan, ¿cuándo?',
      body: 'Al final de tu siguiente turno tras aquel en que lo recibiste. Siempre gastas primero el más antiguo. Solo se aplica si la mesa está configurada así.',
    },
    'MH:Q67': {
      title: '¿Tengo al Yogui, pero los 7 privilegios están repartidos?',
      body: 'En ese turno no recibes ninguno, ni siquiera si alguno vuelve al banco antes de que acabe.',
    },
    'MH:Q68': {
      title: 'Compensación por acción: ¿cuenta la de un privilegio?',
      body: 'Sí. Con ese ajuste de la mesa (MH:Q3), la acción incompleta de un privilegio es una acción más: otras 2 monedas para cada uno de los demás.',
    },
    'MH:Q69': {
      title: 'Subasta: ¿cuándo se paga y quién debe pasar?',
      body: 'Quien gana paga primero y elige después. Quien no tiene oro para subir la puja pasa automáticamente.',
    },
    'MH:Q70': {
      title: '2 casas: ¿qué mitad gasta una casa en ciudad?',
      body: 'La primera casa en ciudad gasta la mitad de ciudad. La otra puede ir entonces en una aldea o en una ciudad.',
    },
    'MH:Q71': {
      title: '¿Puede un viaje dar vueltas?',
      body: 'Podría, pero solo costaría más, así que esos rodeos no se ofrecen: un viaje lleva a otra ciudad, y dentro de una aldea no se puede dar media vuelta.',
    },
  },
}
