/** Section 6.4 of the expansions' rules, in words. */
export const en = {
  'BP-SOL-01':
    'Special soldiers are recruited in the Barracks like others, one Clerk each, and are Soldiers in every respect: pool, Shame, saving, Overseer, Logistics Center, protection from Breach Shame on a Horde.',
  'BP-SOL-02':
    'For cards they are special soldiers, not Spearmen, Archers or Horsemen. They neither attack the Khan nor enter Towers.',
  'BP-SOL-03':
    'Warrior Monk (Monkey Clan): covers 1 vacant Vital spot of a Horde in any row, with its reward; recruited in any section, otherwise in its own.',
  'BP-SOL-04':
    'Bomber (Panda Clan): takes a vacant Firing spot, or stays on the one it has, and puts 1 Wound on a vacant Vital spot of any Horde there. Without a Firing spot it cannot attack.',
  'BP-SOL-05':
    'Right after that Wound the Bomber may leave the Firing spot for a vacant Vital spot of row 1 in the same section, with its reward. From then on it is a Soldier on a Horde like any other.',
  'BP-SOL-06': 'In Winter a Bomber on a Firing spot must shoot; then it may be placed on row 1.',
  'BP-SOL-07': 'A Bomber on a Firing spot gives no Honor when a Horde is Defeated.',
  'BP-SOL-08':
    'Bombers and Crossbowmen on Firing spots die in a Breach like Archers, and move in the Logistics Center like Archers.',
  'BP-SOL-09': 'Flamethrower (Dragon Clan): covers 1 vacant Vital spot of row 1, with its reward.',
  'BP-SOL-10':
    'Then a Wound goes on each vacant Vital spot that shares an edge with it; covered ones are left alone. It happens by itself and kills nobody.',
  'BP-SOL-11': 'These Wounds give no rewards.',
  'BP-SOL-12': 'Crossbowman (Snake Clan): takes a Firing spot like a Bomber, but never leaves it for a Horde.',
  'BP-SOL-13':
    'Where it would place a Wound its owner places a Snake token, on a vacant Vital spot of any Horde of the section. No reward. There are as many tokens as needed.',
  'BP-SOL-14': 'In Winter a Crossbowman on a Firing spot shoots, again with a Snake token.',
  'BP-SOL-15': 'A Crossbowman gives no Honor when a Horde is Defeated.',
  'BP-SOL-16': 'In a Breach a Horde with an own Snake token gives its owner no Shame. The tokens stay on the card.',
  'BP-SOL-17':
    'Snake tokens cannot be killed and do not take up Lethality; tables may agree that they can be lost in the place of Soldiers when a Horde is Defeated.',
  'BP-SOL-18':
    'A Snake token covers its spot. It is no Wound: what removes or counts Wounds passes it by, and a Tank cannot stand on it.',
  'BP-SOL-19':
    'When the Horde is Defeated each Snake token counts as 1 Soldier on 1 spot, for the Honor and for the claim. Who has tokens only may claim.',
  'BP-SOL-20': 'After the Defeat the tokens go back to their owner.',
  'BP-SOL-21':
    'Tank (Turtle Clan): stands on 2 by 2 cells of row 1, inside the grid of the card, and covers the Vital spots in them: at least 1, at most 4.',
  'BP-SOL-22':
    'There may be Wounds among them, which it covers without reward, but no Soldier and no Snake token. Vacant spots give their rewards.',
  'BP-SOL-23': 'For the claim a Tank counts every Vital spot that it covers, wounded ones too.',
  'BP-SOL-24': 'War Machines cannot hit a Tank: cells under it are wasted.',
  'BP-SOL-25':
    'For Lethality and saving a Tank is one Soldier. When it leaves a Horde, Wounds stay on all spots that it covered.',
  'BP-SOL-26':
    'A special soldier may be placed in a Rest Zone when recruited, and attack from there later in its section.',
  'BP-MOD-03': 'Special soldiers of Clans that nobody plays are not used.',
  'BP-SET-02': 'Each player adds the special soldiers of the own Clan to the pool.',
  'XP-INV-01': 'Special soldiers are counted like all others: none appears and none is lost.',
  'XP-INV-04': 'A Tank is on all Vital spots of its footprint.',
  'XP-INV-06': 'Only Archers, Bombers and Crossbowmen stand on Firing spots.',
  'XP-TIM-09': 'In a Defeat Snake tokens are counted; Bombers and Crossbowmen give no Honor.',
  'XP-TIM-16': 'In Winter Archers, Bombers and Crossbowmen shoot, section by section.',
} as const

