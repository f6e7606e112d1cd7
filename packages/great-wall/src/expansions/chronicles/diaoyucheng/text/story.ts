/** Siege of Diaoyucheng: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.diaoyucheng':
    'Three rivers meet under a rock, and on the rock stands a fortress. The riders who took half the world have pitched their tents below it and will not go round. By day they come against the Wall, by night against the gate. Whoever can draw a bow keeps watch; whoever can carry a stone mends what the night has broken. It only has to stand one morning longer than they have patience.',
  'story.diaoyucheng.1':
    'You play together, without Requests, and win when the last Year is over. You lose at once if the Defense of the Fortress comes to 0.',
  'story.diaoyucheng.2':
    'Each Night, after the Assault, the Defense falls by the Shame tokens beside the Fortress, less 1 for each Archer in it. Then these Archers go to rest.',
  'story.diaoyucheng.3':
    'An Archer enters for {archer} Wood: when he is recruited in the Barracks, or by a Clerk of the Logistics Center instead of a move. There is room for {spots}.',
  'story.diaoyucheng.4': 'In Winter they shoot first, each at a Horde in any front row.',
  'story.diaoyucheng.5':
    'A Clerk of the Builders raises the Defense by 1 for {raise} own Resources, no Chi. A Raid puts one more token beside the Fortress.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.diaoyucheng':
    'Tres ríos se juntan al pie de una roca, y sobre la roca se alza una fortaleza. Los jinetes que han tomado medio mundo acampan abajo y no piensan rodearla. De día vienen contra la Muralla; de noche, contra la puerta. Quien sabe tensar un arco vela; quien puede cargar una piedra repara lo que la noche ha roto. Basta con que resista una mañana más que su paciencia.',
  'story.diaoyucheng.1':
    'Jugáis en equipo, sin Demandas, y ganáis cuando acaba el último Año. Perdéis en el acto si la Defensa de la Fortaleza llega a 0.',
  'story.diaoyucheng.2':
    'Cada Noche, tras el Asalto, la Defensa baja tanto como fichas de Deshonra hay junto a la Fortaleza, 1 menos por cada Arquero que la guarda. Después esos Arqueros descansan.',
  'story.diaoyucheng.3':
    'Un Arquero entra por {archer} de Madera: al reclutarlo en el Cuartel, o con un Funcionario del Centro de Logística en vez de mover. Caben {spots}.',
  'story.diaoyucheng.4': 'En Invierno disparan primero, cada uno a una Horda de cualquier primera fila.',
  'story.diaoyucheng.5':
    'Un Funcionario de los Constructores aumenta la Defensa en 1 por {raise} recursos propios, sin Chi. Una Incursión deja una ficha más junto a la Fortaleza.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
