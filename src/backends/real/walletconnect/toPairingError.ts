import { FoyerError } from '../../port/errors.ts'
import { cleanText } from '../guards/text.ts'
import { asRecord } from '../../port/asRecord.ts'

/** Code that the library gives an attempt whose time is over. */
const expired = /expired/i

/** Why nobody connected: the wallet said no, or too late. */
export function toPairingError(thrown: unknown): FoyerError {
  if (thrown instanceof FoyerError) return thrown
  const { message, code: rpcCode } = asRecord(thrown)
  const said = cleanText(message, 500, 'cut')
  const code = expired.test(said ?? '') ? 'walletConnect.expired' : 'walletConnect.declined'
  return new FoyerError(code, `Pairing failed: ${said ?? 'the wallet gave no reason'}`, {
    cause: thrown,
    details: {
      ...(typeof rpcCode === 'number' ? { rpcCode } : {}),
      ...(said === undefined ? {} : { serverText: said }),
    },
  })
}
