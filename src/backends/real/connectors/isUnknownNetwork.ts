import { FoyerError } from '../../port/errors.ts'

/**
 * The error codes of wallets that do not know a chain: EIP-3326's, and one that some wallets send
 * (wire 5.5).
 */
const unknownCodes: readonly unknown[] = [4902, 5000]

const unknownWords =
  /unrecogni[sz]ed chain|unknown (chain|network)|(chain|network).*not.*(add|found|exist|support|config)/i
const refusalWords = /reject|denie[ds]|declin|cancel|refuse|abort/i

/**
 * True if a failed switch may mean that the wallet does not know the network, so that adding it can help. EIP-3326 wants
 * 4902 for this; wallets also send other codes, none, or a text in any language. False for a refusal of its owner.
 */
export function isUnknownNetwork(thrown: unknown): boolean {
  if (!(thrown instanceof FoyerError)) return false
  const { rpcCode, serverText = '' } = thrown.details
  if (unknownCodes.includes(rpcCode)) return true
  if (thrown.code === 'wallet.rejected') return false
  if (unknownWords.test(serverText)) return true
  // An error without a meaning of its own may be an unknown network.
  return thrown.code === 'wallet.failed' && !refusalWords.test(serverText)
}
