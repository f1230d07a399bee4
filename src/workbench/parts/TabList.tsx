import type { KeyboardEvent, ReactNode } from 'react'

interface TabListProps<T extends string> {
  readonly label: string
  readonly tabs: readonly {
    readonly id: T
    readonly title: ReactNode
    readonly hint?: string
    readonly keys?: string
  }[]
  readonly selected: T
  readonly onSelect: (id: T) => void
  /** Prefix of the ids of tabs and their panels. */
  readonly name: string
  /** Below each other. */
  readonly isRail?: boolean
}

/** Tabs over a panel; arrow keys move from one to the next. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, tabs, selected, onSelect, name, isRail = false } = props

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === selected)
    const [more, less] = isRail ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    const to = { [more]: at + 1, [less]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    event.currentTarget
      .querySelector<HTMLElement>(`#${CSS.escape(`${name}-tab-${next.id}`)}`)
      ?.focus()
  }

  return (
    <div
      className="wb-tabs"
      role="tablist"
      aria-label={label}
      aria-orientation={isRail ? 'vertical' : 'horizontal'}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title, hint, keys }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${name}-panel`}
          tabIndex={id === selected ? 0 : -1}
          title={keys ? `${hint ?? 'Key'}  (${keys})` : hint}
          onClick={() => onSelect(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
