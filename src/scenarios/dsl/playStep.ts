import type { Expectation } from './expectation.ts'
import { isHandStep, type PageDriver, type StagePort } from './stagePort.ts'
import type { Step } from './step.ts'

/** Plays one step of a scenario, the same in the workbench and in CI. Rejects with what was seen instead. */
export async function playStep(step: Step, driver: PageDriver, stage: StagePort): Promise<void> {
  if ('expect' in step) return expectStep(step, stage)
  if (isHandStep(step)) return driver.act(step)
  switch (step.do) {
    case 'typeCode':
      return driver.typeCode(await codeFor(step.email, step.wrong ?? false, stage))
    case 'reload':
      await stage.prepareReload()
      return driver.reload()
    default:
      return stage.act(step)
  }
}

async function expectStep(expectation: Expectation, stage: StagePort): Promise<void> {
  const { ok, actual } = await stage.meet(expectation)
  if (ok) return
  const { covers, ...wanted } = expectation
  const proves = covers?.length ? ` (${covers.join(', ')})` : ''
  throw new Error(`Expected ${JSON.stringify(wanted)}${proves}, but saw: ${actual}`)
}

async function codeFor(email: string, wrong: boolean, stage: StagePort): Promise<string> {
  const code = await stage.newestCode(email)
  if (!wrong) return code
  return code
    .split('')
    .map((digit) => String((Number(digit) + 1) % 10))
    .join('')
}
