import { useStore } from 'zustand'
import { findStepProblem } from '../../scenarios/index.ts'
import { formatDuration } from '../../run/format/formatDuration.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The progress of the play in one line; before a play, the possible actions. */
export function PlayNotice({ isHostPage }: { readonly isHostPage: boolean }) {
  const { player, results: kept } = useWorkbench()
  const { status, results } = useStore(player.store)
  const { id, steps } = useScenario()
  const took = useStore(kept.store, (state) => state[id]?.ms)
  const failed = results.findIndex(({ state }) => state === 'failed')
  const at = failed >= 0 ? failed : results.length - 1
  const step = steps[at]

  if (steps.length === 0 && isHostPage) return <HostNotice />
  if (steps.length === 0) {
    return (
      <p className="wb-grow wb-notice-play">
        Free play: use the page by hand. The player records it. Requests to you appear here.
      </p>
    )
  }
  if (status === 'done') {
    return (
      <p className="wb-grow wb-notice-play" data-state="done">
        ✓ All {steps.length} steps passed{took === undefined ? '' : ` in ${formatDuration(took)}`}
      </p>
    )
  }
  if (!step || results.length === 0) {
    return (
      <p className="wb-grow wb-notice-play">Press P to play all {steps.length} steps, N for one.</p>
    )
  }
  const words = findStepProblem(step) ?? describeStep(step).text
  return (
    <p
      className="wb-grow wb-notice-play"
      data-state={failed >= 0 ? 'failed' : undefined}
      title={results[at]?.error ?? words}
    >
      {failed >= 0 ? '✗ ' : ''}
      <span className="wb-mono">
        {at + 1}/{steps.length}
      </span>{' '}
      {failed >= 0 ? (results[at]?.error?.replaceAll('\n', ' · ') ?? words) : words}
    </p>
  )
}

function HostNotice() {
  const isOn = useStore(useWorkbench().recorder.store, (now) => now.isOn)
  return (
    <p className="wb-grow wb-notice-play">
      {isOn
        ? 'Recording: use your page by hand. Requests to your wallets appear here.'
        : 'Requests to your wallets appear here.'}
    </p>
  )
}
