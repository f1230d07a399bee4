import type { Page } from '@playwright/test'
import { watchInvariants } from '../invariants/watchInvariants.ts'
import { within } from '../invariants/within.ts'
import { waitUntil, type Scenario, type Step, type Target } from '../../scenarios/index.ts'
import { callStage } from '../../playwright/callStage.ts'
import { playOnApp, type Explored } from './playOnApp.ts'

/** Steps that take as long as the page needs. */
const patient = new Set(['run', 'jump', 'runToNext', 'reload', 'retype', 'type'])

/**
 * Plays a scenario from its start in a fresh browser context.
 * @param patience real ms that a step may take: one that needs a request which is gone waits in vain
 * @returns the message of the step that fails; undefined if all pass
 */
export async function playScenario(
  explored: Explored,
  scenario: Scenario,
  patience: number,
): Promise<string | undefined> {
  let isChecking = false
  const { failure } = await playOnApp(explored, scenario, {
    async report(step, _, work, page) {
      await requireTarget(page, step)
      const played = work()
      if (step.after || ('do' in step && patient.has(step.do))) return played
      try {
        await within(patience, played)
      } catch (error) {
        if (!isChecking) throw error
        // The check has its own limit.
        await played
      }
    },
    check(opened) {
      const check = watchInvariants(opened, scenario.invariants ?? [], explored.config)
      return async () => {
        isChecking = true
        try {
          return await check()
        } finally {
          isChecking = false
        }
      }
    },
  })
  return failure?.message
}

/** @throws Error if the page has settled and does not show the control that a step needs */
async function requireTarget(page: Page, step: Step): Promise<void> {
  if (!('do' in step) || !('target' in step) || step.target === undefined) return
  const { target } = step
  await callStage(page, 'settle')
  const shown = await waitUntil(
    async () => (await controlsOf(page)).some((each) => isSame(each, target)) || undefined,
    (ms) => page.waitForTimeout(ms),
    // The page's own timers may be real.
    () => false,
  )
  if (shown === undefined) throw new Error(`There is no ${target.role} “${target.name ?? ''}”.`)
}

const controlsOf = (page: Page): Promise<readonly Target[]> =>
  page.evaluate(() => window.foyerStage?.usableControls() ?? [])

const isSame = (one: Target, other: Target) =>
  one.role === other.role && one.name === other.name && (one.nth ?? 0) === (other.nth ?? 0)
