import type { Balances, TokenBalance } from '../../port/services/balances.ts'
import { FoyerError } from '../../port/errors.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { SdkIdentity } from '../sdkIdentity.ts'
import type { HttpClient } from './httpClient.ts'
import { readTokenBalance } from './readers/readTokenBalance.ts'

/** The most rows that are kept: anyone can send tokens to an address. */
const maxRows = 5_000

/**
 * Reads balances from the service (wire 1.7, C-305). Skips malformed rows; rejects a malformed
 * list. Keeps the 5000 rows of the highest value.
 */
export function createBalances(options: {
  http: HttpClient
  projectId: string
  sdk: SdkIdentity
  image: ReadImage
}): Balances {
  return {
    async balances(address, chainId, { forceUpdate, signal, onTruncated } = {}) {
      const answer = await options.http.json({
        path: `/v1/account/${encodeURIComponent(address)}/balance`,
        query: {
          currency: 'usd',
          projectId: options.projectId,
          chainId,
          forceUpdate: forceUpdate?.join(','),
        },
        headers: { 'x-sdk-type': options.sdk.type, 'x-sdk-version': options.sdk.version },
        signal,
      })
      if (!isRecord(answer) || !Array.isArray(answer.balances)) {
        throw new FoyerError(
          'http.malformed',
          'Failed to read the balances: expected {balances: Balance[]} (wire 1.7).',
        )
      }
      const rows = answer.balances
        .map((row: unknown) => readTokenBalance(row, chainId, options.image))
        .filter((row): row is TokenBalance => row !== undefined)
      if (rows.length <= maxRows) return rows
      onTruncated?.()
      return rows.sort((one, other) => other.value - one.value).slice(0, maxRows)
    },
  }
}
