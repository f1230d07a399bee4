import { useEffect, useRef } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { Check } from '../parts/Check.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { Shortcut } from './shortcutsOf.ts'
import './help.css'

const groups = ['Scenario', 'Time', 'Requests', 'Panels'] as const

interface HelpDialogProps {
  readonly shortcuts: readonly Shortcut[]
  readonly onClose: () => void
}

/** A list of all shortcuts. */
export function HelpDialog({ shortcuts, onClose }: HelpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { settings } = useWorkbench()
  const letterKeys = useSetting('letterKeys')

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog
      className="wb-dialog wb-help"
      ref={dialog}
      aria-label="Keyboard shortcuts"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== '?') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="wb-stack wb-help-card">
        <header>
          <h2>Keyboard shortcuts</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className="wb-help-groups">
          {groups
            .filter((group) => shortcuts.some((one) => one.group === group))
            .map((group) => (
              <section key={group} aria-label={group}>
                <h3>{group}</h3>
                <dl>
                  {shortcuts
                    .filter((shortcut) => shortcut.group === group)
                    .map(({ keys, what }) => (
                      <div key={what}>
                        <dt>{what}</dt>
                        <dd>
                          {keys.map((key) => (
                            <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
                          ))}
                        </dd>
                      </div>
                    ))}
                </dl>
              </section>
            ))}
        </div>
        <Check
          label="Use letters and signs as shortcuts"
          checked={letterKeys}
          onChange={(wanted) => settings.change({ letterKeys: wanted })}
        />
        <p className="wb-hint">
          Shortcuts work unless a field or a tree has the focus. F-keys also work inside the stage.
          The key of a panel shows it; pressed again, it moves the focus to its tab. In the tree of
          scenarios, arrow keys move, Enter plays, and letters find a title. Space shows a scenario,
          or ticks it where there are boxes. Lines between columns can be focused, and arrow keys
          move them.
        </p>
      </div>
    </dialog>
  )
}
