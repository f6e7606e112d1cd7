/*
 * The server forbids the page to make code from texts (Content-Security-Policy). Zod would try it, for speed, when its first schema is
 * made, and the browser would report it; told beforehand, it doesn't. Imported first; where the bundler has loaded zod before this, its
 * own settings are changed, not replaced.
 */
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig = Object.assign(zod.__zod_globalConfig ?? {}, { jitless: true })
