import { createListeners } from '../shared/listeners.ts'
import type { World, WorldState } from './worldTypes.ts'

/** Creates a store for one world. State is never changed in place, so a snapshot never changes. */
export function createWorld(initial: WorldState): World {
  const listeners = createListeners()
  let state = initial

  function set(next: WorldState): void {
    if (next === state) return
    state = next
    listeners.notify()
  }

  return {
    get: () => state,
    update: (change) => set(change(state)),
    subscribe: listeners.add,
    snapshot: () => structuredClone(state),
    restore: (kept) => set(structuredClone(kept)),
  }
}
