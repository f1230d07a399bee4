import type { WorldState } from '../world/worldTypes.ts'

/** What a tab keeps of its simulated world while it goes from one page to the next. */
export interface KeptWorld {
  /** Names the tab's chains and storage. */
  readonly stageKey: string
  readonly world: WorldState
  /** Virtual ms since epoch. */
  readonly now: number
  /** Of the host's config at the time (`PageConfig`); absent without one. */
  readonly configId?: string | undefined
  /** Whether wallets waited for a decision unless they were told otherwise. */
  readonly asks: boolean
}

const keptKey = 'foyer.mock.world'

/** The world of one tab, from page to page. */
export interface TabWorld {
  /**
   * What the last page of this tab kept; `undefined` in a new tab. It is there once: a tab that the browser made as a copy
   * of this one finds nothing, so that two tabs never share a world. Where the host has changed its config since, there is nothing.
   * @param configId of the host's config; absent without one
   */
  take(configId?: string): KeptWorld | undefined
  /** Keeps the world whenever the page is left. Returns the way to stop. */
  keepOnLeave(now: () => KeptWorld): () => void
}

/** Keeps the world in the session storage, which each tab has for itself. */
export function createTabWorld(page: Window): TabWorld {
  const storage = page.sessionStorage
  return {
    take(configId) {
      const kept = storage.getItem(keptKey)
      storage.removeItem(keptKey)
      const world = kept === null ? undefined : (JSON.parse(kept) as KeptWorld)
      return world?.configId === configId ? world : undefined
    },
    keepOnLeave(now) {
      const onLeave = () => storage.setItem(keptKey, JSON.stringify(now()))
      // Back from the browser's cache, the page goes on by itself.
      const onReturn = () => storage.removeItem(keptKey)
      page.addEventListener('pagehide', onLeave)
      page.addEventListener('pageshow', onReturn)
      return () => {
        page.removeEventListener('pagehide', onLeave)
        page.removeEventListener('pageshow', onReturn)
      }
    },
  }
}
