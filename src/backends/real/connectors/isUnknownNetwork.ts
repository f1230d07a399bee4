import { FoyerError } from '../../port/errors.ts'
import { refusalWords } from './toWalletError.ts'

const unknownWords =
  /unrecogni[sz]ed chain|unknown (chain|network)|(chain|network).*not.*(add|found|exist|support|config)/i

/**
 * True if a failed switch may mean that the wallet does not know the network, so that adding it can help. EIP-3326 wants
 * 4902 for this; wallets also send 5000 (wire 5.5), other codes, none, or a text in any language. False for a refusal of
 * its owner.
 */
export function isUnknownNetwork(thrown: unknown): boolean {
  if (!(thrown instanceof FoyerError)) return false
  const { rpcCode, serverText = '' } = thrown.details
  if (rpcCode === 4902) return true
  if (thrown.code === 'wallet.rejected') return false
  if (unknownWords.test(serverText)) return true
  // An error without a meaning of its own may be an unknown network.
  return thrown.code === 'wallet.failed' && !refusalWords.test(serverText)
}
