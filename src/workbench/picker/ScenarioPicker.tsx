import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import { freePlay } from '../stage/freePlay.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ScenarioOptions } from './ScenarioOptions.tsx'
import { TagChips } from './TagChips.tsx'
import './picker.css'

/** All scenarios, to be found by words and tags, chosen by mouse or by arrow keys and Enter. */
export function ScenarioPicker() {
  const { scenarios, list, addressBar, choose } = useWorkbench()
  const chosen = useStore(addressBar.store, ({ address }) => address.scenario) ?? freePlay.id
  const { query, tags, hits, isNearest } = useStore(list.store)
  const [moved, setMoved] = useState<{ to: string | undefined; from: string }>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const optionId = (scenario: string) => `${id}-${scenario}`
  // What was chosen since, by mouse, with a key or the browser's Back, is where the arrow keys go on from.
  const active = moved?.from === chosen ? moved.to : chosen
  const setActive = (to: string | undefined) => setMoved({ to, from: chosen })
  const shown = hits.some(({ scenario }) => scenario.id === active) ? active : undefined
  const current = shown ?? (query ? hits[0]?.scenario.id : chosen)
  const isListed = hits.some(({ scenario }) => scenario.id === current)
  const shownScenarios = useMemo(() => hits.map(({ scenario }) => scenario), [hits])

  function onKeyDown(event: KeyboardEvent) {
    const at = hits.findIndex(({ scenario }) => scenario.id === current)
    const last = hits.length - 1
    const to = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    }[event.key]
    if (to !== undefined) setActive(hits[to]?.scenario.id)
    else if (event.key === 'Enter') {
      if (current === undefined || !isListed) return
      choose(current)
      // Letters are shortcuts again.
      field.current?.blur()
    } else if (event.key === 'Escape') {
      if (query) list.search('')
      else field.current?.blur()
    } else return
    event.preventDefault()
  }

  return (
    <Panel
      panel="picker"
      title="Scenarios"
      aside={
        <span className="wb-count" role="status">
          {isNearest ? '0' : hits.length}
          <span className="wb-unseen">
            {' '}
            {isNearest ? 'found, the nearest are listed' : 'found'}
          </span>
        </span>
      }
    >
      <div className="wb-picker-search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          id="wb-search"
          role="combobox"
          aria-label="Search scenarios"
          aria-controls={`${id}-list`}
          aria-expanded="true"
          aria-activedescendant={isListed && current !== undefined ? optionId(current) : undefined}
          placeholder="Search title, step, tag, C-187"
          autoComplete="off"
          value={query}
          onFocus={list.prepare}
          onChange={(event) => {
            list.search(event.target.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>/</kbd>
      </div>
      <TagChips scenarios={scenarios} shown={shownScenarios} chosen={tags} onChange={list.filter} />
      {hits.length === 0 ? (
        <Empty title="No scenario fits">Take a tag away or search for other words.</Empty>
      ) : null}
      {isNearest ? (
        <p className="wb-picker-nearest wb-hint">No scenario has all of this. The nearest:</p>
      ) : null}
      <ScenarioOptions
        id={`${id}-list`}
        hits={hits}
        optionId={optionId}
        current={current}
        chosen={chosen}
        onChoose={choose}
      />
    </Panel>
  )
}
