import { useId, useMemo, useRef, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { Problem } from '../parts/Problem.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { RunControl } from '../runs/RunControl.tsx'
import { freePlay } from '../../stage/freePlay.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ScenarioTree } from './ScenarioTree.tsx'
import { TagFilter } from './TagFilter.tsx'
import { usePickerRows } from './usePickerRows.ts'
import { useTreeCursor } from './useTreeCursor.ts'
import './picker.css'
import './tree.css'

/** All scenarios by feature; searched by words and tags, selected by mouse or keyboard. */
export function ScenarioPicker() {
  const { scenarios, list, addressBar, project, choose, play } = useWorkbench()
  const { query, tags, hits, isNearest, listedAs } = useStore(list.store)
  const wanted = useStore(addressBar.store, ({ address }) => address.scenario) ?? freePlay.id
  const chosen = listedAs[wanted] ?? wanted
  const problems = useStore(project.store, (now) => now.problems)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const rowId = (row: string) => `${id}-${row.replaceAll(' ', '-')}`
  const shown = useMemo(() => hits.map(({ scenario }) => scenario), [hits])
  const isSearch = query.trim() !== ''
  // Free play is listed, but is no scenario to run.
  const found = shown.filter(({ steps }) => steps.length > 0).length
  const { rows, chosenGroup, flip } = usePickerRows(chosen)

  const { current, setActive, toggle, onKey } = useTreeCursor({
    rows,
    chosen,
    chosenGroup,
    isSearch,
    onFlip: flip,
  })

  function chooseRow(scenario: string) {
    choose(scenario)
    // Without the focus in the field, letters are shortcuts again.
    field.current?.blur()
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows.find((one) => one.id === current)
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key)) onKey(event.key)
    else if (event.key === 'Enter') {
      if (row?.kind === 'group') toggle(row.name)
      else if (row) {
        chooseRow(row.id)
      }
    } else if (event.key === 'Escape') {
      if (query) list.search('')
      else field.current?.blur()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className="wb-picker-search">
        <SearchField
          ref={field}
          id="wb-search"
          label="Search scenarios"
          placeholder="Search title, step, tag, C-187"
          keys="/"
          value={query}
          role="combobox"
          aria-haspopup="tree"
          aria-controls={`${id}-tree`}
          aria-expanded="true"
          aria-activedescendant={current === undefined ? undefined : rowId(current)}
          onFocus={list.prepare}
          onChange={(value) => {
            list.search(value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="wb-row wb-picker-run">
        <span className="wb-unseen" role="status">
          {isNearest ? '0 found, the nearest are listed' : `${found} found`}
        </span>
        <RunControl shown={shown} />
      </div>
      <Problem text={problems.join('\n')} />
      <TagFilter scenarios={scenarios} shown={hits} chosen={tags} onChange={list.filter} />
      {hits.length === 0 ? (
        <Empty title="No scenario fits">Take a tag away or search for other words.</Empty>
      ) : null}
      {isNearest ? (
        <p className="wb-picker-nearest wb-hint">No scenario has all of this. The nearest:</p>
      ) : null}
      <ScenarioTree
        id={`${id}-tree`}
        rows={rows}
        hasFacts={isSearch}
        rowId={rowId}
        current={current}
        chosen={chosen}
        onMove={setActive}
        onChoose={chooseRow}
        onPlay={play}
        onToggle={toggle}
        onKey={onKey}
      />
    </>
  )
}
