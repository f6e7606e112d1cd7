import type * as en from '../en/hooks.ts'

export const hooks: Record<keyof typeof en.hooks, string> = {
  'GW-HOOK-01':
    'Las expansiones pueden añadir tipos de Soldado, cada uno con su coste, el número y la forma de las Zonas Vitales que cubre, su alcance, si puede estar en Puestos de Disparo, dispara en Invierno y cuenta para GW-DEFEAT-05, una colocación especial (por ejemplo, sobre Heridas) y fichas propias que cuentan como Soldados.',
  'GW-HOOK-02':
    'Las expansiones pueden añadir marcadores con dueño en Zonas Vitales además de las Heridas neutrales (cuentan para reclamar y para la Deshonra de una Brecha, y sobreviven a las muertes).',
  'GW-HOOK-03':
    'Las expansiones pueden añadir tipos de Horda con restricciones de colocación (filas, inmovilidad), habilidades tras el Asalto, modificadores de la Defensa y del Poder Ofensivo, muertes más allá de la Mortandad y modelos sobre cartas, y cambiar el mazo en la preparación retirando y añadiendo tipos enteros.',
  'GW-HOOK-04':
    'Las expansiones pueden añadir cartas o tableros fuera de las secciones con Zonas Vitales que quien reclama puede atacar en una Derrota.',
  'GW-HOOK-05':
    'Las expansiones pueden añadir Localizaciones (especiales o normales, también algunas que nunca se activan de forma normal), añadir efectos a las existentes, dejarlas no disponibles por un tiempo y añadir opciones por Funcionario en el Cuartel, el Campamento de Constructores, el Centro de Logística y la Embajada.',
  'GW-HOOK-06': 'Las expansiones pueden poner en las Localizaciones marcadores con efectos al activarse.',
  'GW-HOOK-07':
    'Las expansiones pueden añadir pasos: después de mover el marcador de Tiempo, después de colocar Hordas, después de recuperar cartas, al inicio de un turno, después del paso de Derrotar Hordas, al final de un turno, al inicio del Invierno antes de disparar, disparos desde fuera de las secciones, después del Asalto, antes de la comprobación de fin de partida y antes de la puntuación final.',
  'GW-HOOK-08':
    'Las expansiones pueden sustituir las consecuencias de las Incursiones y las Brechas: otros pagos en lugar de Deshonra, pérdidas adicionales, derrota inmediata.',
  'GW-HOOK-09':
    'Las expansiones pueden añadir condiciones de fin o de derrota, inmediatas o en la comprobación de fin de partida, y un indicador de Tiempo más corto.',
  'GW-HOOK-10':
    'Las expansiones pueden destruir niveles de Muralla (los Puestos de Disparo desaparecen y los Arqueros van a la zona de Descanso) y añadir estructuras junto a la Muralla.',
  'GW-HOOK-11':
    'Las expansiones pueden cambiar adónde van los Soldados muertos (normalmente a la reserva), los ingresos y lo que se Recolecta, y pueden limitar el suministro de recursos.',
  'GW-HOOK-12':
    'Un quinto jugador trae: número de jugadores 5, la cara del tablero de 4 (y 5) jugadores, otra casilla inicial, otro número de Hordas iniciales y de Funcionarios iniciales, la casilla de Mando con el icono de 5 jugadores, más Generales, Consejeros y cartas de Táctica, 50 fichas de Deshonra y una tercera Muralla para el fin de la partida, como con 4.',
  'GW-HOOK-13':
    'Las expansiones pueden añadir Artefactos con efectos durante la partida y otras cartas públicas que dan una habilidad a quien las tiene y cambian de manos al construir.',
  'GW-HOOK-14':
    'Los escenarios pueden cambiar la preparación (Murallas, Barricadas, Supervisores y fichas iniciales), limitarse al juego competitivo o al cooperativo y desactivar las Demandas.',
}
