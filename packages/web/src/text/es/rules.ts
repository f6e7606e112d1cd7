import type { rules as en } from '../en/rules.ts'

export const rules: Readonly<Record<keyof typeof en, string>> = {
  'rules.of': 'Reglas de {game}',
  'rules.aidOf': '{game}: hoja de ayuda',
  'rules.all': 'Todas las reglas',
  'rules.aid': 'Hoja de ayuda',
  'rules.print': 'Imprimir',
  'rules.search': 'Buscar en las reglas',
  'rules.found': '{count, plural, one {# regla} other {# reglas}} de {all}',
  'rules.nothing': 'Ninguna regla contiene todas estas palabras: «{query}».',
  'rules.best': 'Primero lo que mejor responde',
  'rules.contents': 'Contenido',
  'rules.here': 'En esta mesa',
  'rules.symbols': 'Símbolos',
}
