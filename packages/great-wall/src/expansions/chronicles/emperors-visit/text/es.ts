import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.visitWords': 'Visita del Emperador: wish por recurso y clerks por clan; {name} no es nada de eso.',
  'detail.visitClerks': 'solo quienes juegan tienen Funcionarios en el Almacén ({rule}).',
  'source.claims': 'Exigencia del Emperador',
  'prompt.wish': 'Tienes más Funcionarios que nadie en el Almacén: ¿qué desea ahora el Emperador?',
  'option.storeClerk': 'Un Funcionario: de {from} al Almacén',
  'option.fetchClerk': 'Un Funcionario: del Almacén a {to}',
  'option.wish': '{n} {resource}',
  'event.clerkStored': '{player} mueve un Funcionario de {from} al Almacén.',
  'event.clerkFetched': '{player} mueve un Funcionario del Almacén {to}.',
  'event.emperorsClaim':
    'Exigencia del Emperador, {n} {resource}: {player} {reached, select, true {cumple} high {cumple, lo tiene bastante alto en su cola} low {no llega, lo tiene demasiado bajo en su cola} other {no llega}}.',
  'event.wishMoved': '{player} elige el siguiente deseo del Emperador: {n} {resource}.',
  'event.wishStays': 'Nadie tiene Funcionarios en el Almacén: el deseo del Emperador sigue siendo {n} {resource}.',
  'event.storeEmptied': 'Todos los Funcionarios del Almacén vuelven a sus reservas.',
  'why.wishIsThere': 'El Emperador ya desea {resource}: quiere otra cosa.',
  'why.noClerkStored': 'No tienes ningún Funcionario en el Almacén.',
  'why.beenInStore': 'Un Funcionario de esta acción ya ha ido al Almacén; cada uno va a un sitio distinto.',
  'scenario.SCN-3':
    'Ten el recurso deseado en Invierno: {honor} de Honor o Deshonra. Los Funcionarios del Almacén eligen el siguiente.',
}
