import type { log as en } from '../en/log.ts'

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.title': 'Crónica',
  'log.lines': 'Lo que ha pasado',
  'log.close': 'Cerrar la crónica',
  'log.filter': 'Qué líneas',
  'log.filter.all': 'Todo',
  'log.filter.mine': 'Lo mío',
  'log.filter.main': 'Sin detalles',
  'log.look': 'Ver la mesa como estaba entonces',
  'log.empty': 'Todavía no hay nada que contar.',
}
