import { useRef } from 'react'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import { setOfRule } from '../../backends/mock/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { describeFault } from '../../run/words/describeFault.ts'
import { shadowingRule } from '../state/shadowingRule.ts'

interface ActiveFaultsProps {
  readonly rules: readonly FaultRule[]
  /** Number of changed calls by id of the rule. */
  readonly hits: ReadonlyMap<string, number>
  readonly titleOf: (set: string) => string
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  readonly onSave: () => void
  /** Makes the faults that are in no set stay on in the next world. */
  readonly onKeep: () => void
}

/** The faults of this world, and how often each was applied. */
export function ActiveFaults({
  rules,
  hits,
  titleOf,
  onRemove,
  onClear,
  onSave,
  onKeep,
}: ActiveFaultsProps) {
  const save = useRef<HTMLButtonElement>(null)

  function keep() {
    // This button disappears.
    save.current?.focus()
    onKeep()
  }

  return (
    <section className="wb-stack" aria-label="Active faults">
      <h3>
        Active <span className="wb-count">{rules.length}</span>
        {rules.length > 0 ? (
          <span className="wb-row wb-end">
            <button
              ref={save}
              type="button"
              className="wb-link"
              id="wb-save-fault-set"
              onClick={onSave}
            >
              Save as a set
            </button>
            <button type="button" className="wb-link" onClick={onClear}>
              Remove all
            </button>
          </span>
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
          {rules.some((rule) => setOfRule(rule) === undefined) ? (
            <p className="wb-hint">
              A play and a restart begin a new world, without what you added here. A set stays on.{' '}
              <button type="button" className="wb-link" onClick={keep}>
                Keep these on
              </button>
            </p>
          ) : null}
          <ol className="wb-stack wb-faults">
            {rules.map((rule) => (
              <ActiveFault
                key={rule.id}
                rule={rule}
                count={hits.get(rule.id) ?? 0}
                shadow={shadowingRule(rule, rules)}
                titleOf={titleOf}
                onRemove={() => onRemove(rule.id)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface ActiveFaultProps extends Pick<ActiveFaultsProps, 'titleOf'> {
  readonly rule: FaultRule
  readonly count: number
  readonly shadow: FaultRule | undefined
  readonly onRemove: () => void
}

function ActiveFault({ rule, count, shadow, titleOf, onRemove }: ActiveFaultProps) {
  const set = setOfRule(rule)
  return (
    <li data-matched={count > 0}>
      <Icon name="bolt" filled={count > 0} />
      <span>
        {describeFault(rule)}
        {set === undefined ? null : <span className="wb-fault-of">{titleOf(set)}</span>}
        {shadow ? (
          <span className="wb-fault-shadowed">never reached: shadowed by {shadow.target}</span>
        ) : null}
      </span>
      <span
        // A new key with every hit restarts the animation of the mark.
        key={count}
        className="wb-fault-hits wb-mono"
      >
        {hitsText(count, shadow !== undefined)}
      </span>
      {set === undefined ? (
        <IconButton icon="close" label={`Remove: ${describeFault(rule)}`} onClick={onRemove} />
      ) : null}
    </li>
  )
}

function hitsText(count: number, isShadowed: boolean): string {
  if (count > 0) return `${count} ${count === 1 ? 'hit' : 'hits'}`
  return isShadowed ? '' : 'not reached yet'
}
