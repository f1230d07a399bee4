import { Icon } from '../parts/Icon.tsx'

/** Whether a row is ticked; `mixed` for a group of which some are. `undefined`: nothing can be ticked. */
export type Ticked = boolean | 'mixed' | undefined

/** The box of a row of the tree, for the pointer: with the keyboard, Space ticks the row. */
export function TickBox({ ticked, onTick }: { ticked: Ticked; onTick: () => void }) {
  if (ticked === undefined) return null
  return (
    <span
      className="wb-tick"
      aria-hidden="true"
      data-ticked={ticked}
      title="Tick  (Space)"
      onClick={(event) => {
        event.stopPropagation()
        onTick()
      }}
    >
      <span>
        {ticked === false ? null : <Icon name={ticked === 'mixed' ? 'minus' : 'check'} />}
      </span>
    </span>
  )
}
