import type { prompts as en } from '../en/prompts.ts'

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'prompt.board': 'Elige tu tablero de jugador.',
  'prompt.bid':
    '{standing, plural, =0 {Abre la subasta: puja al menos {minimum} PV.} other {La puja vigente es de # PV: puja más o pasa.}}',
  'prompt.discard': 'Elige una carta para descartar: te quedas con {keep} de cada color.',
  'prompt.card': 'Elige la carta que vas a jugar.',
  'prompt.action':
    '¿Qué haces con {card}?{hint, select, hire { Con un movimiento gratuito podrías contratar trabajadores.} other {}}',
  'prompt.recruit': '¿Qué funcionario reclutas y en qué región?',
  'prompt.reassign': 'Reasigna funcionarios: te {points, plural, one {queda # punto} other {quedan # puntos}}.',
  'prompt.governor': '¿Dónde instalas el gobernador?',
  'prompt.hire': '¿En qué región contratas trabajadores?',
  'prompt.palace': '¿En qué región construyes el palacio?',
  'prompt.thirdWorker': 'El palacio de la región {region} necesita un trabajador de otra región: ¿cuál lo paga?',
  'prompt.bigMarker': '¿Qué ficha de valor 3 tomas?',
  'prompt.wall': '¿Dónde construyes la muralla?',
  'prompt.payWall':
    'La muralla de la sección {section} cuesta {rods, plural, one {# trabajador: ¿qué región lo paga?} other {# trabajadores de regiones distintas: ¿qué regiones los pagan?}}',
  'prompt.activate': '¿Qué activas?',
  'prompt.marker': '¿Qué ficha tomas?',
  'prompt.calm': '¿En qué región bajas el malestar?',
  'prompt.moveWorker': '¿Qué trabajador mueves y adónde?',
  'prompt.shiftGovernor': '¿Qué gobernador mueves a una región adyacente?',
  'prompt.official':
    '{region, plural, =0 {¿Qué funcionario tomas y a qué región lo llevas?} other {¿Qué funcionario llevas a la región #?}}',
  'prompt.claim': '¿Qué misión reclamas?',
  'prompt.endTurn': '¿Terminas tu turno?',
  'prompt.reward': 'Recompensa de {aspect}: {reward}. ¿La aceptas?',
}
