/** Counts the listeners that are added to stores from now on and not removed. */
export function countListeners(
  stores: readonly { subscribe(listener: () => void): () => void }[],
): () => number {
  const open = new Set<() => void>()
  for (const store of stores) {
    const subscribe = store.subscribe.bind(store)
    store.subscribe = (listener) => {
      const stop = subscribe(listener)
      const counted = () => {
        open.delete(counted)
        stop()
      }
      open.add(counted)
      return counted
    }
  }
  return () => open.size
}
