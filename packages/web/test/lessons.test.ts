import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { LessonProblem, readLesson } from '../src/lessons/check.ts'
import type { Course } from '../src/lessons/course.ts'
import { fits, isAbout } from '../src/lessons/match.ts'
import { plainly } from '../src/lessons/words.ts'
import { merged } from '../src/frame/news.ts'
import type { Asked, News } from '../src/table/protocol.ts'
import { ENGLISH_ONLY } from './browser/words.ts'
import { hostOf, oneAnswer, varied } from './host-help.ts'
import { contents, files, GAMES, goOn, keysOf, lessons, planOf, Sitting, sittingAt } from './lesson-help.ts'

const first = (wanted: readonly string[]): string => wanted[0]!

for (const lesson of lessons) {
  const { steps, id } = lesson
  const names = steps.map((step) => step.id)

  describe(`lesson ${id}`, () => {
    test('every step is reached, and the learner is always asked for what the step waits for', async () => {
      const sitting = new Sitting(lesson)
      assert.deepEqual(await sitting.play(first), names)
      assert.ok(sitting.news.question !== undefined || sitting.news.waiting.length > 0, 'the game can go on')
    })

    test('whatever the lesson allows leads to its end', async () => {
      const forks: { readonly n: number; readonly key: string }[] = []
      const seen: string[] = []
      await new Sitting(lesson).play((wanted, n) => {
        forks.push(...wanted.slice(1).map((key) => ({ n, key })))
        seen.push(...wanted)
        return wanted[0]!
      })
      assert.ok(seen.length > steps.length / 2)
      for (const { n, key } of forks)
        assert.deepEqual(await new Sitting(lesson).play((wanted, at) => (at === n ? key : wanted[0]!)), names, key)
      for (let i = 0; i < 4; i++) {
        const dice = new Dice(`${id} ${i}`)
        assert.deepEqual(await new Sitting(lesson).play((wanted) => wanted[dice.below(wanted.length)]!), names)
      }
    })

    test('another move is made, explained in words of its own, and taken back exactly', async () => {
      const sitting = new Sitting(lesson)
      const { course } = sitting
      const used = new Set<object>()
      const met = new Set<string>()
      let tried = 0
      await sitting.play(first, async (step, question) => {
        if (step.waits.length === 0) return
        const before = sitting.news
        const { wanted } = sitting.offered
        const others = question.options.filter(({ key }) => !wanted.includes(key))
        const about = (option: Asked['options'][number]) =>
          step.others.find((other) => isAbout(other, { ...option, prompt: question.prompt }))
        for (const { answers } of step.others)
          for (const pattern of answers)
            if (others.some((option) => fits(option, [pattern]))) met.add(`${step.id} ${pattern}`)
        for (const option of others) {
          const other = about(option)
          // One of each explanation, and one that has none of its own.
          if (other === undefined ? tried % 5 !== 0 : used.has(other)) continue
          tried++
          await sitting.answer(option.key)
          assert.equal(course.moment.step?.id, step.id)
          assert.equal(course.moment.astray, other?.says ?? step.otherwise ?? lesson.otherwise, option.key)
          if (other !== undefined) used.add(other)
          await course.takeBack()
          const after = sitting.news
          assert.equal(course.moment.astray, undefined)
          assert.deepEqual(
            { ...after, question: undefined, takenBack: undefined, cursor: before.cursor, between: [], canUndo: false },
            {
              ...before,
              question: undefined,
              takenBack: undefined,
              // What was seen while automata acted is shown once.
              between: [],
              canUndo: false,
            },
          )
          assert.deepEqual(keysOf(after), keysOf(before))
        }
      })
      // In another order other things are on offer.
      const last = new Sitting(lesson)
      await last.play(
        (wanted) => wanted.at(-1)!,
        async (step, { options }) => {
          for (const pattern of step.others.flatMap(({ answers }) => answers))
            if (options.some((option) => fits(option, [pattern]))) met.add(`${step.id} ${pattern}`)
        },
      )
      for (const step of steps)
        for (const other of step.others) {
          assert.ok(used.has(other), `${step.id}: what is said of ${other.answers.join(', ')} is never said`)
          for (const pattern of other.answers)
            assert.ok(met.has(`${step.id} ${pattern}`), `${step.id}: ${pattern} is never on offer`)
        }
      assert.ok(tried > 10)
    })

    // A step that only tells does not stop the table: whatever is done there counts, and nothing that is done is forgotten.
    test('every move while a step tells, every free move at any step, one or several: the lesson still ends', async () => {
      let tried = 0
      for (const [index, step] of steps.entries()) {
        const tells = step.waits.length === 0
        for (const key of keysOf((await sittingAt(lesson, index)).news) ?? []) {
          if (!tells && !key.startsWith('free ')) continue
          const sitting = await sittingAt(lesson, index)
          const { course } = sitting
          const next = () => course.moment.step?.waits.length === 0 && course.next()
          await sitting.answer(key)
          next()
          // Two and three in a row, some of which are wanted, some not.
          for (let n = 1; n <= 2; n++) {
            const free = keysOf(sitting.news)?.filter((one) => one.startsWith('free ')) ?? []
            if (free.length === 0) break
            await sitting.answer(free[(tried + n) % free.length]!)
            next()
          }
          await goOn(sitting, `${step.id}: ${key}`)
          tried++
        }
      }
      assert.ok(tried > 10)
    })

    test('Back leads to the table of the step before, from every step; the last move can be taken back', async () => {
      const sitting = new Sitting(lesson)
      const { course } = sitting
      const tables: unknown[] = []
      const table = () => {
        const { view, told, move } = sitting.news
        return { view, told, move, keys: keysOf(sitting.news) }
      }
      let last = ''
      const choose = (wanted: readonly string[]) => (last = wanted[0]!)
      await sitting.play(choose, async () => {
        tables[course.moment.index] ??= table()
        // In the midst of a step, too.
        if (!course.canUndo) return
        const here = table()
        assert.deepEqual(await course.undo(), { ok: true })
        assert.ok(sitting.news.move < here.move)
        await sitting.answer(last)
        assert.deepEqual(table(), here)
      })
      assert.equal(course.moment.step, undefined)
      for (let index = steps.length - 1; index >= 0; index--) {
        await course.back()
        assert.equal(course.moment.index, index)
        assert.deepEqual(table(), tables[index], steps[index]!.id)
      }
      await course.back()
      assert.equal(course.moment.index, 0)
    })

    test('a lesson that was left goes on where it was', async () => {
      const sitting = new Sitting(lesson)
      let left: { readonly bookmark: object; readonly log: unknown } | undefined
      await sitting.play(first, async (step) => {
        if (step.id === steps[Math.floor(steps.length / 2)]!.id)
          left ??= { bookmark: sitting.course.bookmark!, log: sitting.host.log() }
      })
      const again = new Sitting(lesson)
      again.host.open(planOf(lesson), JSON.parse(JSON.stringify(left!.log)))
      assert.ok(await again.course.resume(left!.bookmark as NonNullable<Course['bookmark']>))
      assert.equal(again.course.moment.index, Math.floor(steps.length / 2))
      assert.equal(await again.course.resume({ step: 'no such step', starts: [] }), false)
      while (again.course.moment.step !== undefined)
        if (again.course.moment.step.waits.length === 0) again.course.next()
        else await again.answer(again.offered.wanted[0]!)
      assert.deepEqual(again.news.view, sitting.news.view)
    })

    test('a quick learner may move before the telling is over', async () => {
      const sitting = new Sitting(lesson)
      await sitting.course.begin()
      const awaited = steps.findIndex(({ waits }) => waits.length > 0)
      assert.ok(awaited > 0, 'it begins with a step that only tells')
      const { question } = sitting.news
      const wanted = question!.options.find((option) => fits(option, steps[awaited]!.waits[0]!.answers))!
      const other = question!.options.find((option) => !fits(option, steps[awaited]!.waits[0]!.answers))!
      await sitting.answer(other.key)
      assert.ok(sitting.course.moment.astray !== undefined)
      await sitting.course.takeBack()
      assert.equal(sitting.course.moment.index, 0)
      await sitting.answer(wanted.key)
      if (steps[awaited]!.waits.length === 1) assert.equal(sitting.course.moment.index, awaited + 1)
      else assert.equal(sitting.course.moment.astray, undefined)
    })

    test('what it points at lies on the table, and its rules exist', async () => {
      const sitting = new Sitting(lesson)
      const offered = new Map<string, Set<string>>()
      const views = new Map<string, string>()
      await sitting.play(first, async ({ id: name }, question) => {
        const keys = offered.get(name) ?? new Set()
        offered.set(name, keys)
        for (const { key } of question.options) keys.add(key)
        views.set(name, (views.get(name) ?? '') + JSON.stringify(sitting.news.view))
      })
      for (const step of steps) {
        for (const point of [...step.points, ...step.spares]) {
          const thing = /^[a-z]+:(?:\d+:)?(.+)$/.exec(point)?.[1]
          if (point.includes(' ')) assert.ok(offered.get(step.id)!.has(point), `${step.id}: ${point} is never on offer`)
          else if (thing !== undefined)
            assert.match(views.get(step.id)!, new RegExp(`[":[,]${thing}[",\\]}]`), `${step.id}: no ${point}`)
        }
        assert.ok(step.rules.length > 0, `${step.id}: no rule to read`)
        for (const rule of step.rules) assert.ok(GAMES[lesson.game]!.rule(rule), `${step.id}: no rule ${rule}`)
      }
    })

    test('its words are short, and Spanish where they should be', () => {
      const texts = [
        lesson.title,
        lesson.about,
        lesson.otherwise,
        lesson.end.title,
        lesson.end.text,
        ...lesson.end.learnt,
        ...steps.flatMap(({ title, text, others }) => [title, text, ...others.map(({ says }) => says)]),
      ]
      for (const { en, es } of texts) {
        assert.notEqual(en, es)
        for (const text of [en, es]) {
          assert.ok(plainly(text).length <= 380, `too long (${plainly(text).length}): ${text}`)
          assert.equal(text.split('**').length % 2, 1, `a star is missing: ${text}`)
        }
        const foreign = (
          plainly(es)
            .toLowerCase()
            .match(/\p{L}{3,}/gu) ?? []
        ).filter((word) => ENGLISH_ONLY.has(word))
        assert.deepEqual(foreign, [], es)
      }
      assert.ok(steps.length >= 14 && steps.length <= 24)
    })
  })
}

