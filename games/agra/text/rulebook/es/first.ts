import type { RuleText } from '@durbar/kernel'
import type { FirstRuleId } from '../chapters.ts'

export const rules: Readonly<Record<FirstRuleId, RuleText>> = {
  'AG:1.1': {
    title: 'Jugadores',
    body: 'Juegan de dos a cuatro personas, cada una con un color, y los turnos van en el sentido de las agujas del reloj. El azar decide quién es el jugador inicial, que lo será toda la partida.',
  },
  'AG:1.2': {
    title: 'Tus 22 marcadores',
    body: 'Son todos iguales; el lugar dice qué son. Junto a un edificio un marcador es un bien; en tu zona de favor, 1 de favor; en un notable, un encargo, un cuenco, el Francés, un pergamino o una acción de favor, muestra lo que hiciste allí. Los demás esperan en tu reserva.',
  },
  'AG:1.3': {
    title: 'Dieciséis bienes',
    body: 'Hay cuatro filas, de lo básico al lujo: arenisca, cemento, ladrillos, estatua; madera, tablones, papel, libro; cúrcuma, curry, tinte, cuadro; algodón, aceite, tela, ropa. La columna 1 es básica (valor 1), las columnas 2 y 3 son avanzadas (2) y la 4 es de lujo (3). Cada fila es también un color.',
  },
  'AG:1.4': {
    title: 'Valor',
    body: 'Un bien vale lo que muestra su ficha de precio o, si no tiene, lo que lleva impreso. Toda regla que habla de valor se refiere al de ese preciso momento; lo ya pagado no se recalcula.',
  },
  'AG:1.5': {
    title: 'Fichas de precio',
    body: 'Hay tres, con las caras 1/2, 2/3 y 3/4. Cada una espera en el Comerciante con la cara menor a la vista o está sobre un tipo de bien, como mucho una por tipo. La cara visible debe estar exactamente 1 por encima o por debajo del valor impreso.',
  },
  'AG:1.6': {
    title: 'Fijar un precio',
    body: 'Elige una ficha y ponla sobre un tipo de bien, por la cara que quieras, respetando AG:1.5. Puedes tomarla del Comerciante, moverla, girarla o ambas cosas, pero algo tiene que cambiar. Solo el muelle 4 devuelve fichas al Comerciante.',
  },
  'AG:1.7': {
    title: 'Flechas',
    body: 'Doce flechas indican qué se convierte en qué. Cada bien básico puede pasar a los dos avanzados de su fila; después, los ladrillos a estatua, el papel a libro, el tinte a cuadro y la tela a ropa. El cemento, los tablones, el curry y el aceite no van más allá.',
  },
  'AG:1.8': {
    title: 'Edificios',
    body: 'Cada tipo de bien tiene su edificio. Los cuatro de producción, en la columna 1, están en pie desde el principio; los doce de procesado (nivel 2, 3 o 4, como su columna) son solares hasta que alguien los construye. Junto a cualquiera, también junto a un solar, caben todos los bienes que se quiera.',
  },
  'AG:1.9': {
    title: 'El camino',
    body: 'El Mercader y el Constructor bajan por la columna 1, luego por la 2, la 3 y la 4, y del último edificio vuelven al primero: Cantera, Aserradero, Campo de cúrcuma, Campo de algodón, Cementera, Taller de tablas, Cocina de curry, Almazara, Ladrillar, Papelera, Tintorería, Telar, Taller del escultor, Encuadernación, Taller del pintor, Sastrería.',
  },
  'AG:1.10': {
    title: 'Materiales',
    body: 'La arenisca y la madera tienen valor de construcción 1, el cemento y los tablones 2, y las fichas de precio no lo cambian. Un solar de nivel 2 cuesta 3, uno de nivel 3 cuesta 4 y uno de nivel 4 cuesta 5.',
  },
  'AG:1.11': {
    title: 'Espacios de acción',
    body: 'Se puede trabajar con los cuatro personajes principales, en cada edificio construido y en el único solar donde está el Constructor. En cada espacio cabe un solo trabajador.',
  },
  'AG:1.12': {
    title: 'Trabajadores',
    body: 'Tienes diez. Un trabajador está en tu reserva, de pie o tumbado en un espacio, o guardado con el Cocinero. Desplazar es sacar al trabajador de otro del espacio que ocupas; los que tumbas o levantas no se mueven de su sitio.',
  },
  'AG:1.13': {
    title: 'Favor',
    body: 'Tu favor es el número de marcadores en tu zona de favor. Siempre viene del juego, nunca de lo que tiene otro jugador.',
  },
  'AG:1.14': {
    title: 'Rupias',
    body: 'Son dinero y puntos a la vez, y a la banca nunca le faltan. Solo se pagan rupias por una cosa: el peón (AG:5.8).',
  },
  'AG:1.15': {
    title: 'Gremios',
    body: 'Los Artesanos, los Mercaderes y los Eruditos tienen cada uno una escala de influencia con escalones del 0 al 9, donde todos tenéis una pieza, y una columna de seis encargos.',
  },
  'AG:1.16': {
    title: 'Notables y contratos',
    body: 'Hay 24 notables: 8 de nivel I, 7 de II, 5 de III y 4 de IV. Cada uno es de un gremio y pide dos o tres tipos de bienes. Al completarse, la carta pasa a ser un contrato y se queda con quien la gana.',
  },
  'AG:1.17': {
    title: 'Encargos',
    body: 'Un encargo pide dos bienes. En cada columna, un marcador de encargos señala el único que se puede cumplir ahora, y el límite de encargos (3 al principio; luego 4, 5 y 6) acota los marcadores por columna.',
  },
  'AG:1.18': {
    title: 'Los cuencos de Akbar',
    body: 'Akbar tiene doce cuencos, uno por cada bien avanzado y de lujo. Un cuenco recibe un solo marcador en toda la partida.',
  },
  'AG:1.19': {
    title: 'Meditación',
    body: 'Tu indicador recorre una escala de seis casillas, desde la 1. Los puntos de meditación (PM) se gastan en un círculo de cuatro acciones exteriores (Cambiar, Entregar, Procesar, Quitar cubierta) y una central (Mover granjero). El marcador de meditación bloquea una exterior.',
  },
  'AG:1.20': {
    title: 'Tu granja',
    body: 'La granja es un cuadrado con arenisca, madera, cúrcuma y algodón en sus esquinas, en el sentido de las agujas del reloj. Cada lado tiene cinco casillas y un granjero, que empieza en la del medio. Ocho cubiertas ocupan las casillas extremas de los lados.',
  },
  'AG:1.21': {
    title: 'Paso de granjero',
    body: 'Un paso mueve a un granjero una casilla por su propio lado. No puede salir de las cinco casillas ni entrar en una con cubierta.',
  },
  'AG:1.22': {
    title: 'Quitar una cubierta',
    body: 'Retira de la granja la cubierta tuya que quieras y déjala junto a tu tablero. No vuelve nunca, y al final puntúa (AG:15.3).',
  },
  'AG:1.23': {
    title: 'Verbos',
    body: 'Produces bienes básicos; procesas un bien por una flecha; cambias un bien por otro tipo del mismo valor; ganas un bien de tu reserva; pagas un bien devolviéndolo a ella. Solo cuenta como entrega lo que das a un notable, a un encargo, a Akbar o al Francés.',
  },
  'AG:1.24': {
    title: 'Un solar no impide nada',
    body: 'Puedes procesar, cambiar y ganar bienes cuyo edificio aún es un solar.',
  },
  'AG:2.1': {
    title: 'Jugador inicial',
    body: 'Lo decide el azar, con la misma probabilidad para todos.',
  },
  'AG:2.2': {
    title: 'Fichas de precio',
    body: 'Las tres empiezan en el Comerciante con la cara menor a la vista.',
  },
  'AG:2.3': {
    title: 'Losetas del tablero',
    body: 'Las doce losetas de bono están a la vista, cuatro por cada nivel: 2, 3 y 4. Los doce edificios de procesado empiezan como solares.',
  },
  'AG:2.4': {
    title: 'Mercader',
    body: 'Un dado lo coloca en uno de los cuatro primeros edificios del camino; el 5 y el 6 se repiten.',
  },
  'AG:2.5': {
    title: 'Constructor',
    body: 'Un dado lo coloca en uno de los seis solares que siguen al Campo de algodón: 1 es la Cementera y 6 la Papelera.',
  },
  'AG:2.6': {
    title: 'El río con cuatro',
    body: 'Se sacan al azar, a la vista, 5 notables de nivel I, 4 de II, 3 de III y 2 de IV. Los demás no intervienen en esta partida.',
  },
  'AG:2.7': {
    title: 'Gremios equilibrados',
    body: 'Entre los 14 notables los gremios deben aparecer 5, 5 y 4 veces. Si no es así, se cambian cartas al azar por otras sin usar del mismo nivel, empezando por el I, hasta lograrlo.',
  },
  'AG:2.8': {
    title: 'Barca y límite de encargos',
    body: 'La barca empieza en el muelle 1 y el límite de encargos es 3. Los límites 4, 5 y 6 esperan entre los muelles 2 y 3, 3 y 4, y 4 y 5.',
  },
  'AG:2.9': {
    title: 'Marcador de meditación',
    body: 'Empieza en Entregar, así que esa acción es la primera bloqueada.',
  },
  'AG:2.10': {
    title: 'Con qué empiezas',
    body: '10 trabajadores, 22 marcadores, una granja con sus ocho cubiertas, el indicador en la casilla 1, el escalón 0 en los tres gremios y 2 rupias. No tienes bienes, favor, losetas ni contratos.',
  },
  'AG:2.11': {
    title: 'Marcadores neutrales',
    body: 'Con dos o tres jugadores se colocan ahora los marcadores neutrales (AG:2.15 y AG:2.16).',
  },
  'AG:2.12': {
    title: 'Marcadores de encargos',
    body: 'Un dado por columna, primero Artesanos, luego Mercaderes y luego Eruditos, coloca el marcador de encargos; el 1 es el encargo de más arriba.',
  },
  'AG:2.13': {
    title: 'Losetas de favor',
    body: 'Las 14 se barajan boca abajo y se descubren tres, que forman el muestrario.',
  },
  'AG:2.14': {
    title: 'El río con dos o tres',
    body: '4 notables de nivel I, 3 de II, 2 de III y 1 de IV. Los gremios deben aparecer 4, 3 y 3 veces, lo que se ajusta como en AG:2.7.',
  },
  'AG:2.15': {
    title: 'Neutrales en Akbar',
    body: 'Los cuencos forman una mitad izquierda y otra derecha de seis. Con tres jugadores, un dado por mitad ocupa un cuenco; con dos, son dos dados por mitad y un número repetido no ocupa nada.',
  },
  'AG:2.16': {
    title: 'Neutrales en los encargos',
    body: 'Con tres jugadores, un dado cubre un encargo de cada columna; con dos, se cubren dos encargos distintos en cada una.',
  },
  'AG:2.17': {
    title: 'Cubierto al empezar',
    body: 'Si el marcador de encargos fuera a empezar en un encargo cubierto, pasa al siguiente libre hacia abajo, y del último al primero.',
  },
  'AG:2.18': {
    title: 'Qué hacen los neutrales',
    body: 'Cuentan para el límite de encargos y para llenar una columna. No puntúan ni se mueven nunca. Por lo demás, las reglas son iguales con cualquier número de jugadores.',
  },
  'AG:3.1': {
    title: 'Ronda',
    body: 'En una ronda cada jugador hace un turno, en el sentido de las agujas del reloj desde el jugador inicial.',
  },
  'AG:3.2': {
    title: 'Partes del turno',
    body: 'Puedes meditar; después debes hacer una acción principal; puedes añadir una acción de estatua; puedes cumplir un encargo o dar algo a Akbar; y termina tu turno. No se vuelve a una parte anterior.',
  },
  'AG:3.3': {
    title: 'Primero las consecuencias',
    body: 'Lo que un paso provoca se resuelve por completo, con todo lo que a su vez provoque, antes de que ese paso continúe.',
  },
  'AG:3.4': {
    title: 'Varios a la vez',
    body: 'Si algo afecta a varios jugadores, se resuelve uno por uno en el sentido de las agujas del reloj desde quien tiene el turno. Las elecciones siguen el mismo orden.',
  },
  'AG:3.5': {
    title: 'Cuándo puedes intervenir',
    body: 'Las acciones secundarias y las habilidades sin momento fijo están disponibles siempre que vas a elegir algo en tu turno: en toda la meditación, antes y después de colocar, entre los pasos de la acción principal, tras ella y en la fase de encargos hasta acabar el turno.',
  },
  'AG:3.6': {
    title: 'Cuándo no',
    body: 'No puedes intervenir al desplazar, entre una entrega y el fin de su evaluación y de los sucesos de muelle, ni durante efectos únicos, elecciones de loseta, jugadores que se suman, una entrega del Jagirdar, una falta de marcadores u otra acción secundaria.',
  },
  'AG:3.7': {
    title: 'Se anuncian a la vez',
    body: 'Procesar uno más, Peón gratis y el Mulá no tienen un momento propio: los anuncias junto con el procesado, el peón o la acción de favor que modifican.',
  },
  'AG:3.8': {
    title: 'En turnos ajenos',
    body: 'Solo puedes sumarte (con Procesar uno más si quieres), entregar con el Jagirdar, guardar un trabajador con el Cocinero y aplicar el efecto único de un contrato recién ganado.',
  },
  'AG:3.9': {
    title: 'Fin del turno',
    body: 'Los marcadores de acciones de favor, losetas de favor y pergaminos vuelven a la reserva de sus dueños, tus habilidades quedan listas de nuevo y empieza el siguiente jugador, salvo que fuera el último turno de la partida.',
  },
  'AG:4.1': {
    title: 'Opcional y sin orden',
    body: 'No tienes que meditar. Si lo haces, consigue y gasta puntos en el orden que prefieras.',
  },
  'AG:4.2': {
    title: 'Tumbar trabajadores',
    body: 'Tumba a cuantos trabajadores tuyos de pie quieras, de uno en uno. El primero da los PM de la casilla de tu indicador y cada uno de los siguientes los de una casilla anterior, nunca menos de 1. Las casillas 1 a 6 muestran 1, 2, 2, 3, 3, 4.',
  },
  'AG:4.3': {
    title: 'Contar trabajadores',
    body: 'Un trabajador levantado y tumbado otra vez cuenta como uno más, igual que el que recuperas del Cocinero. Si entretanto se mueve tu indicador, los siguientes cuentan desde la nueva casilla.',
  },
  'AG:4.4': {
    title: 'El círculo',
    body: 'Tantas veces como puedas pagar: Cambiar un bien (PM iguales a su valor), Entregar un bien a un notable (3), Procesar un bien (el valor del bien nuevo), Quitar cubierta (2), Mover granjero un paso (1). La acción exterior bloqueada al empezar la fase sigue cerrada.',
  },
  'AG:4.5': {
    title: 'Adónde va el marcador',
    body: 'Al terminar, el marcador de meditación pasa a la última acción exterior que usaste. Si no usaste ninguna, se queda. Mover granjero, el Mosaiquista y las losetas no cuentan.',
  },
  'AG:4.6': {
    title: 'Puntos sin gastar',
    body: 'No estás obligado a gastar todos los puntos, pero los que sobren al acabar la fase se pierden.',
  },
  'AG:4.7': {
    title: 'Bloqueada para todos',
    body: 'La acción marcada está cerrada para cualquiera hasta que el marcador se mueva.',
  },
  'AG:4.8': {
    title: 'Influencia al meditar',
    body: 'Un bien entregado al meditar da su paso de influencia (AG:9.20) en cuanto esa entrega queda resuelta del todo.',
  },
  'AG:5.1': {
    title: 'Una acción principal',
    body: 'Debes hacer exactamente una: coloca de pie un trabajador de tu reserva en un espacio de acción o usa un peón.',
  },
  'AG:5.2': {
    title: 'Valen las acciones pequeñas',
    body: 'Puedes ocupar un espacio aunque luego no produzcas, proceses, entregues ni comercies nada. Lo único obligatorio es colocar.',
  },
  'AG:5.3': {
    title: 'La secuencia',
    body: 'Elige el espacio; desplaza a quien esté allí o paga el peón; toma las rupias del edificio; haz la acción. Si estaba el Mercader, ganas después 2 de favor y él avanza; si se construyó el edificio del Constructor, este avanza.',
  },
  'AG:5.4': {
    title: 'Espacio vacío',
    body: 'Simplemente colocas tu trabajador.',
  },
  'AG:5.5': {
    title: 'Desplazar a uno tumbado',
    body: 'El trabajador vuelve a la reserva de su dueño, que no recibe nada.',
  },
  'AG:5.6': {
    title: 'Desplazar a uno de pie',
    body: 'El trabajador vuelve a la reserva de su dueño, que gana 1 de favor, o 2 si su indicador está en la casilla 4 o más allá.',
  },
  'AG:5.7': {
    title: 'El refugio del Cocinero',
    body: 'Si desplazan a un trabajador tuyo de pie y tu Cocinero guarda menos de 2, puedes guardarlo allí. El favor lo ganas igualmente.',
  },
  'AG:5.8': {
    title: 'Peón',
    body: 'En un espacio donde ya está tu trabajador, paga 2 rupias, levántalo y vuelve a hacer la acción. Con el Calígrafo cuesta 1 y con la loseta Peón gratis, 0. Se paga antes de tomar las rupias del edificio, y hace falta el precio entero.',
  },
  'AG:5.9': {
    title: 'Peón forzoso',
    body: 'Sin trabajadores en tu reserva (los del Cocinero no cuentan) debes usar un peón en un espacio tuyo. Si te faltan rupias, pagas las que tengas, aunque sea ninguna.',
  },
  'AG:5.10': {
    title: 'Visitar al Mercader',
    body: 'Los 2 de favor y su movimiento llegan cuando la acción ha acabado del todo, incluidos quienes se suman; un peón cuenta como visita. Si un muelle lo movió entretanto, ganas el favor igualmente y él avanza desde su nuevo sitio (AG:L-07).',
  },
  'AG:5.11': {
    title: 'Cómo avanza',
    body: 'Un dado dice cuántos edificios construidos avanza el Mercader. Cada edificio por el que pasa recibe 1 rupia, o 2 si pasa dos veces. No reciben nada el edificio del que sale (salvo que vuelva a pasar) ni aquel en que se detiene.',
  },
  'AG:5.12': {
    title: 'Rupias en edificios',
    body: 'Se quedan allí hasta que alguien coloca un trabajador o usa un peón en ese edificio; se las lleva todas.',
  },
  'AG:5.13': {
    title: 'Visitar al Constructor',
    body: 'Coloca un trabajador en el solar del Constructor: se construye sin materiales, pero sin loseta de bono. Después procesas hasta 3 bienes en él y los demás pueden sumarse.',
  },
  'AG:5.14': {
    title: 'Cómo avanza el Constructor',
    body: 'Cuando el edificio bajo el Constructor queda construido, un dado lo lleva ese número de solares adelante por el camino, contando solo solares. Si queda uno, va a él; si no queda ninguno, deja la partida. Un mismo edificio nunca causa dos movimientos.',
  },
  'AG:5.15': {
    title: 'Acción de estatua',
    body: 'Entre la acción principal y la fase de encargos puedes gastar una estatua para hacer otra acción principal completa, con las mismas reglas, peón y peón forzoso incluidos.',
  },
  'AG:5.16': {
    title: 'Siempre puedes actuar',
    body: 'El solar del Constructor nunca está ocupado, y quien no tiene trabajadores en la reserva los tiene en el tablero para un peón forzoso. Por eso siempre hay una acción principal posible.',
  },
  'AG:6.1': {
    title: 'Arquitecto: una de dos',
    body: 'Sube un paso con el gremio que quieras o construye.',
  },
  'AG:6.2': {
    title: 'Construir: qué hace falta',
    body: 'Elige cualquier solar. Necesitas otro trabajador en tu reserva y materiales que cubran el coste: suma sus valores de construcción, más 1 si pagas al menos dos materiales distintos, más 1 con Takshaka. Puedes pagar de más, sin vuelta.',
  },
  'AG:6.3': {
    title: 'Construir: los pasos',
    body: 'Paga y abre el edificio (1 rupia con Takshaka). Toma una loseta de bono de su nivel y aplícala. Coloca allí de pie un trabajador de tu reserva y procesa hasta 3 bienes; los demás pueden sumarse. Si estaba el Constructor, avanza.',
  },
  'AG:6.4': {
    title: 'Losetas de bono',
    body: 'Nivel 2: 3 rupias y un paso con Artesanos, con Mercaderes o 1 de favor; o 2 rupias y quitar una cubierta. Nivel 3: 4 rupias y un paso con Artesanos, con Eruditos o 1 de favor; o 5 rupias. Nivel 4: 5 rupias y un paso con Eruditos, con Mercaderes o 1 de favor; o 6 rupias. Lo que no se pueda aplicar se pierde.',
  },
  'AG:6.5': {
    title: 'Marinero',
    body: 'Entrega bienes a los notables abiertos que quieras y cumple como mucho un encargo, en el orden que prefieras.',
  },
  'AG:6.6': {
    title: 'Número de entregas',
    body: 'Una entrega es gratis, o dos si tienes el Jagirdar. Una vez en la acción puedes pagar un bien y hacer tantas entregas más como valga. Con el Portugués puedes pagar varios bienes juntos, por un valor de 4 como mucho.',
  },
  'AG:6.7': {
    title: 'Cuándo se paga',
    body: 'En cualquier momento de la acción, pero antes de la primera entrega que no sea gratis. Cuenta el valor de ese momento, y no tienes que aprovecharlo todo.',
  },
  'AG:6.8': {
    title: 'Cuánto gasta cada cosa',
    body: 'Una entrega sencilla gasta 1, una doble 2 y un encargo 2. Por eso, sin el Jagirdar, solo puedes cumplir un encargo después de pagar.',
  },
  'AG:6.9': {
    title: 'De una en una',
    body: 'Cada entrega se resuelve del todo antes de la siguiente, y a los notables que se abran entretanto puedes abastecerlos enseguida. Para un encargo cuentan tu escalón de ese momento, sin la influencia de esta acción, y el límite vigente.',
  },
  'AG:6.10': {
    title: 'Fin de la acción de Marinero',
    body: 'Primero tu influencia por los notables abastecidos; luego, 1 rupia de vuelta por cada entrega pagada y no usada (las gratuitas no dan nada); por último, el Jagirdar de otro jugador (AG:9.23).',
  },
  'AG:6.11': {
    title: 'Comerciante: cambio',
    body: 'Puedes pagar de 1 a 3 bienes y ganar los que quieras que valgan en total al menos 1 menos. Pueden ser de los mismos tipos.',
  },
  'AG:6.12': {
    title: 'Comerciante: precio',
    body: 'Puedes además fijar un precio (AG:1.6), antes o después del cambio entero pero no en medio, o sin hacer cambio alguno.',
  },
  'AG:6.13': {
    title: 'Bienes de valor 0',
    body: 'Si algún bien llegara a valer 0, no se podría ganar con el Comerciante.',
  },
  'AG:6.14': {
    title: 'Botánico',
    body: 'Haz hasta dos cosas distintas de estas tres, en cualquier orden: pagar los bienes indicados y avanzar tu indicador una casilla; quitar una cubierta; dar hasta dos pasos de granjero, con uno o con dos. Los costes desde la casilla 1 son cúrcuma; cúrcuma y algodón; curry y algodón; aceite y cúrcuma; curry y aceite.',
  },
  'AG:7.1': {
    title: 'Cuánto',
    body: 'Cuenta las casillas sin cubierta entre la esquina del bien y el granjero más cercano a cada lado; la casilla del granjero no cuenta. Eso es lo que produces, de 0 a 8.',
  },
  'AG:7.2': {
    title: 'Mahout y Jatib',
    body: 'El Mahout suma 1 a la arenisca o la madera y el Jatib 1 a la cúrcuma o el algodón, aunque la granja dé 0.',
  },
  'AG:7.3': {
    title: 'Tintorero',
    body: 'Una vez en cada producción de 2 o más puedes convertir dos de los bienes nuevos en uno de valor 2 de la misma fila, antes de colocarlos (AG:L-11).',
  },
  'AG:7.4': {
    title: 'Colocar los bienes',
    body: 'Coloca cuantos quieras, hasta donde alcancen tus marcadores (AG:13.4). El resto se pierde.',
  },
  'AG:7.5': {
    title: 'Nadie se suma',
    body: 'Los demás no pueden sumarse a una producción.',
  },
}
