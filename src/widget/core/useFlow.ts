import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Core } from './core.ts'
import { useCore } from './coreContext.ts'
import type { Flow } from './kernel/flow.ts'

/**
 * The flow of a view: created once, started on mount, stopped on unmount. It starts as soon as the view is in the
 * document, because the visitor may type before React runs its other effects.
 */
export function useFlow<S extends { status: string }, E>(
  make: (core: Core) => Flow<S, E>,
): { state: S; send: (event: E) => void } {
  const core = useCore()
  const [flow] = useState(() => make(core))
  useLayoutEffect(() => {
    flow.start()
    return flow.stop
  }, [flow])
  return { state: useStore(flow.store), send: flow.send }
}
