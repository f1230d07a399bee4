import { useWorkbench } from '../state/useWorkbench.ts'

/** Explains why there is no stage, and offers ways to recover. */
export function StageProblem({ problem }: { problem: string }) {
  const { addressBar, go, player } = useWorkbench()
  const { options: _, ...withoutOptions } = addressBar.current
  return (
    <div className="wb-stage-problem" role="alert">
      <h2>The stage could not be started</h2>
      <p>{problem}</p>
      <div className="wb-row">
        <button type="button" className="wb-button wb-primary" onClick={player.restart}>
          Try again
        </button>
        {addressBar.current.options ? (
          <button type="button" className="wb-button" onClick={() => go(withoutOptions)}>
            Without own host options
          </button>
        ) : null}
        <button type="button" className="wb-button" onClick={() => go({})}>
          Free play
        </button>
      </div>
    </div>
  )
}
