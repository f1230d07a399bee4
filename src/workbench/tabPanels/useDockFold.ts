import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Whether the panels at the bottom are folded. They unfold on demand, and by themselves at the first play that fails. */
export function useDockFold() {
  const { player, settings } = useWorkbench()
  const isFolded = useSetting('collapsed').dock === true
  const isFailed = useStore(player.store, ({ status }) => status === 'failed')
  const [opensItself, setOpensItself] = useState(false)
  const hasOpened = useRef(false)

  useEffect(() => {
    if (!isFailed || hasOpened.current) return
    hasOpened.current = true
    setOpensItself(true)
  }, [isFailed])

  return {
    folded: isFolded && !opensItself,
    fold(dock: boolean) {
      setOpensItself(false)
      settings.change({ collapsed: { ...settings.store.getState().collapsed, dock } })
    },
  }
}
