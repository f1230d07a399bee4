import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import type { Moment } from '../snapshot/moment.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { changesOf, type Change } from './changesOf.ts'
import { momentName } from './momentName.ts'

/** Values are cut to this many characters. */
const maxLetters = 240

const titles: Readonly<Record<string, string>> = {
  view: 'View',
  widget: 'Widget',
  timers: 'Timers',
  calls: 'Calls',
  mails: 'Mail',
  opened: 'Opened pages',
  storage: 'Storage',
  world: 'World',
}

interface ChangesViewProps {
  /** The number of steps before the moment that is looked at. */
  readonly count: number
  readonly moment: Moment
}

/** The values that differ between the moment that is looked at and another one, the earlier one first. */
export function ChangesView({ count, moment }: ChangesViewProps) {
  const { recorder } = useWorkbench()
  const total = useStore(recorder.store, ({ steps }) => steps.length)
  const [chosen, setChosen] = useState<number>()
  const [query, setQuery] = useState('')
  const usual = count === 0 ? 1 : count - 1
  const other = chosen === undefined || chosen === count || chosen > total ? usual : chosen
  const against = useMemo(() => recorder.momentAfter(other), [recorder, other])
  const changes = useMemo(() => {
    if (!against) return []
    const [earlier, later] = other < count ? [against, moment] : [moment, against]
    return changesOf(earlier.facts, later.facts)
  }, [against, moment, other, count])
  const shown = changes.filter((change) => wordsOf(change).includes(query.trim().toLowerCase()))
  const groups = [...new Set(shown.map(({ path }) => path[0] ?? ''))]

  return (
    <div className="wb-changes">
      <div className="wb-row wb-wrap">
        <label className="wb-row">
          <span className="wb-muted">{other < count ? 'Since' : 'Until'}</span>
          <select
            className="wb-input"
            aria-label="Compare with"
            value={other}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {Array.from({ length: total + 1 }, (_, each) => each)
              .filter((each) => each !== count)
              .map((each) => (
                <option key={each} value={each}>
                  {each === total ? 'Now' : momentName(each, total)}
                </option>
              ))}
          </select>
        </label>
        <SearchField label="Search the changes" value={query} onChange={setQuery} />
        <span className="wb-muted" role="status">
          {shown.length === 1 ? '1 change' : `${shown.length} changes`}
        </span>
      </div>
      {against === undefined ? <Empty title="No data was kept of this moment" /> : null}
      {against && shown.length === 0 ? (
        <Empty title={changes.length === 0 ? 'Nothing differs' : 'No change fits'} />
      ) : null}
      {groups.map((group) => (
        <section key={group} aria-label={titles[group] ?? group}>
          <h3>{titles[group] ?? group}</h3>
          <ul>
            {shown
              .filter(({ path }) => path[0] === group)
              .map((change) => (
                <ChangeView key={change.path.join('.')} change={change} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ChangeView({ change: { path, before, after } }: { readonly change: Change }) {
  return (
    <li className="wb-mono">
      {path.length > 1 ? <span className="wb-muted">{path.slice(1).join('.')}</span> : null}
      <span className="wb-change">
        {before === undefined ? <i className="wb-muted">added</i> : <del>{textOf(before)}</del>}
        <span aria-hidden="true">→</span>
        {after === undefined ? <i className="wb-muted">removed</i> : <ins>{textOf(after)}</ins>}
      </span>
    </li>
  )
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text
}

const wordsOf = ({ path, before, after }: Change) =>
  [path.join('.'), before, after]
    .map((each) => JSON.stringify(each) ?? '')
    .join(' ')
    .toLowerCase()
