import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { describeFault } from './describeFault.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { FaultForm } from './FaultForm.tsx'
import { shadowingRule } from './shadowingRule.ts'
import './faults.css'

/** The faults of this world, and how often each was applied. */
export function FaultPanel({ stage }: { stage: StageApi }) {
  const { faults, calls } = stage.simulator
  useThrottledSource(faults)
  useThrottledSource(calls, 100)
  const rules = faults.list()
  const hits = new Map<string, number>()
  for (const { faultId } of calls.list()) {
    if (faultId !== undefined) hits.set(faultId, (hits.get(faultId) ?? 0) + 1)
  }
  const names = [...new Set(calls.list().map(({ name }) => name))].toSorted()

  return (
    <div className="wb-stack">
      <FaultForm names={names} onAdd={(rule) => void faults.add(rule)} />
      <section className="wb-stack" aria-label="Active faults">
        <h3>
          Active <span className="wb-count">{rules.length}</span>
          {rules.length > 1 ? (
            <button type="button" className="wb-link wb-end" onClick={() => faults.clear()}>
              Remove all
            </button>
          ) : null}
        </h3>
        {rules.length === 0 ? (
          <p className="wb-hint">
            Everything works. A fault applies to every later call that matches.
          </p>
        ) : (
          <>
            {rules.length > 1 ? (
              <p className="wb-hint">The first rule that fits a call is applied.</p>
            ) : null}
            <ol className="wb-faults">
              {rules.map((rule) => {
                const count = hits.get(rule.id) ?? 0
                const shadow = shadowingRule(rule, rules)
                return (
                  <li key={rule.id} data-matched={count > 0}>
                    <Icon name="bolt" filled={count > 0} />
                    <span>
                      {describeFault(rule)}
                      {shadow ? (
                        <span className="wb-fault-shadowed">
                          never reached: shadowed by {shadow.target}
                        </span>
                      ) : null}
                    </span>
                    <span
                      // A new key with every hit restarts the animation of the mark.
                      key={count}
                      className="wb-fault-hits wb-mono"
                    >
                      {count} {count === 1 ? 'hit' : 'hits'}
                    </span>
                    <IconButton
                      icon="close"
                      label={`Remove: ${describeFault(rule)}`}
                      onClick={() => faults.remove(rule.id)}
                    />
                  </li>
                )
              })}
            </ol>
          </>
        )}
      </section>
    </div>
  )
}