test('a lesson whose others answer what is not on offer says so, and stays where it is', async () => {
  const good = lessons.find(({ steps }) => steps.some(({ replies }) => replies.length > 0))!
  const at = good.steps.findIndex(({ replies }) => replies.length > 0)
  const bad = good.steps.map((step, i) => (i === at ? { ...step, replies: [{ seat: 1, answer: 'nonsense' }] } : step))
  const sitting = new Sitting({ ...good, steps: bad })
  await assert.rejects(sitting.play(first))
  assert.equal(sitting.course.moment.index, at)
  assert.match(sitting.course.moment.broken ?? '', /no-such-option/)
})

test('a table goes back to any moment, also where nobody could undo; to no other', () => {
  const { host } = hostOf(zhanguo)
  const lesson = lessons.find(({ game }) => game === 'zhanguo')!
  assert.deepEqual(host.open(planOf(lesson)), { ok: true })
  const looks: News[] = []
  for (let move = 0; move < 60; move++) {
    looks.push(host.look(0, 'start'))
    oneAnswer(host, 2, varied)
  }
  assert.equal(host.undo(0).ok && host.undo(0).ok, false)
  const { told: heard, cursor } = host.look(0, 'start')
  for (const move of [48, 31, 7, 0]) {
    assert.deepEqual(host.rewind(move), { ok: true })
    const news = host.look(0, cursor)
    const { told, move: at, view } = looks[move]!
    // Whoever heard more is told from which number on it was taken back.
    assert.deepEqual(merged(heard, news), told)
    assert.deepEqual([news.move, news.view], [at, view])
    assert.equal(host.timeline().scores.length, move + 1)
  }
  for (const move of [-1, 1, 0.5, NaN]) assert.equal(host.rewind(move).ok, false)
})

