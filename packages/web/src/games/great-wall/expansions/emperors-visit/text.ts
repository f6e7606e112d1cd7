const en = {
  'gw.scenario.emperorsVisit.story':
    'For the first time in a generation the Son of Heaven has left his palace. The road before him is swept, the hedges are painted green, and the governors count their stores by night. He asks for one thing only, and expects to see it piled up in the yard. Who shows it is praised before everyone. Who does not is looked at, for a moment too long.',
  'gw.scenario.emperorsVisit.1':
    'The Emperor wishes for one kind of Resource each Year; everyone sees which, and how much of it.',
  'gw.scenario.emperorsVisit.2':
    'Each Winter after the Assault, whoever has as much of it gains {honor} Honor, everyone else Shame. Nothing is spent, and what lies in the Warehouse counts for nobody.',
  'gw.scenario.emperorsVisit.3': 'Clerks may be moved to the Warehouse and away again. It never activates.',
  'gw.scenario.emperorsVisit.4':
    'After the claim whoever has most Clerks there, of tied ones the higher in the Tea order, moves the wish to another kind. Then these Clerks go home. If there are none, the wish stays.',
  'gw.visit.store': 'Warehouse',
  'gw.visit.store.here': 'To the Warehouse',
  'gw.visit.stored': '{n, plural, one {# Clerk} other {# Clerks}} of {player} in the Warehouse',
  'gw.visit.wish': "The Emperor's wish",
  'gw.visit.wish.rule': '{honor} Honor this Winter, or Shame',
  'gw.visit.space': '{n} {resource}{now, select, true {, wished for this Year} other {}}',
  'gw.visit.reached': 'you have it',
  'gw.visit.missing': 'you have too few',
  'gw.visit.wish.what':
    'After the Assault whoever has as many of the marked Resource gains 10 Honor, everyone else 1 Shame. Nothing is spent.',
  'gw.visit.store.what':
    'Clerks may be moved here and away. Whoever has most here in Winter chooses the next wish; then all go home.',
  'gw.moment.claim': '+10',
  'gw.moment.claim.not': 'too few',
  'gw.next.wish': 'the next wish',
  'gw.change.visit': "The Emperor's wish",
  'gw.change.visit.text':
    'Each Winter after the Assault whoever has enough of the wished Resource gains 10 Honor, everyone else Shame. Clerks may go to the Warehouse: who has most there chooses the next wish.',
}
const es: Record<keyof typeof en, string> = {
  'gw.scenario.emperorsVisit.story':
    'Por primera vez en una generación, el Hijo del Cielo ha salido de su palacio. Barren el camino ante él, pintan de verde los setos, y los gobernadores cuentan de noche sus almacenes. Pide una sola cosa, y espera verla amontonada en el patio. A quien la muestra lo alaba delante de todos. A quien no, lo mira un instante de más.',
  'gw.scenario.emperorsVisit.1': 'El Emperador desea cada Año un tipo de recurso; todos ven cuál y cuánto.',
  'gw.scenario.emperorsVisit.2':
    'Cada Invierno, tras el Asalto, quien tenga tanto gana {honor} de Honor; los demás, Deshonra. No se gasta nada, y lo que hay en el Almacén no cuenta para nadie.',
  'gw.scenario.emperorsVisit.3': 'Los Funcionarios pueden ir al Almacén y salir de él. Nunca se activa.',
  'gw.scenario.emperorsVisit.4':
    'Tras la exigencia, quien tenga más Funcionarios allí (en empate, el más alto en el orden de Té) pasa el deseo a otro tipo. Luego esos Funcionarios vuelven a casa. Si no hay ninguno, el deseo se queda.',
  'gw.visit.store': 'Almacén',
  'gw.visit.store.here': 'Al Almacén',
  'gw.visit.stored': '{n, plural, one {# Funcionario} other {# Funcionarios}} de {player} en el Almacén',
  'gw.visit.wish': 'El deseo del Emperador',
  'gw.visit.wish.rule': '{honor} de Honor este Invierno, o Deshonra',
  'gw.visit.space': '{n} {resource}{now, select, true {, deseado este año} other {}}',
  'gw.visit.reached': 'lo tienes',
  'gw.visit.missing': 'te falta',
  'gw.visit.wish.what':
    'Tras el Asalto, quien tenga tantos del recurso marcado gana 10 de Honor; los demás, 1 Deshonra. No se gasta nada.',
  'gw.visit.store.what':
    'Los Funcionarios pueden venir aquí y salir. Quien tenga más en Invierno elige el siguiente deseo; luego todos vuelven.',
  'gw.moment.claim': '+10',
  'gw.moment.claim.not': 'no llega',
  'gw.next.wish': 'el siguiente deseo',
  'gw.change.visit': 'El deseo del Emperador',
  'gw.change.visit.text':
    'Cada Invierno, tras el Asalto, quien tenga bastante del recurso deseado gana 10 de Honor; los demás, Deshonra. Los Funcionarios pueden ir al Almacén: quien tenga más allí elige el siguiente deseo.',
}
export const texts = { en, es }
