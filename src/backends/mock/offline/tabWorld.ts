import type { KeptFault } from '../faults/faultTypes.ts'
import { abandonedTabLimits } from '../shared/abandonedTabLimits.ts'
import type { WorldState } from '../world/worldTypes.ts'

/** The part of a tab's simulated world that is kept from one page to the next. */
export interface KeptWorld {
  /** Names the tab's chains and storage. */
  readonly stageKey: string
  readonly world: WorldState
  /** The time of the world, in virtual ms since epoch. */
  readonly now: number
  /** Names the world: the id of the host's config at the time (`PageConfig`) and that of the panels (`PanelsStart`); empty without both. */
  readonly worldId: string
  /** True if wallets waited for a decision by default. */
  readonly asks: boolean
  /** The active faults: those of the config, of a test and of the panels, without removed ones. */
  readonly faults: readonly KeptFault[]
}

/** The format in the storage. */
interface StoredWorld extends KeptWorld {
  /** When the page was left, in real ms since epoch. */
  readonly leftAt: number
}

const keptKey = 'foyer.mock.world'

/** The world of one tab, from page to page. */
export interface TabWorld {
  /**
   * Returns and removes the world that the last page of this tab kept; `undefined` in a new tab. A tab that the browser created as a copy
   * of this one finds none, so that two tabs never share a world. There is also none if the host has changed its config since, if the panels
   * have started another world, or after `abandonedTabLimits.worldEndsAfter`, when the chains stop.
   * @param worldId see `KeptWorld`
   */
  take(worldId: string): KeptWorld | undefined
  /** Returns whether `take` has found a world that had ended. */
  hadEnded(): boolean
  /**
   * Keeps the world whenever the page is left. Returns a function that stops this.
   * @param onLateReturn called when the page itself returns from the browser's cache after its chains were stopped
   */
  keepOnLeave(now: () => KeptWorld, onLateReturn?: () => void): () => void
}

/** A page with a `Date`. */
type Page = Window & Pick<typeof globalThis, 'Date'>

/**
 * Keeps the world in the session storage, which each tab has separately.
 * @param page its `Date` may follow the virtual clock later, but not yet
 * @param now real ms since epoch
 */
export function createTabWorld(page: Page, now = realTimeOf(page)): TabWorld {
  const storage = page.sessionStorage
  let ended = false
  const isOver = (leftAt: number) => now() - leftAt >= abandonedTabLimits.worldEndsAfter
  return {
    take(worldId) {
      const kept = storage.getItem(keptKey)
      storage.removeItem(keptKey)
      if (kept === null) return undefined
      const { leftAt, ...world } = JSON.parse(kept) as StoredWorld
      ended = isOver(leftAt)
      return !ended && world.worldId === worldId ? world : undefined
    },
    hadEnded: () => ended,
    keepOnLeave(world, onLateReturn) {
      let leftAt: number | undefined
      const onLeave = () => {
        leftAt = now()
        storage.setItem(keptKey, JSON.stringify({ ...world(), leftAt } satisfies StoredWorld))
      }
      // The page returned from the browser's cache and continues by itself.
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

function realTimeOf({ Date: RealDate }: Page): () => number {
  return () => RealDate.now()
}
