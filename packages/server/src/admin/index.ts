/*
 * What somebody does who looks after a server (`wanli admin`), while it is running or not.
 */
export { AdminTrouble, backUp, restore } from './backup.ts'
export { openDatabase } from './database.ts'
export { purge } from './purge.ts'
export { listReports } from './reports.ts'
export { endTable, exportTable, importTable, listTables, verifyAll } from './tables.ts'
