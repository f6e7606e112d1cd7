/** Whether a line of source takes the key of an option apart. */
export function isTakenApart(line: string): boolean
