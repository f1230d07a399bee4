import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { bringIntoList } from '../parts/bringIntoList.ts'
import { Empty } from '../parts/Empty.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import { freePlay } from '../stage/freePlay.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ScenarioOption } from './ScenarioOption.tsx'
import { searchScenarios } from './searchScenarios.ts'
import { TagChips } from './TagChips.tsx'
import './picker.css'

/** All scenarios, to be found by words and tags, chosen by mouse or by arrow keys and Enter. */
export function ScenarioPicker() {
  const { scenarios, addressBar, go } = useWorkbench()
  const chosen = useStore(addressBar.store, ({ address }) => address.scenario) ?? freePlay.id
  const [query, setQuery] = useState('')
  const [tags, setTags] = useState<readonly string[]>([])
  const [active, setActive] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const all = useMemo(() => [freePlay, ...scenarios], [scenarios])
  const hits = useMemo(() => searchScenarios(all, query, tags), [all, query, tags])
  const optionId = (scenario: string) => `${id}-${scenario}`
  const shown = hits.some(({ scenario }) => scenario.id === active) ? active : undefined
  const current = shown ?? (query ? hits[0]?.scenario.id : chosen)

  useEffect(() => {
    bringIntoList(list.current?.querySelector('[data-active=true]'))
  }, [current])

  function choose(scenario: string) {
    setActive(scenario)
    go(scenario === freePlay.id ? {} : { scenario })
  }

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
    else if (event.key === 'Enter' && current) choose(current)
    else if (event.key === 'Escape' && query) setQuery('')
    else return
    event.preventDefault()
  }

  return (
    <Panel panel="picker" title="Scenarios" aside={<span className="wb-count">{hits.length}</span>}>
      <div className="wb-picker-search">
        <Icon name="search" />
        <input
          type="search"
          id="wb-search"
          role="combobox"
          aria-label="Search scenarios"
          aria-controls={`${id}-list`}
          aria-expanded="true"
          aria-activedescendant={current ? optionId(current) : undefined}
          placeholder="Search title, id, tag"
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>/</kbd>
      </div>
      <TagChips scenarios={scenarios} chosen={tags} onChange={setTags} />
      {hits.length === 0 ? (
        <Empty title="No scenario fits">Take a tag away or search for fewer words.</Empty>
      ) : null}
      <div
        id={`${id}-list`}
        className="wb-picker-list"
        role="listbox"
        aria-label="Scenarios"
        ref={list}
      >
        {hits.map(({ scenario, inTitle }) => (
          <ScenarioOption
            key={scenario.id}
            id={optionId(scenario.id)}
            scenario={scenario}
            inTitle={inTitle}
            active={scenario.id === current}
            chosen={scenario.id === chosen}
            onChoose={() => choose(scenario.id)}
          />
        ))}
      </div>
    </Panel>
  )
}
