import { type DetailCode, DETAILS, type Failure, type Problem, PROBLEMS } from '@wanli/kernel'
import type { Context } from './context.ts'
import { tell } from '@wanli/text'
import type { Say } from './format.ts'
import type { GameModule } from './games/index.ts'

const isDetail = (problem: unknown): problem is DetailCode => DETAILS.some((detail) => detail === problem)

/** What exactly is wrong, if the kernel found it; the details of a game are left as they are. */
export const detailText = (detail: Problem['detail'], say: Say): string | number => {
  const { problem = '' } = detail
  return isDetail(problem) ? say(`detail.${problem}`, detail) : problem
}

/** What went wrong, in the words of the game. */
export function problemText({ language, say }: Context, module: GameModule, { code, detail }: Problem): string {
  const told = detail['problem'] === undefined ? detail : { ...detail, problem: detailText(detail, say) }
  return tell(module.texts[language], language, module.problem({ code, detail: told }))
}

const isProblem = (found: Failure['found']): found is Problem => PROBLEMS.some((code) => code === found.code)

/** What a scenario expected or found. */
export const findingText = (context: Context, module: GameModule, found: Failure['found']): string =>
  isProblem(found) ? problemText(context, module, found) : context.say(`finding.${found.code}`, found.detail)
