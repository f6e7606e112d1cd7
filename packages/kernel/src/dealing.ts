/*
 * Something was shown, and everybody agrees to go back to before it: what nobody knew then is dealt anew, so that what was seen since is
 * worth nothing. It is an entry of the log, with a number of its own: the words of that deal, and of all chance after it, come from a
 * seed that is made of the table's and this number. So the log is played again as ever, and a seed that was sealed seals these too.
 */

/** The name of its words, and in the counts of chance that of its number. */
export const DEAL = '!deal'
/** Who deals: nobody who sits at the table. */
export const DEALER = -1

/** `!deal 2`, as an entry of a log. */
export const dealText = (number: number): string => `${DEAL} ${number}`

export const readDeal = (text: string): number | undefined => {
  const [, number] = /^!deal ([1-9]\d{0,6})$/.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

/** The number of the last deal, among the counts of chance; 0 = the first one still holds. */
export const dealOf = (counts: Readonly<Record<string, number>>): number => counts[DEAL] ?? 0

export function noteDeal(counts: Record<string, number>, number: number): void {
  counts[DEAL] = number
}
