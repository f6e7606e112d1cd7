/*
 * The server forbids the page to make code from texts (Content-Security-Policy). Zod would try it, for speed, when a game's data is
 * read, and the browser would report it; told beforehand, it doesn't. Imported first, before any game is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
