import { LANGUAGES } from '../text/index.ts'
import type { Lesson, Other, Reply, Step, Wait, Words } from './types.ts'

/** Something is wrong with the file of a lesson: each line says where, and what. */
export class LessonProblem extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'))
    this.name = 'LessonProblem'
  }
}

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads one thing of a file, and notes what is wrong with it under the name of its place. */
class Fields {
  private readonly problems: string[]
  private readonly place: string
  private readonly thing: Thing
  private readonly read = new Set<string>()

  constructor(value: unknown, place: string, problems: string[]) {
    this.place = place
    this.problems = problems
    this.thing = isThing(value) ? value : {}
    if (!isThing(value)) this.note('', 'must be an object')
  }

  note(name: string, what: string): void {
    this.problems.push(`${[this.place, name].filter(Boolean).join(', ') || 'the file'} ${what}`)
  }

  has(name: string): boolean {
    this.read.add(name)
    return this.thing[name] !== undefined
  }

  private take<T>(name: string, fits: (value: unknown) => value is T, what: string, instead: T): T {
    this.read.add(name)
    const value = this.thing[name]
    if (fits(value)) return value
    this.note(name, value === undefined ? 'is missing' : `must be ${what}`)
    return instead
  }

  text(name: string): string {
    return this.take(name, (value): value is string => typeof value === 'string' && value.trim() !== '', 'a text', '')
  }
  whole(name: string): number {
    return this.take(
      name,
      (value): value is number => Number.isInteger(value) && Number(value) >= 0,
      'a whole number',
      0,
    )
  }
  oneOf<const Word extends string>(name: string, words: readonly Word[]): Word {
    const isOne = (value: unknown): value is Word => words.some((word) => word === value)
    return this.take(name, isOne, `one of ${words.join(', ')}`, words[0]!)
  }
  /** There and true, or not there. */
  flag(name: string): boolean {
    return this.has(name) && this.take(name, (value): value is true => value === true, 'true, or left out', true)
  }
  object(name: string): Thing {
    return this.take(name, isThing, 'an object', {})
  }

  words(name: string): Words {
    const words = this.inner(name, this.object(name))
    const said = Object.fromEntries(LANGUAGES.map((language) => [language, words.text(language)]))
    words.done()
    return said as Words
  }

  /** A list; what is not there is an empty one. */
  list<T>(name: string, each: (value: unknown, place: string) => T): readonly T[] {
    if (!this.has(name)) return []
    const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
    return this.take(name, isList, 'a list', []).map((value, i) => each(value, `${name} ${i + 1}`))
  }
  texts(name: string): readonly string[] {
    return this.list(name, (value, place) => {
      if (typeof value === 'string' && value !== '') return value
      this.note(place, 'must be a text')
      return ''
    })
  }
  many<T>(name: string, read: (reader: Fields) => T): readonly T[] {
    return this.list(name, (value, place) => {
      const reader = this.inner(place, value)
      const found = read(reader)
      reader.done()
      return found
    })
  }
  some(name: string): void {
    const value = this.thing[name]
    if (!Array.isArray(value) || value.length === 0) this.note(name, 'must name at least one')
  }

  inner(name: string, value: unknown): Fields {
    return new Fields(value, [this.place, name].filter(Boolean).join(', '), this.problems)
  }

  /** Whatever nobody asked for is a slip of the pen. */
  done(): void {
    for (const name of Object.keys(this.thing)) if (!this.read.has(name)) this.note(name, 'is no field of it')
  }
}

const replyOf = (reader: Fields): Reply => ({ seat: reader.whole('seat'), answer: reader.text('answer') })

function waitOf(reader: Fields): Wait {
  reader.some('prompts')
  reader.some('answers')
  return {
    prompts: reader.texts('prompts'),
    answers: reader.texts('answers'),
    ...(reader.flag('free') ? { free: true } : {}),
    ...(reader.flag('each') ? { each: true } : {}),
  }
}

function otherOf(reader: Fields): Other {
  reader.some('answers')
  return {
    ...(reader.has('prompts') ? { prompts: reader.texts('prompts') } : {}),
    answers: reader.texts('answers'),
    says: reader.words('says'),
  }
}

function stepOf(reader: Fields): Step {
  const step: Step = {
    id: reader.text('id'),
    title: reader.words('title'),
    text: reader.words('text'),
    points: reader.texts('points'),
    spares: reader.texts('spares'),
    rules: reader.texts('rules'),
    waits: reader.many('waits', waitOf),
    others: reader.many('others', otherOf),
    otherwise: reader.has('otherwise') ? reader.words('otherwise') : undefined,
    replies: reader.many('replies', replyOf),
  }
  if (step.waits.length === 0)
    for (const name of ['others', 'replies'] as const)
      if (step[name].length > 0) reader.note(name, 'has no sense in a step that waits for nothing')
  return step
}

/** Steps are called by name in what is wrong with them, as far as they have one. */
function stepsOf(file: Fields, problems: string[]): readonly Step[] {
  file.some('steps')
  const names = new Set<string>()
  return file.list('steps', (value, place) => {
    const id = isThing(value) && typeof value['id'] === 'string' ? `step ${value['id']}` : place
    const reader = new Fields(value, id, problems)
    const step = stepOf(reader)
    reader.done()
    if (names.has(step.id)) reader.note('id', 'is the name of another step too')
    names.add(step.id)
    return step
  })
}

/** The lesson in a file; throws with all that is wrong with it. */
export function readLesson(input: unknown, file: string): Lesson {
  const problems: string[] = []
  const reader = new Fields(input, '', problems)
  const auto = reader.has('auto') ? reader.object('auto') : {}
  const end = reader.inner('end', reader.object('end'))
  const lesson: Lesson = {
    id: reader.text('id'),
    game: reader.text('game'),
    title: reader.words('title'),
    about: reader.words('about'),
    minutes: reader.whole('minutes'),
    setup: reader.object('setup'),
    seed: reader.text('seed'),
    ...(reader.has('seeding') ? { seeding: reader.oneOf('seeding', ['sha256', 'lanes']) } : {}),
    seat: reader.whole('seat'),
    prelude: reader.many('prelude', replyOf),
    auto: Object.fromEntries(Object.keys(auto).map((name) => [name, reader.inner('auto', auto).text(name)])),
    steps: stepsOf(reader, problems),
    otherwise: reader.words('otherwise'),
    end: {
      title: end.words('title'),
      text: end.words('text'),
      learnt: end.list('learnt', (value, place) => wordsOf(end.inner(place, value))),
    },
  }
  end.done()
  reader.done()
  if (problems.length > 0) throw new LessonProblem(file, problems)
  return lesson
}

function wordsOf(reader: Fields): Words {
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, reader.text(language)]))
  reader.done()
  return said as Words
}
