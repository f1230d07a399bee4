import { useState } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The page's uncaught errors: each is a bug worth a report. */
export function UncaughtErrors() {
  const { thrown, status } = useStore(useWorkbench().stage.store)
  const [read, setRead] = useState<readonly string[]>()
  const newest = thrown.at(-1)
  // A stage that failed shows its own message.
  if (newest === undefined || read === thrown || status === 'failed') return null
  return (
    <div className="wb-row wb-thrown" role="alert">
      <Icon name="warning" />
      <p>
        The page threw{thrown.length > 1 ? ` ${thrown.length} errors, the newest` : ''}: {newest}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={() => setRead(thrown)} />
    </div>
  )
}
