import type { Random } from '../../backends/port/random.ts'
import type { WorldState } from '../../backends/mock/world/worldTypes.ts'

/** What outlives a reload that a scenario asks for: the world outside goes on. */
interface Kept {
  readonly scenario: string
  readonly world: WorldState
  readonly now: number
}

const keptKey = 'foyer.stage.kept'
/** Where the session storage holds the name of this tab's chains. */
export const stageKeyItem = 'foyer.stage.key'

/** What this tab remembers between two pages of a stage. */
export function createStageMemory(storage: globalThis.Storage, random: Random) {
  return {
    /** Names this tab's chains and storage. */
    key(): string {
      const known = storage.getItem(stageKeyItem)
      if (known) return known
      const fresh = random.uuid()
      storage.setItem(stageKeyItem, fresh)
      return fresh
    },
    keep: (kept: Kept) => storage.setItem(keptKey, JSON.stringify(kept)),
    /** Gives back what was kept for this scenario, once. */
    take(scenario: string): Kept | undefined {
      const text = storage.getItem(keptKey)
      storage.removeItem(keptKey)
      if (text === null) return undefined
      const kept = JSON.parse(text) as Kept
      return kept.scenario === scenario ? kept : undefined
    },
  }
}
