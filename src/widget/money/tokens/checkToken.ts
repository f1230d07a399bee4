import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { readMint } from './readMint.ts'
import { readToken } from './readToken.ts'
import type { TokenClaim } from './tokenClaim.ts'
import { createSaidSymbols } from './saidSymbols.ts'
import type { OtherSymbol, TokenWarning } from './tokenWarning.ts'
import { createTokenWarnings } from './tokenWarnings.ts'

/** A token as it is on the screen. */
export interface ShownToken extends TokenClaim {
  /** The decimals of the amount on screen. */
  readonly decimals: number
}

/**
 * The reason why a token is not signed: its decimals differ from the screen (`units`), the screen or its contract gives
 * it the symbol of another token (`symbol`), or two sources disagree (`sources`).
 */
export type TokenProblem = 'units' | 'symbol' | 'sources'

/** The result of checking a token. */
export interface TokenCheck {
  readonly problem: TokenProblem | undefined
  /** Set if it has the name of another token, or two names. The visitor may confirm it. */
  readonly warning: TokenWarning | OtherSymbol | undefined
}

/**
 * Compares a token on screen with its own contract, read from independent sources, and with the table of well-known
 * tokens; the coin with its network's configuration. A value that the contract does not return is accepted, and a symbol
 * that differs only from a service's is a warning, because the address identifies the token (open point 303). Rejects
 * with `internal` when the table cannot be loaded, and like `readChain`.
 */
export async function checkToken(
  core: Core,
  shown: ShownToken,
  signal: AbortSignal,
): Promise<TokenCheck> {
  const { address, chainId, decimals } = shown
  const network = core.networks.find(chainId)
  if (!network) throw new FoyerError('internal', `Network ${chainId} is not configured.`)
  const lookup = await core.use(createTokenWarnings).load(chainId)
  const warning = lookup.warningFor(shown)
  if (address === undefined) {
    const { currency } = network
    if (currency.decimals !== decimals) return { problem: 'units', warning: warning }
    return { problem: currency.symbol === shown.symbol ? undefined : 'symbol', warning: warning }
  }
  const knownToken = lookup.find(address)
  if (knownToken && knownToken.decimals !== decimals) return { problem: 'units', warning: warning }
  if (network.chain === 'solana') {
    // A mint on Solana has no symbol, and there is only one source for it.
    const mint = await readMint(core, network, address, signal)
    return { problem: mint.decimals === decimals ? undefined : 'units', warning: warning }
  }
  if (network.chain !== 'eip155') return { problem: undefined, warning: warning }
  const contractFacts = await readToken(core, network, address, signal)
  if (!contractFacts.agreed) return { problem: 'sources', warning: warning }
  if (contractFacts.decimals !== undefined && contractFacts.decimals !== BigInt(decimals)) {
    return { problem: 'units', warning: warning }
  }
  // Well-known tokens were renamed, and lists keep older symbols. The table contains both.
  const isNamed = contractFacts.symbol === undefined || isSame(contractFacts.symbol, shown.symbol)
  const isKnown = knownToken !== undefined && warning === undefined
  const { learn } = core.use(createSaidSymbols)
  if (isNamed || isKnown) {
    learn(shown, undefined)
    return { problem: undefined, warning }
  }
  const symbol = contractFacts.symbol ?? ''
  const isKnownName = lookup.warningFor({ ...shown, symbol, name: symbol }) !== undefined
  // A counterfeit is refused if either of its two names is a well-known one.
  if (warning !== undefined || isKnownName) return { problem: 'symbol', warning }
  return { problem: undefined, warning: learn(shown, symbol) }
}

/** True if two texts differ only in case and invisible characters. */
function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]/gu, '')
    .toLowerCase()
}
