/** Set-up, Towers and War Machines. */
export const field = {
  'detail.towers':
    'a Tower holds one Spearman at most, of somebody who takes part, and only Towers in use hold any ({rule}).',
  'detail.machines': 'there are two War Machines of each type, at most two of them in a section in use ({rule}).',
  'detail.rockets': 'every Rocket card must be there exactly once, in the deck or drawn ({rule}).',
  'source.machines': 'Shots',
  'source.towers': 'Towers',
  'bp.tower.0': 'the Tower left of the left Section',
  'bp.tower.1': 'the Tower between the left and the middle Section',
  'bp.tower.2': 'the Tower between the middle and the right Section',
  'bp.tower.3': 'the Tower right of the right Section',
  'bp.cell': '{row, select, 0 {top} other {bottom}} row, column {column}',
  'prompt.startOverseer':
    'Where do you place an Overseer of level 1 for free, and which Soldier is it? {left, plural, one {# is left} other {# are left}}, each in another Location.',
  'prompt.startMachine': 'Which War Machine do you place, and in which Section? Anybody may use it later.',
  'prompt.tower': 'Do you put a Spearman of your pool in a Tower? It lets you shoot with a War Machine beside it.',
  'prompt.shot': 'Do you shoot with a War Machine, and at which Horde?',
  'prompt.works': 'A Spearman in a Tower, or a Shot: what comes next? What you leave now is lost.',
  'prompt.pattern': 'Shot at {horde}: where do you lay the pattern?',
  'prompt.aim': 'Shot at {horde} with {card}: do you correct the aim?',
  'prompt.aimCell': 'Shot at {horde}: do you move one cell of the pattern to a neighbouring one?',
  'option.machine': '{machine} in {section}',
  'option.tower': 'A Spearman in {tower} (for {section})',
  'option.shot':
    'Shoot with the {machine} in {section} at row {row}{cost, plural, =0 {} other { (usual price {price})}}',
  'option.pattern':
    '{shape, select, row {{row, select, 0 {Top} other {Bottom}} row, columns {from} to {to}} column {Column {from}, both rows} other {Cells {cells}}}',
  'option.aim':
    '{how, select, again {Draw another Rocket card, which stands} left {Shift the mask one column to the left} other {Shift the mask one column to the right}}',
  'option.cell': 'From {from} to {to}',
  'why.overseerThere': 'You have an Overseer {at} already; these go to different Locations.',
  'why.machinesFull': '{section} holds {n} War Machines, as many as there is room for.',
  'why.noMachineLeft': 'No {card} is left beside the board.',
  'why.machinePlaced': 'A {card} stands already; of each type one is placed in the setup.',
  'why.towerNotNext': '{tower} is not next to {section}.',
  'why.towerClosed': '{tower} is out of use in this game.',
  'why.machineNotNext':
    'You may not shoot with this machine now: it was not built just now, and no Tower beside {section} was just taken by you.',
  'why.noHordeThere': 'There is no Horde in {section} to shoot at.',
  'event.machinePlaced': '{player} places a {machine} in {section}.',
  'event.machineBuilt': '{player} builds a {machine} in {section}.',
  'event.machinesDestroyed': 'The War Machines in {section} are destroyed: {machines}.',
  'event.towerManned': '{player} puts a Spearman in {tower}.',
  'event.towerLeft': "{player}'s Spearman leaves {tower} and returns to the pool.",
  'event.towerCleared': "{player}'s Spearman leaves {tower} because of the Breach in {section}.",
  'event.shot': '{player} shoots with the {machine} in {section} at {horde} in row {row}.',
  'event.rocketDrawn': '{player} draws the Rocket card {card}.',
  'event.shotLaid':
    'The Shot marks {cells}: {hits, plural, =0 {nothing is hit} one {# spot is hit} other {# spots are hit}}.',
  'reason.firstEmptyTower': 'the first empty Tower next to {section}',
  'reason.noEmptyTower': 'no Tower next to {section} is empty',
  'unit.specialSoldier': '{n, plural, one {special soldier} other {special soldiers}}',
  'aUnit.specialSoldier': 'a special soldier',
  'on.onShot':
    '{what, select, before {Before a Shot of yours is resolved} other {{every, select, true {Each time} other {When}} you have shot with a War Machine}}',
  'on.onTower': '{every, select, true {Each time} other {When}} you place a Spearman in a Tower',
  'action.buildMachine': 'Each War Machine',
  'action.shot': 'Each Shot',
  'effect.aim':
    '{form, select, they {draws} other {draw}} its Rocket card again or {form, select, they {shifts} other {shift}} its mask by one column; with other machines {form, select, they {moves} other {move}} one cell of the pattern to a neighbouring cell',
  'card.machine':
    'Built for {build}: {worth} Honor. A Shot {free, select, true {is free} other {costs {shot}}}{honor, plural, =0 {} other { and gives # Honor}}.',
  'card.machine.free': 'nothing',
  'card.machine.any': '{n, plural, one {# Resource} other {# Resources}} of any type',
  'card.pattern':
    'A Shot marks {shape, select, row {{n, plural, one {one cell} =3 {three cells side by side} other {# cells side by side}}} column {both cells of a column} other {{n} cells that lie to each other like {cells}}}, where the shooter likes.',
  'card.rocket': 'Marks {cells}.',
  'card.tower':
    'Holds one Spearman. {scored, select, survivors {A Breach beside it sends it home. Who is still there after the Assault gains {honor} Honor for each Section beside it.} other {After the Assault: {honor} Honor for each Section beside it that held, {shame} Shame for each that did not.}}',
} as const
