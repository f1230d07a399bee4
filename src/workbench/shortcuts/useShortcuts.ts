import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { Shortcut } from './shortcutsOf.ts'

/** Listens for shortcuts on the page, and for F-keys also in the stage. */
export function useShortcuts(shortcuts: readonly Shortcut[], toggleHelp: () => void): void {
  const { settings, stage } = useWorkbench()
  const api = useStore(stage.store, (state) => state.api)

  useEffect(() => {
    // A page that was left cannot be accessed any more, so the signal ends the listening.
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const everywhere = /^F\d+$/.test(event.key)
      if (!everywhere && (event.view !== window || takesText(event.target))) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (key.length === 1 && !settings.store.getState().letterKeys) return
      const shortcut = shortcuts.find(({ keys }) => keys.includes(key))
      if (key === '?') toggleHelp()
      else if (shortcut) shortcut.run()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey, { signal })
    stage.page()?.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [shortcuts, toggleHelp, settings, stage, api])
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null
  )
}
