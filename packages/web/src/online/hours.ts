/*
 * The server knows hours of UTC only; people, those of where they are. Where clocks are half an hour apart it is the nearest whole one.
 */
const away = (): number => Math.round(-new Date().getTimezoneOffset() / 60)

export const hourHere = (hour: number): number => (hour + away() + 24) % 24
export const hourThere = (hour: number): number => (hour - away() + 24) % 24
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
