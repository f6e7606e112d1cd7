import type { adminEn } from './en.ts'

export const adminEs: Readonly<Record<keyof typeof adminEn, string>> = {
  'admin.about':
    'cuidar de un servidor, también mientras funciona: copia de seguridad, restaurar, listar, leer lo denunciado, terminar, exportar, importar, verificar, borrar',
  'admin.backup': 'escribir en un archivo todo lo que se guarda; contiene secretos y solo lo lee su dueño',
  'admin.restore': 'hacer un almacén nuevo de una copia; de cualquiera de los dos tipos, no se sobrescribe nada',
  'admin.list': 'todas las mesas, primero la última en la que pasó algo',
  'admin.reports': 'líneas de chat que alguien ha denunciado, la última primero',
  'admin.end': 'terminar una mesa como si todos estuvieran de acuerdo; no cuenta para nadie',
  'admin.export': 'el registro de una partida, con su semilla y con lo que cada uno eligió en secreto',
  'admin.import': 'una mesa con asientos libres que continúa desde un registro',
  'admin.verify': 'volver a jugar todas las partidas guardadas; termina con 1 si alguna lleva a otra parte',
  'admin.purge': 'olvidar a una persona: cuenta, códigos, chat y su nombre en las mesas y en sus registros',
  'admin.backedUp':
    'Escrito: {file}, {rows, plural, one {# fila} other {# filas}}. Guárdalo bien: quien lo tenga puede entrar como cualquiera.',
  'admin.restored': 'Restaurado: {rows, plural, one {# fila} other {# filas}}.',
  'admin.line':
    '{table}  {state}  {game}, {answers, plural, one {# respuesta} other {# respuestas}}  {seats}  {changed}',
  'admin.noTables': 'No hay mesas.',
  'admin.noReports': 'No se denunció nada.',
  'admin.report': '{at}  {table}\n  {name} ({person}): {text}\n  denunciado por {by}: {why}',
  'admin.ended': 'Terminada: {table}',
  'admin.exported': 'Escrito: {file}',
  'admin.imported': 'La mesa es {table}: quien tenga el enlace #/online/{table} se sienta.',
  'admin.wrong': '{table}: {problem}',
  'admin.verified':
    '{tables, plural, one {# partida} other {# partidas}} con {answers, plural, one {# respuesta} other {# respuestas}} jugadas de nuevo: {wrong, plural, =0 {todas llevan adonde llevaban} one {# lleva a otra parte} other {# llevan a otra parte}}.',
  'admin.purged':
    '{name} está olvidado, también en {tables, plural, one {# mesa} other {# mesas}}. Las copias de seguridad aún saben el nombre.',
  'error.admin': 'Eso no puede hacerse: {why}.',
}
