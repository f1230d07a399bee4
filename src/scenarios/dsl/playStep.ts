import type { Expectation } from './expectation.ts'
import {
  isHandStep,
  isPageExpectation,
  type Finding,
  type PageDriver,
  type StagePort,
} from './stagePort.ts'
import type { Step } from './step.ts'
import { waitUntil } from './waitUntil.ts'

/** Plays one step of a scenario, the same in the workbench and in CI. Rejects with what was seen instead. */
export async function playStep(step: Step, driver: PageDriver, stage: StagePort): Promise<void> {
  await stage.settle()
  if ('expect' in step) return expectStep(step, driver, stage)
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

async function expectStep(expectation: Expectation, driver: PageDriver, stage: StagePort) {
  let finding: Finding = { ok: false, actual: 'nothing looked at yet' }
  const met = await waitUntil(async () => {
    finding = await look(expectation, driver, stage)
    return finding.ok ? finding : undefined
  }, driver.wait)
  if (met) return
  const { covers, ...wanted } = expectation
  const proves = covers?.length ? ` (${covers.join(', ')})` : ''
  throw new Error(`Expected ${JSON.stringify(wanted)}${proves}, but saw: ${finding.actual}`)
}

async function look(
  expectation: Expectation,
  driver: PageDriver,
  stage: StagePort,
): Promise<Finding> {
  if (isPageExpectation(expectation)) return driver.check(expectation)
  const finding = await stage.check(expectation)
  if (!finding.ok || (expectation.expect !== 'modal' && expectation.expect !== 'view')) {
    return finding
  }
  // What the widget says of itself must stand on the page too, so that the next step finds it there.
  const open = expectation.expect === 'view' || expectation.open
  return driver.check({
    expect: 'element',
    target: { role: 'dialog' },
    is: open ? 'visible' : 'absent',
  })
}

async function codeFor(email: string, wrong: boolean, stage: StagePort): Promise<string> {
  const code = await stage.newestCode(email)
  if (!wrong) return code
  return code
    .split('')
    .map((digit) => String((Number(digit) + 1) % 10))
    .join('')
}
