import { usualPrefix, type Storage } from '../../port/storage.ts'

const type = 'foyer:storage'

/** The parts of the window that the widgets of a page reach each other through. */
export type PageWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/**
 * The storage of one widget. Its keys begin with the host's prefix. It sends an event about each change to the other
 * widgets of the page, because the browser notifies only other tabs. Without a window, it sends none.
 */
export function createPageStorage(
  storage: Storage,
  prefix: string,
  findWindow: () => PageWindow | undefined = () => undefined,
): Storage {
  /** Tells the widgets of a page apart. */
  const self = {}
  const prefixed = (key: string) => key.replace(usualPrefix, prefix)
  const tell = (key: string) =>
    findWindow()?.dispatchEvent(new CustomEvent(type, { detail: { key: prefixed(key), by: self } }))

  function change(key: string, act: (name: string) => void) {
    const name = prefixed(key)
    const before = storage.get(name)
    act(name)
    if (storage.get(name) !== before) tell(key)
  }

  return {
    get: (key) => storage.get(prefixed(key)),
    set: (key, value) => change(key, (name) => storage.set(name, value)),
    remove: (key) => change(key, (name) => storage.remove(name)),
    tell,
    subscribe(listener) {
      const notify = (key: string | undefined, isHere?: boolean) => {
        if (key === undefined) listener(key)
        else if (key.startsWith(prefix)) listener(usualPrefix + key.slice(prefix.length), isHere)
      }
      const hear = ({ detail }: CustomEventInit<{ key: string; by: object }>) => {
        if (detail?.by !== self) notify(detail?.key, true)
      }
      const owner = findWindow()
      owner?.addEventListener(type, hear as EventListener)
      const stop = storage.subscribe?.(notify)
      return () => {
        owner?.removeEventListener(type, hear as EventListener)
        stop?.()
      }
    },
  }
}
