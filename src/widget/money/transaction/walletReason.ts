import { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'

/** Why a wallet or its node refused a transaction. The names are those of the texts. */
export type WalletReason = 'walletFunds' | 'walletNonce' | 'walletGas' | 'walletUnclear'

/**
 * The words by which a reason is recognised, in order of precedence: a replacement that is
 * underpriced is about the nonce.
 */
const words: readonly (readonly [WalletReason, RegExp])[] = [
  [
    'walletFunds',
    /insufficient (funds|balance|lamports|fee)(?! for rent)|not enough (funds|balance|\w+ to (pay|cover))|gas required exceeds allowance|no record of a prior credit|doesn't have enough (funds|balance)/i,
  ],
  [
    'walletUnclear',
    /already (known|processed|imported|been processed)|known transaction|time(d |-)?out|block height exceeded|has expired/i,
  ],
  ['walletNonce', /nonce|replacement transaction|replacement fee/i],
  [
    'walletGas',
    /intrinsic gas|gas (limit )?(is )?too low|out of gas|underpriced|max fee per gas|max priority fee|base ?fee|fee too low/i,
  ],
]

/**
 * Codes that leave open whether something was sent: the wallet answered something that is no hash,
 * or was gone before it answered.
 */
const unclear: readonly string[] = ['wallet.malformed', 'wallet.disconnected']

/**
 * Returns the reason in a wallet's refusal, or `walletUnclear` if the transaction may have been
 * sent all the same; `undefined` if no reason is known, or if its owner declined. The words
 * themselves are never shown, because a wallet can write anything.
 */
export function walletReason(thrown: unknown): WalletReason | undefined {
  const error = toFoyerError(thrown)
  if (error.code === 'wallet.rejected' || error.code === 'aborted') return undefined
  const messages = saidBy(error).join('\n')
  const [reason] = words.find(([, pattern]) => pattern.test(messages)) ?? []
  // A service that was asked before the wallet sends nothing.
  const isBefore = /^(chain|http|network)\./.test(error.code)
  if (reason === 'walletUnclear' && isBefore) return undefined
  return reason ?? (unclear.includes(error.code) ? 'walletUnclear' : undefined)
}

/**
 * Returns the messages of an error and of those that it wraps; wallets put the node's words at
 * different depths.
 */
function saidBy(thrown: unknown, depth = 0): readonly string[] {
  if (typeof thrown !== 'object' || thrown === null || depth > 4) return []
  try {
    const { message, data, error, cause } = thrown as Readonly<Record<string, unknown>>
    const own = thrown instanceof FoyerError ? thrown.details.serverText : undefined
    const texts = [message, own].filter((each) => typeof each === 'string')
    return [...texts, ...[data, error, cause].flatMap((each) => saidBy(each, depth + 1))]
  } catch {
    return [] // An object of another script may throw when it is read.
  }
}
