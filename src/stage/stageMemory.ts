import type { Random } from '../backends/port/random.ts'
import type { KeptFault } from '../backends/mock/faults/faultTypes.ts'
import type { WorldState } from '../backends/mock/world/worldTypes.ts'

/** The state that survives a reload in a scenario, because the world outside continues. */
interface Kept {
  readonly scenario: string
  readonly world: WorldState
  readonly now: number
  /** The active ones, also those that a person added. */
  readonly faults: readonly KeptFault[]
}

const keptKey = 'foyer.stage.kept'
/** Key of the session storage with the name of this tab's chains. */
export const stageKeyItem = 'foyer.stage.key'

/** The state that this tab keeps between two pages of a stage. */
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
    /** Returns the kept state for this scenario, once. */
    take(scenario: string): Kept | undefined {
      const text = storage.getItem(keptKey)
      storage.removeItem(keptKey)
      if (text === null) return undefined
      const kept = JSON.parse(text) as Kept
      return kept.scenario === scenario ? kept : undefined
    },
  }
}
