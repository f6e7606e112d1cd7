import { settings } from '../settings.svelte.ts'

/** A day as people write it: 24 Nov. */
export const dayWords = (time: number): string =>
  new Date(time).toLocaleDateString(settings.language, { day: 'numeric', month: 'short' })

/** The last whole day before a time. */
export const lastDay = (time: number): string => dayWords(time - 1)

/** The day of a date field begins, where I am. */
export const beginOf = (day: string): number => new Date(`${day}T00:00`).getTime()

/** The day after it begins. */
export const endOf = (day: string): number => {
  const next = new Date(`${day}T00:00`)
  next.setDate(next.getDate() + 1)
  return next.getTime()
}

/** A time as a date field has it. */
export function dayField(time: number): string {
  const day = new Date(time)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
