import type { Expectation } from './expectation.ts'
import { isHandStep, isVisitStep, type PageDriver, type StagePort } from './stagePort.ts'
import type { HandStep, Step, VisitStep } from './step.ts'

/**
 * Plays one step of a scenario, in the workbench and in CI alike, after the time before it. Rejects with the actual state
 * if an expectation fails.
 */
export async function playStep(step: Step, driver: PageDriver, stage: StagePort): Promise<void> {
  await pass(step.after, stage)
  if ('expect' in step) return expectStep(step, stage)
  if (isHandStep(step)) return actInTime(step, driver, stage)
  return isVisitStep(step) ? visit(step, driver, stage) : stage.act(step)
}

type Visit<S extends VisitStep> = (step: S, driver: PageDriver, stage: StagePort) => Promise<void>

const visits: {
  readonly [D in VisitStep['do']]: Visit<Extract<VisitStep, { readonly do: D }>>
} = {
  async typeCode({ email, wrong = false, delays = [] }, driver, stage) {
    const code = await codeFor(email, wrong, stage)
    await pass(delays[0], stage)
    await typeInTime(code, delays, driver, stage, (first) => driver.typeCode(first))
  },
  async typeSecret({ target, secret }, driver, stage) {
    await driver.act({ do: 'retype', target, text: await stage.secret(secret) })
  },
  async reload({ newTab }, driver, stage) {
    await stage.prepareReload(newTab)
    await driver.reload()
  },
}

function visit(step: VisitStep, driver: PageDriver, stage: StagePort): Promise<void> {
  const act = visits[step.do] as Visit<VisitStep>
  return act(step, driver, stage)
}

async function pass(ms: number | undefined, stage: StagePort): Promise<void> {
  if (ms) await stage.act({ do: 'run', ms })
}

/** Performs a step of the hands. Time passes before its keys as it did when a person pressed them. */
async function actInTime(step: HandStep, driver: PageDriver, stage: StagePort): Promise<void> {
  if (!('delays' in step) || step.delays === undefined) return driver.act(step)
  const { delays, ...rest } = step
  if (rest.do === 'press') {
    for (let time = 0; time < (rest.times ?? 1); time += 1) {
      await pass(delays[time], stage)
      await driver.act({ do: 'press', key: rest.key })
    }
    return
  }
  if (delays[0]) {
    // The click before the first key.
    await driver.act({ do: 'click', target: rest.target })
    await pass(delays[0], stage)
  }
  await typeInTime(rest.text, delays, driver, stage, (first) =>
    driver.act({ ...rest, text: first }),
  )
}

/**
 * Types a text whose keys have delays, after that of the first key.
 * @param begin types the first keys, and focuses the field for the other ones
 */
async function typeInTime(
  text: string,
  delays: readonly number[],
  driver: PageDriver,
  stage: StagePort,
  begin: (first: string) => Promise<void>,
): Promise<void> {
  const [first, ...more] = inBursts(text, delays)
  await begin(first?.text ?? '')
  for (const { delay, text: keys } of more) {
    await pass(delay, stage)
    await driver.typeOn(keys)
  }
}

/** Keys between which time passes. */
function inBursts(text: string, delays: readonly number[]) {
  const bursts: { readonly delay: number; text: string }[] = []
  for (const [at, key] of [...text].entries()) {
    const delay = delays[at] ?? 0
    const last = bursts.at(-1)
    if (last && delay === 0) last.text += key
    else bursts.push({ delay, text: key })
  }
  return bursts
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
