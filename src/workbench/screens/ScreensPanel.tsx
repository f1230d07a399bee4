import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { ScreensState } from './screens.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { countsInWords } from './screenWords.ts'
import { DecideMany } from './DecideMany.tsx'
import { ScreenGroupView } from './ScreenGroupView.tsx'
import {
  countScreens,
  groupScreens,
  isOpenScreen,
  reviewOrder,
  screenFilters,
  screensOf,
} from './screenRules.ts'
import { ScreensDialog } from './ScreensDialog.tsx'
import type { ScreenPlace } from './screenPlace.ts'
import './screens.css'

const titles = {
  all: 'All',
  undecided: 'Undecided',
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  same: 'Same',
  rejected: 'Rejected',
}

/** The screens of the project's last run: those that differ, and what a person decides about them. */
export function ScreensPanel() {
  const { screens, settings } = useWorkbench()
  const state = useStore(screens.store)
  const wanted = useSetting('screenFilter')
  const filter = screenFilters.find((each) => each === wanted) ?? 'all'
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<OpenedScreens>()
  const summary = useRef<HTMLParagraphElement>(null)
  const groups = useMemo(
    () => groupScreens(state.screens, filter, query),
    [state.screens, filter, query],
  )
  const counts = useMemo(() => countScreens(state.screens), [state.screens])
  const shown = screensOf(groups)
  const filters = screenFilters.filter((each) => counts[each] > 0 || each === filter)
  const differing = shown.filter(isOpenScreen)

  // A run is started in a terminal: its results are there when the person comes back.
  useEffect(() => {
    const load = () => void screens.load()
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [screens])

  if (state.status !== 'read') return <NoScreens state={state} onReload={() => screens.load()} />

  return (
    <div className="wb-stack wb-screens">
      <div className="wb-row">
        <SearchField
          label="Search screens"
          placeholder="Search"
          value={query}
          onChange={setQuery}
        />
        <IconButton icon="reload" label="Read the results again" onClick={() => screens.load()} />
      </div>
      <Segmented
        label="Screens to list"
        value={filter}
        choices={filters.map((value) => ({
          value,
          title: (
            <>
              {titles[value]} <span className="wb-screen-number">{counts[value]}</span>
            </>
          ),
        }))}
        onChange={(screenFilter) => settings.change({ screenFilter })}
      />
      <p className="wb-hint" ref={summary} tabIndex={-1}>
        {countsInWords(counts)}
      </p>
      <div className="wb-row wb-screen-said">
        <p role="status">{open ? '' : state.said}</p>
        {open || state.undoable.length === 0 ? null : (
          <button
            type="button"
            className="wb-button wb-small"
            disabled={state.isDeciding}
            onClick={async () => {
              await screens.decide('undo', state.undoable)
              summary.current?.focus()
            }}
          >
            Undo
          </button>
        )}
      </div>
      <Problem text={open ? undefined : state.problem} />
      <DecideMany
        what={query === '' && filter === 'all' ? 'all' : 'all shown'}
        screens={differing}
        onDecided={() => summary.current?.focus()}
      />
      {groups.length === 0 ? <Empty title="No screen matches" /> : null}
      {groups.map((group) => (
        <ScreenGroupView
          key={group.scenario}
          group={group}
          isSearched={query !== '' || filter === 'same'}
          onOpen={(place) =>
            setOpen({
              place,
              order: reviewOrder(
                shown,
                shown.find(({ id }) => id === place.id),
              ),
            })
          }
          onDecided={() => summary.current?.focus()}
        />
      ))}
      {open ? (
        <ScreensDialog start={open.place} order={open.order} onClose={() => setOpen(undefined)} />
      ) : null}
    </div>
  )
}

interface OpenedScreens {
  readonly place: ScreenPlace
  /** Ids of the listed screens: decisions do not change the order while the dialog is open. */
  readonly order: readonly string[]
}

interface NoScreensProps {
  readonly state: ScreensState
  readonly onReload: () => void
}

/** Says why there are no screens, and how to get some. */
function NoScreens({ state: { status, advice, problem }, onReload }: NoScreensProps) {
  if (status === 'unread') return <Empty title="Reading the results…" />
  return (
    <div className="wb-stack">
      {status === 'unserved' ? (
        <Empty title="No project">
          {advice ?? 'The server of this page belongs to no project, so it has no results.'}
        </Empty>
      ) : null}
      {status === 'none' ? (
        <Empty title="No results yet">
          Run <code>npx foyerkit replay --screens</code> in the project.
        </Empty>
      ) : null}
      {status === 'failed' ? <Empty title="The results cannot be read" /> : null}
      <Problem text={problem} />
      {status === 'unserved' ? null : (
        <button type="button" className="wb-button wb-screen-again" onClick={onReload}>
          Read the results again
        </button>
      )}
    </div>
  )
}
