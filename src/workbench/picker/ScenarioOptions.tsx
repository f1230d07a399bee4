import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useElementSize } from '../frame/useElementSize.ts'
import { ScenarioOption } from './ScenarioOption.tsx'
import type { ScenarioHit } from './searchScenarios.ts'

/** Height of every line, CSS px: two lines of title and one of facts. The style reads it from here. */
const rowHeight = 56
/** Lines that are drawn above and below those in view. */
const spare = 4

interface ScenarioOptionsProps {
  readonly id: string
  readonly hits: readonly ScenarioHit[]
  readonly optionId: (scenario: string) => string
  /** Where the arrow keys are: kept in view. */
  readonly current: string | undefined
  readonly chosen: string
  readonly onChoose: (scenario: string) => void
}

/** The list itself. Only the lines in view are drawn: hundreds would make every key in the search slow. */
export function ScenarioOptions(props: ScenarioOptionsProps) {
  const { id, hits, optionId, current, chosen, onChoose } = props
  const list = useRef<HTMLDivElement | null>(null)
  const [scrolled, setScrolled] = useState(0)
  const { size, ref } = useElementSize()
  const at = hits.findIndex(({ scenario }) => scenario.id === current)

  const attach = useMemo(
    () => (element: HTMLDivElement | null) => {
      list.current = element
      return ref(element)
    },
    [ref],
  )

  useLayoutEffect(() => {
    const { current: box } = list
    if (!box || at < 0) return
    const room = box.clientHeight
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight]
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room
    setScrolled(box.scrollTop)
  }, [at, hits, size.height])

  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spare)
  const last = Math.ceil((scrolled + Math.max(size.height, rowHeight)) / rowHeight) + spare
  const drawn = hits
    .map((hit, index) => ({ hit, index }))
    .filter(({ index }) => (index >= first && index < last) || index === at)

  return (
    <div
      id={id}
      className="wb-picker-list"
      role="listbox"
      aria-label="Scenarios"
      ref={attach}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: hits.length * rowHeight }}>
        {drawn.map(({ hit, index }) => (
          <ScenarioOption
            key={hit.scenario.id}
            id={optionId(hit.scenario.id)}
            hit={hit}
            place={index + 1}
            total={hits.length}
            top={index * rowHeight}
            active={index === at}
            chosen={hit.scenario.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
