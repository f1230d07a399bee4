import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { readMint } from './readMint.ts'
import { readToken } from './readToken.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { TokenWarning } from './tokenWarning.ts'
import { createTokenWarnings } from './tokenWarnings.ts'

/** A token as it is on the screen. */
export interface ShownToken extends TokenClaim {
  /** Digits of the amount as it was shown. */
  readonly decimals: number
}

/**
 * Why a token is not signed: it counts in other units than the amount that was shown (`units`), its contract
 * or its network calls it otherwise (`symbol`), or two sources say different things about it (`sources`).
 */
export type TokenProblem = 'units' | 'symbol' | 'sources'

/** What was found out about a token. */
export interface TokenCheck {
  readonly problem: TokenProblem | undefined
  /** It has the name of another one; the visitor may want it nevertheless. */
  readonly warning: TokenWarning | undefined
}

/**
 * Holds a token on the screen against its own contract, asked over independent sources, and against the
 * table of well-known tokens; the coin against the configuration of its network. A contract that does not
 * say something is believed in it. Rejects with `internal` when the table cannot be loaded, and like `readChain`.
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
  const known = lookup.find(address)
  if (known && known.decimals !== decimals) return { problem: 'units', warning: warning }
  if (network.chain === 'solana') {
    // A mint has no name of its own, and there is one source for it.
    const mint = await readMint(core, network, address, signal)
    return { problem: mint.decimals === decimals ? undefined : 'units', warning: warning }
  }
  if (network.chain !== 'eip155') return { problem: undefined, warning: warning }
  const said = await readToken(core, network, address, signal)
  if (!said.agreed) return { problem: 'sources', warning: warning }
  if (said.decimals !== undefined && said.decimals !== BigInt(decimals)) {
    return { problem: 'units', warning: warning }
  }
  // Well-known tokens have been renamed, and lists keep the older symbol: the table knows both.
  const isNamed = said.symbol === undefined || isSame(said.symbol, shown.symbol)
  const isKnown = known !== undefined && warning === undefined
  return { problem: isNamed || isKnown ? undefined : 'symbol', warning: warning }
}

/** The same text, as far as upper case and what cannot be seen make no difference. */
function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]/gu, '')
    .toLowerCase()
}
