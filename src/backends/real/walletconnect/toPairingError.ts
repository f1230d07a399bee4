import { FoyerError } from '../../port/errors.ts'
import { cleanText } from '../guards/text.ts'
import { asRecord } from '../../port/asRecord.ts'

/** The library's message for an attempt that expired. */
const expired = /expired/i

/** Maps a failed pairing to a code: declined, or expired. */
export function toPairingError(thrown: unknown): FoyerError {
  if (thrown instanceof FoyerError) return thrown
  const { message, code: rpcCode } = asRecord(thrown)
  const serverText = cleanText(message, 500, 'cut')
  const code = expired.test(serverText ?? '') ? 'walletConnect.expired' : 'walletConnect.declined'
  return new FoyerError(code, `Pairing failed: ${serverText ?? 'the wallet gave no reason'}`, {
    cause: thrown,
    details: {
      ...(typeof rpcCode === 'number' ? { rpcCode } : {}),
      ...(serverText === undefined ? {} : { serverText }),
    },
  })
}
