import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { boundedText } from '../guards/boundedText.ts'
import { cleanText } from '../guards/cleanText.ts'
import { isRecord } from '../guards/isRecord.ts'

/** Longer than any name. */
const longest = 255

/** Reads what the name service writes (wire 1.6). */
export const readName = {
  /** A NameRecord: its name, and each of its addresses once. Throws `http.malformed`. */
  record(value: unknown): { name: string; addresses: readonly Address[] } {
    const name = isRecord(value) ? cleanText(value.name, longest) : undefined
    if (!isRecord(value) || name === undefined || !isRecord(value.addresses)) {
      throw new FoyerError(
        'http.malformed',
        'Failed to read a name: expected {name, addresses} (wire 1.6 NameRecord).',
      )
    }
    const addresses = Object.values(value.addresses).flatMap((entry) => {
      const address = isRecord(entry) ? boundedText(entry.address, 128) : undefined
      return address === undefined ? [] : [address]
    })
    return { name, addresses: [...new Set(addresses)] }
  },

  /** A suggestion, `undefined` when it is none. */
  suggestion(value: unknown): { name: string; registered: boolean } | undefined {
    if (!isRecord(value) || typeof value.registered !== 'boolean') return undefined
    const name = cleanText(value.name, longest)
    return name === undefined ? undefined : { name, registered: value.registered }
  },
}
