export interface Run {
  readonly text: string
  readonly strong: boolean
}

/** Paragraphs of runs: an empty line parts paragraphs, **stars** mark what counts. */
export const paragraphs = (text: string): readonly (readonly Run[])[] =>
  text.split('\n\n').map((paragraph) =>
    paragraph
      .split('**')
      .map((run, i) => ({ text: run, strong: i % 2 === 1 }))
      .filter((run) => run.text !== ''),
  )

/** As it is read aloud. */
export const plainly = (text: string): string => text.replaceAll('**', '').replaceAll('\n\n', ' ')
