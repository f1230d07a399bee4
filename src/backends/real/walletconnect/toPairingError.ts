import { FoyerError } from '../../port/errors.ts'
import { cleanText } from '../guards/text.ts'
import { isRecord } from '../guards/isRecord.ts'

/** Code that the library gives an attempt whose time is over. */
const expired = /expired/i

/** Why nobody connected: the wallet said no, or too late. */
export function toPairingError(thrown: unknown): FoyerError {
  if (thrown instanceof FoyerError) return thrown
  const facts: { message?: unknown; code?: unknown } =
    thrown instanceof Error || isRecord(thrown) ? thrown : {}
  const said = cleanText(facts.message, 500, 'cut')
  const code = expired.test(said ?? '') ? 'walletConnect.expired' : 'walletConnect.declined'
  return new FoyerError(code, `Pairing failed: ${said ?? 'the wallet gave no reason'}`, {
    cause: thrown,
    details: {
      ...(typeof facts.code === 'number' ? { rpcCode: facts.code } : {}),
      ...(said === undefined ? {} : { serverText: said }),
    },
  })
}