export const es: Record<keyof typeof en, string> = {
  'BP-SOL-01':
    'Los soldados especiales se reclutan en el Cuartel como los demás, un Funcionario cada uno, y son Soldados a todos los efectos: reserva, Deshonra, salvación, Supervisor, Centro de Logística y protección contra la Deshonra de una Brecha.',
  'BP-SOL-02':
    'Para las cartas son soldados especiales, no Lanceros, Arqueros ni Jinetes. No atacan al Kan ni entran en Torres.',
  'BP-SOL-03':
    'Monje Guerrero (clan Mono): cubre 1 Zona Vital libre de una Horda de cualquier fila, con su recompensa; reclutado, en cualquier sección; si no, en la suya.',
  'BP-SOL-04':
    'Bombardero (clan Panda): ocupa un Puesto de Disparo libre, o se queda en el suyo, y pone 1 Herida en una Zona Vital libre de cualquier Horda de la sección. Sin Puesto de Disparo no puede atacar.',
  'BP-SOL-05':
    'Justo después de esa Herida, el Bombardero puede dejar el Puesto de Disparo por una Zona Vital libre de la fila 1 de la misma sección, con su recompensa. Desde entonces es un Soldado en una Horda como cualquier otro.',
  'BP-SOL-06': 'En Invierno un Bombardero en un Puesto de Disparo debe disparar; después puede colocarse en la fila 1.',
  'BP-SOL-07': 'Un Bombardero en un Puesto de Disparo no da Honor cuando se Derrota una Horda.',
  'BP-SOL-08':
    'Los Bombarderos y Ballesteros en Puestos de Disparo mueren en una Brecha como los Arqueros, y se mueven en el Centro de Logística como ellos.',
  'BP-SOL-09': 'Lanzallamas (clan Dragón): cubre 1 Zona Vital libre de la fila 1, con su recompensa.',
  'BP-SOL-10':
    'Después va una Herida a cada Zona Vital libre que comparta un lado con ella; las cubiertas se quedan como están. Ocurre solo y no mata a nadie.',
  'BP-SOL-11': 'Estas Heridas no dan recompensas.',
  'BP-SOL-12':
    'Ballestero (clan Serpiente): ocupa un Puesto de Disparo como un Bombardero, pero nunca lo deja por una Horda.',
  'BP-SOL-13':
    'Donde pondría una Herida, su dueño pone una ficha de Serpiente, en una Zona Vital libre de cualquier Horda de la sección. Sin recompensa. Hay tantas fichas como hagan falta.',
  'BP-SOL-14': 'En Invierno un Ballestero en un Puesto de Disparo dispara, también con una ficha de Serpiente.',
  'BP-SOL-15': 'Un Ballestero no da Honor cuando se Derrota una Horda.',
  'BP-SOL-16':
    'En una Brecha, una Horda con una ficha de Serpiente propia no da Deshonra a su dueño. Las fichas se quedan en la carta.',
  'BP-SOL-17':
    'Las fichas de Serpiente no pueden morir ni gastan Mortandad; la mesa puede acordar que se pierdan en lugar de Soldados al Derrotar una Horda.',
  'BP-SOL-18':
    'Una ficha de Serpiente cubre su Zona. No es una Herida: lo que quita o cuenta Heridas la pasa por alto, y un Tanque no puede ponerse encima.',
  'BP-SOL-19':
    'Cuando se Derrota la Horda, cada ficha de Serpiente cuenta como 1 Soldado en 1 Zona, para el Honor y para la reclamación. Quien solo tiene fichas puede reclamarla.',
  'BP-SOL-20': 'Tras la Derrota las fichas vuelven a su dueño.',
  'BP-SOL-21':
    'Tanque (clan Tortuga): se coloca en 2 por 2 casillas de la fila 1, dentro de la cuadrícula de la carta, y cubre las Zonas Vitales que haya en ellas: al menos 1, como máximo 4.',
  'BP-SOL-22':
    'Entre ellas puede haber Heridas, que cubre sin recompensa, pero ningún Soldado ni ficha de Serpiente. Las Zonas libres dan sus recompensas.',
  'BP-SOL-23': 'Para la reclamación un Tanque cuenta todas las Zonas Vitales que cubre, también las heridas.',
  'BP-SOL-24': 'Las Máquinas de Guerra no alcanzan un Tanque: las casillas que cubre se desperdician.',
  'BP-SOL-25':
    'Para la Mortandad y la salvación un Tanque es un solo Soldado. Cuando deja una Horda quedan Heridas en todas las Zonas que cubría.',
  'BP-SOL-26':
    'Al reclutarlo, un soldado especial puede ir a una zona de Descanso y atacar desde allí más tarde en su sección.',
  'BP-MOD-03': 'Los soldados especiales de los clanes que nadie juega no se usan.',
  'BP-SET-02': 'Cada jugador añade a su reserva los soldados especiales de su clan.',
  'XP-INV-01': 'Los soldados especiales se cuentan como todos: ninguno aparece ni se pierde.',
  'XP-INV-04': 'Un Tanque está en todas las Zonas Vitales de su huella.',
  'XP-INV-06': 'Solo Arqueros, Bombarderos y Ballesteros están en Puestos de Disparo.',
  'XP-TIM-09': 'En una Derrota se cuentan las fichas de Serpiente; los Bombarderos y Ballesteros no dan Honor.',
  'XP-TIM-16': 'En Invierno disparan Arqueros, Bombarderos y Ballesteros, sección por sección.',
}
