import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { scenarioGroups } from '../../scenarios/index.ts'
import { Empty } from '../parts/Empty.tsx'
import { Panel } from '../parts/Panel.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { freePlay } from '../stage/freePlay.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ScenarioTree } from './ScenarioTree.tsx'
import { TagFilter } from './TagFilter.tsx'
import { groupRowId, rowAfterKey, searchRows, treeRows } from './treeRows.ts'
import './picker.css'
import './tree.css'

/** All scenarios by feature; searched by words and tags, selected by mouse or keyboard. */
export function ScenarioPicker() {
  const { scenarios, list, addressBar, settings, choose, play, recorder } = useWorkbench()
  const recordings = useStore(recorder.store, ({ kept }) => kept)
  const groups = useMemo(
    () => [{ name: 'Recordings', scenarios: recordings }, ...scenarioGroups],
    [recordings],
  )
  const chosen = useStore(addressBar.store, ({ address }) => address.scenario) ?? freePlay.id
  const { query, tags, hits, isNearest } = useStore(list.store)
  const openGroups = useSetting('openGroups')
  const [closed, setClosed] = useState<readonly string[]>([])
  const [moved, setMoved] = useState<{ to: string | undefined; from: string }>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const rowId = (row: string) => `${id}-${row.replaceAll(' ', '-')}`
  const isSearch = query.trim() !== ''
  const isFiltered = tags.length > 0

  const rows = useMemo(() => {
    if (isSearch) return searchRows(hits)
    // A filter shows what it has found; without one, groups are as they were left.
    return treeRows(hits, groups, (name) =>
      isFiltered ? !closed.includes(name) : openGroups.includes(name),
    )
  }, [hits, groups, isSearch, isFiltered, openGroups, closed])

  const chosenGroup = groups.find((group) => group.scenarios.some((one) => one.id === chosen))?.name
  useEffect(() => {
    const { openGroups: open } = settings.store.getState()
    if (chosenGroup !== undefined && !open.includes(chosenGroup)) {
      settings.change({ openGroups: [...open, chosenGroup] })
    }
  }, [settings, chosen, chosenGroup])

  // The arrow keys continue from the latest selection, made by mouse, by a key or by the browser's Back.
  const active = moved?.from === chosen ? moved.to : chosen
  const setActive = (to: string | undefined) => setMoved({ to, from: chosen })
  const has = (row: string | undefined) => rows.some((one) => one.id === row)
  const ofChosen = chosenGroup === undefined ? undefined : groupRowId(chosenGroup)
  const current = isSearch
    ? has(active)
      ? active
      : rows[0]?.id
    : [active, chosen, ofChosen].find(has)

  function toggle(name: string) {
    const flip = (names: readonly string[]) =>
      names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
    setActive(groupRowId(name))
    if (isFiltered) setClosed(flip(closed))
    else settings.change({ openGroups: flip(openGroups) })
  }

  /** Arrow keys as in every tree; true if the key was one of them. */
  function onKey(key: string): boolean {
    const row = rows.find((one) => one.id === current)
    const to = rowAfterKey(rows, current, key)
    if (to !== undefined) setActive(to)
    else if (key === 'ArrowRight' && row?.kind === 'group') {
      if (row.isOpen) setActive(rows[rows.indexOf(row) + 1]?.id)
      else toggle(row.name)
    } else if (key === 'ArrowLeft' && row?.kind === 'group' && row.isOpen) toggle(row.name)
    else if (key === 'ArrowLeft' && row?.kind === 'scenario' && row.parent !== undefined) {
      setActive(row.parent)
    } else return key === 'ArrowRight' || key === 'ArrowLeft'
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows.find((one) => one.id === current)
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key)) onKey(event.key)
    else if (event.key === 'Enter') {
      if (row?.kind === 'group') toggle(row.name)
      else if (row) {
        choose(row.id)
        // Letters are shortcuts again.
        field.current?.blur()
      }
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
        onChoose={choose}
        onPlay={play}
        onToggle={toggle}
        onKey={onKey}
      />
    </Panel>
  )
}
