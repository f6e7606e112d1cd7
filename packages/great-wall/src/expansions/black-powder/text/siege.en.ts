/** Hordes of this set. */
export const siege = {
  'event.besieged': '{horde} destroys a level of the Wall: {section}.',
  'mod.ram':
    'After each Assault phase, this Horde swaps places with the Horde in front of it, unless that is a Ram too; in row 1 it destroys 1 Wall level of its Section',
  'mod.trebuchet':
    'This Horde is placed in row 3 and never moves; after each Assault phase it destroys 1 Wall level of its Section',
  'mod.ladders':
    'In row 1: the Section has no Defense; a Breach kills all Soldiers of the Section and destroys its War Machines',
  'ending.noWall': 'no level of the Wall is left',
} as const
