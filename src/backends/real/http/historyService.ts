import { FoyerError } from '../../port/errors.ts'
import type { History, Transaction } from '../../port/services/history.ts'
import { boundedText } from '../guards/text.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { HttpClient } from './httpClient.ts'
import { readTransaction } from './readers/readTransaction.ts'

/** The longest cursor that is sent back to the service, in characters. */
const cursorLength = 4_096

/** The most entries of a page, twenty times the service's own limit. */
const maxEntries = 1_000

/**
 * Reads the history from the service (wire 1.8, A-151). Skips malformed entries; rejects a
 * malformed list, and one of more than 1000 entries with `http.tooLarge`. An empty page has no next
 * page, so paging always ends.
 */
export function createHistoryService(options: {
  http: HttpClient
  projectId: string
  image: ReadImage
}): History {
  return {
    async transactions({ account, chainId, cursor, onramp }, signal) {
      const answer = await options.http.json({
        path: `/v1/account/${encodeURIComponent(account)}/history`,
        query: { projectId: options.projectId, cursor, onramp, chainId },
        ...(onramp === undefined ? {} : { cache: 'no-cache' as const }),
        signal,
      })
      if (!isRecord(answer) || !Array.isArray(answer.data)) {
        throw new FoyerError(
          'http.malformed',
          'Failed to read the history: expected {data: Transaction[], next} (wire 1.8).',
        )
      }
      if (answer.data.length > maxEntries) {
        throw new FoyerError(
          'http.tooLarge',
          `Failed to read the history: a page has ${answer.data.length} entries, at most ${maxEntries} are read.`,
        )
      }
      const next = answer.data.length === 0 ? undefined : boundedText(answer.next, cursorLength)
      return {
        transactions: answer.data
          .map((row: unknown) => readTransaction(row, { account, image: options.image }))
          .filter((row): row is Transaction => row !== undefined),
        ...(next === undefined || next === cursor ? {} : { next }),
      }
    },
  }
}
