/** Keys of the workbench and of the simulated worlds. */
const isOwn = (key: string) => key.startsWith('foyer')

/** The entries of a storage that belong to a host's page. A new world begins without them, as a replay in a fresh browser does. */
export function setAside(storage: Storage) {
  let kept: readonly (readonly [string, string])[] | undefined
  const ofHost = () => Object.entries(storage).filter(([key]) => !isOwn(key))
  return {
    /** Removes them; the first ones are kept. */
    clear() {
      kept ??= ofHost()
      for (const [key] of ofHost()) storage.removeItem(key)
    },
    /** Puts the first ones back in place of the present ones. */
    restore() {
      if (kept === undefined) return
      for (const [key] of ofHost()) storage.removeItem(key)
      for (const [key, text] of kept) storage.setItem(key, text)
      kept = undefined
    },
  }
}
