import type { Expectation } from './expectation.ts'
import { isHandStep, isVisitStep, type PageDriver, type StagePort } from './stagePort.ts'
import type { Step, VisitStep } from './step.ts'

/** Plays one step of a scenario, in the workbench and in CI alike. Rejects with the actual state if an expectation fails. */
export async function playStep(step: Step, driver: PageDriver, stage: StagePort): Promise<void> {
  if ('expect' in step) return expectStep(step, stage)
  if (isHandStep(step)) return driver.act(step)
  return isVisitStep(step) ? visit(step, driver, stage) : stage.act(step)
}

type Visit<S extends VisitStep> = (step: S, driver: PageDriver, stage: StagePort) => Promise<void>

const visits: {
  readonly [D in VisitStep['do']]: Visit<Extract<VisitStep, { readonly do: D }>>
} = {
  async typeCode({ email, wrong = false }, driver, stage) {
    await driver.typeCode(await codeFor(email, wrong, stage))
  },
  async typeSecret({ target, secret }, driver, stage) {
    await driver.act({ do: 'retype', target, text: await stage.secret(secret) })
  },
  async reload(_, driver, stage) {
    await stage.prepareReload()
    await driver.reload()
  },
}

function visit(step: VisitStep, driver: PageDriver, stage: StagePort): Promise<void> {
  const act = visits[step.do] as Visit<VisitStep>
  return act(step, driver, stage)
}

/** Resolves if an expectation is met; rejects with the actual state otherwise. */
export async function expectStep(
  expectation: Expectation,
  stage: Pick<StagePort, 'meet' | 'describe'>,
): Promise<void> {
  const { ok, actual, reasons } = await stage.meet(expectation)
  if (ok) return
  const { covers } = expectation
  const proves = covers?.length ? ` (${covers.join(', ')})` : ''
  throw new Error(
    [`Expected: ${stage.describe(expectation)}${proves}`, `Seen: ${actual}`, ...reasons].join('\n'),
  )
}

async function codeFor(email: string, wrong: boolean, stage: StagePort): Promise<string> {
  const code = await stage.newestCode(email)
  if (!wrong) return code
  return code
    .split('')
    .map((digit) => String((Number(digit) + 1) % 10))
    .join('')
}
