import { FoyerError } from '../../../port/errors.ts'
import type { NamedAddress } from '../../../port/services/names.ts'
import { boundedText, cleanText } from '../../guards/text.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { isRecord } from '../../../port/isRecord.ts'

/** The maximum length of a name, longer than any real one. */
const maxLength = 255

/** The most addresses that are read for one name. */
const maxAddresses = 500

/** Reads the responses of the name service (wire 1.6). */
export const readName = {
  /** Reads a record: its name, and its addresses by coin type. Throws `http.malformed`. */
  record(value: unknown): { name: string; addresses: readonly NamedAddress[] } {
    const name = cleanText(asRecord(value).name, maxLength)
    if (!isRecord(value) || name === undefined || !isRecord(value.addresses)) {
      throw new FoyerError(
        'http.malformed',
        'Failed to read a name: expected {name, addresses} (wire 1.6 NameRecord).',
      )
    }
    const addresses = Object.entries(value.addresses)
      .slice(0, maxAddresses)
      .flatMap(([coin, entry]) => {
        const address = boundedText(asRecord(entry).address, 128)
        if (address === undefined || !/^(0|[1-9]\d{0,9})$/.test(coin)) return []
        return [{ coinType: Number(coin), address }]
      })
    return { name, addresses }
  },

  /** Reads a suggestion; `undefined` when it is malformed. */
  suggestion(value: unknown): { name: string; registered: boolean } | undefined {
    if (!isRecord(value) || typeof value.registered !== 'boolean') return undefined
    const name = cleanText(value.name, maxLength)
    return name === undefined ? undefined : { name, registered: value.registered }
  },
}
