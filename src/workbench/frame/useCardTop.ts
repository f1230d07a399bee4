import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Top of the open modal in the window of the stage, CSS px, without its motion. */
export function useCardTop(): number | undefined {
  const { stage } = useWorkbench()
  const api = useStore(stage.store, (state) => state.api)
  const [top, setTop] = useState<number>()

  useEffect(() => {
    const page = stage.frame()?.contentDocument
    if (!api || !page) return undefined
    const seen = new Set<Node>()
    const place = () =>
      [...page.querySelectorAll('foyer-modal')]
        .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.fy-modal-place'))
        .find((element) => element?.checkVisibility())
    const measure = () => setTop(place()?.offsetTop)
    const sizes = new ResizeObserver(measure)
    const changes = new MutationObserver(follow)
    function follow() {
      for (const { shadowRoot } of page?.querySelectorAll('foyer-modal') ?? []) {
        if (!shadowRoot) continue
        if (!seen.has(shadowRoot)) changes.observe(shadowRoot, { childList: true, subtree: true })
        seen.add(shadowRoot)
        for (const element of shadowRoot.querySelectorAll('.fy-modal-place')) {
          if (!seen.has(element)) sizes.observe(element)
          seen.add(element)
        }
      }
      measure()
    }
    changes.observe(page.body, { childList: true })
    follow()
    return () => {
      changes.disconnect()
      sizes.disconnect()
      setTop(undefined)
    }
  }, [stage, api])

  return top
}
