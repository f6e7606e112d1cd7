/** The seal of a deal: SHA-256 of its seed, in hexadecimal. undefined: this browser can't tell (only pages of a safe origin can). */
export async function sealOf(seed: string): Promise<string | undefined> {
  if (globalThis.crypto.subtle === undefined) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