describe('the file of a lesson', () => {
  const good = contents(files[0]!) as Record<string, unknown>
  const spoilt = (change: (lesson: Record<string, never>) => void): string => {
    const copy = structuredClone(good)
    change(copy as Record<string, never>)
    try {
      readLesson(copy, 'spoilt.json')
      return ''
    } catch (error) {
      assert.ok(error instanceof LessonProblem)
      return error.message
    }
  }
  type Any = Record<string, unknown> & { steps: (Record<string, unknown> & { waits: Record<string, unknown>[] })[] }

  test('is called as the lesson is', () => {
    assert.deepEqual(
      files.map((file) => file.replace('.json', '')),
      lessons.map(({ id }) => id),
    )
    assert.deepEqual(new Set(lessons.map(({ game }) => game)), new Set(Object.keys(GAMES)))
  })

  test('is refused with file, step and field', () => {
    const cases: readonly (readonly [(lesson: Any) => void, string])[] = [
      [(lesson) => delete lesson['seed'], 'spoilt.json: seed is missing'],
      [(lesson) => (lesson['minutes'] = 'ten'), 'spoilt.json: minutes must be a whole number'],
      [(lesson) => (lesson['colour'] = 'red'), 'spoilt.json: colour is no field of it'],
      [(lesson) => (lesson.steps[2]!['title'] = { en: 'A card' }), 'spoilt.json: step command, title, es is missing'],
      [(lesson) => (lesson.steps[2]!['text'] = 'A card'), 'spoilt.json: step command, text must be an object'],
      [
        (lesson) => (lesson.steps[2]!.waits[0]!['answers'] = []),
        'spoilt.json: step command, waits 1, answers must name at least one',
      ],
      [
        (lesson) => (lesson.steps[2]!.waits[0]!['free'] = 'yes'),
        'spoilt.json: step command, waits 1, free must be true, or left out',
      ],
      [
        (lesson) => (lesson.steps[3]!['id'] = 'command'),
        'spoilt.json: step command, id is the name of another step too',
      ],
      [
        (lesson) => (lesson.steps[2]!['waits'] = []),
        'spoilt.json: step command, others has no sense in a step that waits for nothing',
      ],
      [(lesson) => (lesson['steps'] = [] as never), 'spoilt.json: steps must name at least one'],
    ]
    for (const [change, message] of cases)
      assert.ok(spoilt(change as never).includes(message), `${message}\n${spoilt(change as never)}`)
    assert.equal(
      spoilt(() => undefined),
      '',
    )
    assert.throws(() => readLesson(null, 'x.json'), /x\.json: the file must be an object/)
  })
})
