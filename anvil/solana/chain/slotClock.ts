import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'

/** The length of a slot in ms. */
export const slotMs = 400
/** The number of slots after its own slot in which a blockhash is valid. */
export const blockhashSlots = 150

/** The slot at genesis: as large as on the public Solana, so that no code depends on small numbers. */
const firstSlot = 447_552_000
/**
 * The number of slots without a block so far, so that a slot is never mistaken for a block height.
 */
const skippedSlots = 22_000_000
const slotsPerEpoch = 432_000

/** The slots of a local Solana. A slot ends after 400 ms or with a transaction. */
export interface SlotClock {
  slot(): number
  /** Begins the next slot. Earlier transactions belong to the slot that ends. */
  endSlot(): void
  /** Returns the time of a slot, in Unix seconds. */
  timeOf(slot: number): number
  /** Returns the blockhash of a slot in base58; always the same for a slot. */
  blockhashOf(slot: number): string
  /** Returns the slot of a blockhash that is still valid (150 slots), otherwise `undefined`. */
  slotOfRecent(blockhash: string): number | undefined
  heightOf(slot: number): number
  /** The first slot. */
  readonly first: number
  epoch(slot: number): { readonly epoch: number; readonly slotIndex: number; readonly size: number }
}

/**
 * @param now ms since epoch; slots never go back when it does
 * @param seed tells the blockhashes of one cluster from those of another
 */
export function createSlotClock(options: {
  readonly now: () => number
  readonly startedAt: number
  readonly seed: string
}): SlotClock {
  const { now, startedAt, seed } = options
  const hashes = new Map<number, string>()
  /**
   * Each stretch has its first slot and the time at which that slot began; the last stretch is
   * open.
   */
  const stretches = [{ from: firstSlot, at: startedAt }]
  const last = () => stretches.at(-1) ?? { from: firstSlot, at: startedAt }
  const slotAt = (ms: number) => last().from + Math.floor((ms - last().at) / slotMs)

  function slot(): number {
    const ms = now()
    // The clock was set to an earlier time, so slots continue with it from here.
    if (ms < last().at) stretches.push({ from: last().from, at: ms })
    return slotAt(ms)
  }

  function blockhashOf(at: number): string {
    const known = hashes.get(at)
    if (known !== undefined) return known
    const hash = getBase58Decoder().decode(createHash('sha256').update(`${seed} ${at}`).digest())
    if (hashes.size > 4 * blockhashSlots) hashes.clear()
    hashes.set(at, hash)
    return hash
  }

  return {
    slot,
    endSlot() {
      stretches.push({ from: slot() + 1, at: now() })
    },
    timeOf(wanted) {
      const { from, at } = stretches.findLast((each) => each.from <= wanted) ?? last()
      return Math.floor((at + (wanted - from) * slotMs) / 1_000)
    },
    blockhashOf,
    slotOfRecent(blockhash) {
      const newest = slot()
      const oldest = Math.max(firstSlot, newest - blockhashSlots)
      for (let at = newest; at >= oldest; at -= 1) if (blockhashOf(at) === blockhash) return at
      return undefined
    },
    heightOf: (at) => at - skippedSlots,
    first: firstSlot,
    epoch: (at) => ({
      epoch: Math.floor(at / slotsPerEpoch),
      slotIndex: at % slotsPerEpoch,
      size: slotsPerEpoch,
    }),
  }
}
