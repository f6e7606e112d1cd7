import { test } from 'node:test'

type Body = () => void
const cited = (ids: string | readonly string[], title: string, body: Body): void => {
  test(`${[ids].flat().join(' ')}: ${title}`, body)
}
/** Tests that cite rules, decisions and cards. The IDs stand literally in the call: a scan of the sources collects them. */
export const rule = cited
export const decision = cited
export const card = cited
