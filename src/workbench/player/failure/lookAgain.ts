import type { StoreApi } from 'zustand/vanilla'
import { expectStep, type Step } from '../../../scenarios/index.ts'
import { findOne } from '../../../stage/page/findOne.ts'
import type { StageApi } from '../../../stage/stageApi.ts'
import type { LookedAgain, PlayerState } from '../player.ts'
import type { StageLink } from '../../state/stageLink.ts'
import { describeStep } from '../../../run/words/describeStep.ts'
import { failedResult } from './failedResult.ts'

interface LookOptions {
  readonly store: StoreApi<PlayerState>
  readonly stage: StageLink
}

/**
 * Looks again whether the failed step finds what it needs, without doing it, and writes why not into its result.
 * @param signal aborted when another play begins
 */
export async function lookAgain(
  { store, stage }: LookOptions,
  signal: AbortSignal,
): Promise<LookedAgain> {
  const at = store.getState().results.findIndex(({ state }) => state === 'failed')
  const { api } = stage.store.getState()
  const step = api?.scenario.steps[at]
  if (!api || !step) return 'unknown'
  const look = lookOf(step, { api, stage, signal })
  if (!look) return 'unknown'
  try {
    await look()
    return 'found'
  } catch (thrown) {
    const { results, status } = store.getState()
    if (signal.aborted || status !== 'failed') return 'unknown'
    store.setState({ results: results.with(at, failedResult(stage, step, thrown)) })
    return 'missing'
  }
}

/** How to look at the page for a step; nothing for one that does something outside of the page. */
function lookOf(
  step: Step,
  { api, stage, signal }: Pick<LookOptions, 'stage'> & { api: StageApi; signal: AbortSignal },
): (() => Promise<unknown>) | undefined {
  if ('expect' in step) {
    const meet: StageApi['meet'] = (expectation) => api.meet(expectation, signal)
    return () => expectStep(step, { meet, describe: (each) => describeStep(each).text })
  }
  const page = stage.frame()?.contentDocument
  if (!('target' in step) || !page) return undefined
  const { target, do: kind } = step
  const { waitFor } = api
  return () => findOne(() => page, target, { waitFor, signal, disabled: kind === 'focus' })
}
