/** How an address names a section of the rules: by its place. */
export const sectionName = (place: number): string => `section-${place + 1}`
export const inSection = (name: string): boolean => name.startsWith('section-')
