import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import css from './tabs.css?inline'
import { directedKey } from './directedKey.ts'
import { tabTarget } from './tabTarget.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
}

export interface TabsProps<Id extends string> {
  /** The name of the tab list. */
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  disabled?: boolean
  /** The id of the element that shows the selected tab; give it `role="tabpanel"`. */
  panelId?: string
}

/** Switches between a few equal views of the same content. Arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  disabled = false,
}: TabsProps<Id>) {
  useStyles(css)
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  function press(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const target = tabTarget(directedKey(event.key, event.currentTarget), index, tabs.length)
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    buttons.current.get(tab.id)?.focus()
  }
  return (
    <div className="fy-tabs" role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          ref={(button) => {
            if (button) buttons.current.set(tab.id, button)
            else buttons.current.delete(tab.id)
          }}
          type="button"
          role="tab"
          className="fy-tab"
          disabled={disabled}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  )
}
