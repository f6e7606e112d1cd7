/** Great Famine: what one reads when the game begins. The story, then what is different, a line each. */
export const en = {
  'story.greatFamine':
    'Two summers without rain, and a third of locusts. The storehouses echo. Farmers sell the ox, then the plough, then walk to the Wall, where it is said that there is soup. Every spear on the rampart is a mouth, and so is every brush. Whoever holds the line must feed the line; and what burns with a broken gate is always the grain.',
  'story.greatFamine.1':
    'You play for Honor. But if there is room for no more than {loss} Food left in the larder, all of you lose at once.',
  'story.greatFamine.2':
    'Each Winter after the Assault every Soldier of yours in a Section, every Overseer and every Clerk on a Location eats 1 Food. You choose who does; whoever does not returns to your pool.',
  'story.greatFamine.3':
    'A hungry Overseer loses his levels. A hungry Soldier leaves Wounds on his Horde; he is not killed.',
  'story.greatFamine.4':
    'The Market is an eleventh Location: for each Clerk there you may buy {brings} Food for as much Gold as the Lethality. What there is no room for is lost.',
  'story.greatFamine.5':
    'Breaches and Raids bring no Shame: they take room for 1 Food from the larder, for each Horde.',
} as const

export const es: Record<keyof typeof en, string> = {
  'story.greatFamine':
    'Dos veranos sin lluvia y un tercero de langostas. En los graneros resuena el eco. Los campesinos venden el buey, luego el arado, y al fin caminan hasta la Muralla, donde dicen que hay sopa. Cada lanza del adarve es una boca, y cada pincel también. Quien quiera sostener la línea tiene que darle de comer; y lo que arde cuando cae una puerta es siempre el grano.',
  'story.greatFamine.1':
    'Jugáis por el Honor. Pero si en la despensa ya no cabe más que {loss} de Comida, perdéis todos en el acto.',
  'story.greatFamine.2':
    'Cada Invierno, tras el Asalto, cada Soldado tuyo en una sección, cada Supervisor y cada Funcionario en una Localización come 1 de Comida. Tú eliges quién come; quien no, vuelve a tu reserva.',
  'story.greatFamine.3':
    'Un Supervisor con hambre pierde sus niveles. Un Soldado con hambre deja Heridas en su Horda; no muere.',
  'story.greatFamine.4':
    'El Mercado es una undécima Localización: por cada Funcionario allí puedes comprar {brings} de Comida por tanto Oro como la Mortandad. Lo que no cabe se pierde.',
  'story.greatFamine.5':
    'Brechas e Incursiones no traen Deshonra: cada Horda quita a la despensa sitio para 1 de Comida.',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
