/*
 * Tables for people far apart: rooms, seats, identity, store, and the way in over HTTP and WebSocket.
 */
export { askedToEnd, serveBy, workBy } from './serve.ts'
export { type Running, type ServerOptions, startServer } from './server.ts'
export { openPlace, openStore, type Place } from './store/open.ts'
export { sqliteStore } from './store/sqlite.ts'
export type { Store } from './store/store.ts'
