import { createSystemClock } from '../../real/browser/systemClock.ts'
import type { KeptFault } from '../faults/faultTypes.ts'
import { leftTab } from '../shared/leftTab.ts'
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
  /** The faults in force: those of the config, of a test and of the panels, without those that were removed. */
  readonly faults: readonly KeptFault[]
}

/** As it lies in the storage. */
interface StoredWorld extends KeptWorld {
  /** Real ms since epoch. */
  readonly leftAt: number
}

const keptKey = 'foyer.mock.world'

/** The world of one tab, from page to page. */
export interface TabWorld {
  /**
   * What the last page of this tab kept; `undefined` in a new tab. It is there once: a tab that the browser made as a copy
   * of this one finds nothing, so that two tabs never share a world. Where the host has changed its config since, there is nothing, and
   * neither is there after `leftTab.worldEndsAfter`: the chains are stopped then.
   * @param configId of the host's config; absent without one
   */
  take(configId?: string): KeptWorld | undefined
  /** Whether `take` has found a world that had ended. */
  hadEnded(): boolean
  /**
   * Keeps the world whenever the page is left. Returns the way to stop.
   * @param onLateReturn called when the page itself comes back after its chains were stopped, from the browser's cache
   */
  keepOnLeave(now: () => KeptWorld, onLateReturn?: () => void): () => void
}

/**
 * Keeps the world in the session storage, which each tab has for itself.
 * @param now real ms since epoch
 */
export function createTabWorld(page: Window, now = createSystemClock().now): TabWorld {
  const storage = page.sessionStorage
  let ended = false
  const isOver = (leftAt: number) => now() - leftAt >= leftTab.worldEndsAfter
  return {
    take(configId) {
      const kept = storage.getItem(keptKey)
      storage.removeItem(keptKey)
      if (kept === null) return undefined
      const { leftAt, ...world } = JSON.parse(kept) as StoredWorld
      ended = isOver(leftAt)
      return !ended && world.configId === configId ? world : undefined
    },
    hadEnded: () => ended,
    keepOnLeave(world, onLateReturn) {
      let leftAt: number | undefined
      const onLeave = () => {
        leftAt = now()
        storage.setItem(keptKey, JSON.stringify({ ...world(), leftAt } satisfies StoredWorld))
      }
      // Back from the browser's cache, the page goes on by itself.
      const onReturn = () => {
        storage.removeItem(keptKey)
        if (leftAt !== undefined && isOver(leftAt)) onLateReturn?.()
      }
      page.addEventListener('pagehide', onLeave)
      page.addEventListener('pageshow', onReturn)
      return () => {
        page.removeEventListener('pagehide', onLeave)
        page.removeEventListener('pageshow', onReturn)
      }
    },
  }
}
