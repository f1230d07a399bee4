import type { Page } from '@playwright/test'
import { openHostStage } from '../../playwright/openHostStage.ts'
import type { Scenario, Step } from '../../scenarios/index.ts'
import { watchInvariants, type FindViolations } from '../invariants/watchInvariants.ts'
import { within } from '../invariants/within.ts'
import { chooseSteps } from './chooseSteps.ts'
import type { Coverage } from './coverage.ts'
import { playOnApp, type Explored } from './playOnApp.ts'
import type { RandomPicker } from './randomPicker.ts'
import { readSituation } from './readSituation.ts'
import { createShownCodes } from './shownCodes.ts'

/** Real ms after which a step ends the run: only ends what hangs. */
const patience = 60_000

/** A random run. */
export interface RandomRun {
  /** The steps that could be done. */
  readonly steps: readonly Step[]
  /** The invariant that is broken after the last step, and how; absent if all is well. */
  readonly problem?: string
}

interface RandomOptions {
  readonly random: RandomPicker
  /** Number of steps. */
  readonly count: number
  readonly coverage: Coverage
  /** Whether an earlier run has found it: the run goes on. */
  readonly isKnown: (problem: string) => boolean
}

/**
 * Plays random steps from a start, until an invariant is broken or `count` of them succeeded. A step that the page does not let a visitor
 * do is no finding, and is left out.
 */
export async function playRandomly(
  explored: Explored,
  start: Omit<Scenario, 'title' | 'tags' | 'steps'>,
  { random, count, coverage, isKnown }: RandomOptions,
): Promise<RandomRun> {
  const steps: Step[] = []
  const codes = createShownCodes()
  let problem: string | undefined
  let isOver = false
  let checkNow: FindViolations | undefined
  for (const { effect } of start.faults ?? []) coverage.fault(effect.kind)

  async function* stepsOn(page: Page): AsyncIterable<Step> {
    // As many as chosen, so that a page on which nothing can be done ends, too.
    for (let chosen = 0; chosen < count && !isOver; chosen += 1) {
      if (new URL(page.url()).origin !== explored.app) return
      await openHostStage(page)
      const now = await readSituation(page)
      codes.see(now.qrCode, now.time)
      coverage.see(now)
      for (const step of chooseSteps(random, now, codes)) if (!isOver) yield step
    }
    if (!isOver) coverage.see(await readSituation(page))
  }

  const scenario: Scenario = { ...start, title: 'A random run', tags: [], steps: [] }
  try {
    await playOnApp(explored, scenario, {
      stepsOn,
      check(page) {
        const check = watchInvariants(page, start.invariants ?? [], explored.config)
        checkNow = async () => {
          const fresh = (await check()).filter((each) => !isKnown(each))
          problem = fresh[0]
          return fresh
        }
        return checkNow
      },
      async report(step, _, work) {
        try {
          await within(patience, work())
        } catch (error) {
          // It may still be under way, and would act on a later page.
          isOver = isLate(error)
          if (isOver) await checkNow?.()
          if (problem !== undefined) {
            steps.push(step)
            coverage.use(step)
            throw error
          }
          return
        }
        steps.push(step)
        coverage.use(step)
        if ('do' in step && step.do === 'phone.scan') codes.scanned()
      },
    })
  } catch (error) {
    // The last step may have left the app's page, which can then not be read. Only an error before any step succeeded is reported.
    if (problem === undefined && steps.length === 0) throw error
  }
  return { steps, ...(problem === undefined ? {} : { problem }) }
}

const isLate = (error: unknown) => error instanceof Error && error.message.startsWith('not done')
