import type { story as en } from '../en/story.ts'

export const story: Readonly<Record<keyof typeof en, string>> = {
  'story.recap': 'Desde tu último turno',
  'story.recap.none': 'Nadie más ha hecho nada todavía.',
  'story.at': '{n} de {of}',
  'story.back': 'Atrás',
  'story.next': 'Siguiente',
  'story.myTurn': 'Mi turno',
  'story.skip': 'Saltar',
  'story.next.who': 'Sigue: {name}',
  'story.next.what': 'Sigue: {name}, {what}',
  'story.next.comes': 'Sigue: {what}',
  'story.next.you': 'Sigues tú',
  'story.next.table': 'Sigue: la mesa',
  'story.close': 'Cerrar',
  'story.summary.goOn': 'Seguir',
  'story.summary.never': 'No mostrar más',
}
