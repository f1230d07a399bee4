import type { LocalToken } from '../../../../../anvil/tokenList.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { formatUnits } from '../../../port/formatUnits.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { tokenAt } from './tokenAt.ts'

/** A decoded call of a token of a local chain. */
export interface TokenCall {
  readonly kind: 'transfer' | 'approve'
  readonly token: LocalToken
  /** The recipient or the spender, in lower case. */
  readonly to: string
  /** The amount in whole tokens, exact, or `Unlimited`. */
  readonly amount: string
  /** True for an approval of more than the supply can ever be. */
  readonly unlimited: boolean
}

/**
 * The allowance from which on it counts as unlimited: "everything" is the largest number of 256,
 * 255, 160 or 128 bits.
 */
const beyondSupply = 2n ** 128n - 1n

const kinds: Readonly<Record<string, TokenCall['kind']>> = {
  // The selectors of `transfer(address,uint256)` and `approve(address,uint256)`.
  '0xa9059cbb': 'transfer',
  '0x095ea7b3': 'approve',
}

/** Decodes a call of a token; `undefined` for any other call, and for one that is not encoded exactly. */
export function tokenCall(
  world: Pick<WorldState, 'chains' | 'tokens'>,
  chainId: ChainId,
  { to, data }: { readonly to: string; readonly data: string },
): TokenCall | undefined {
  const token = tokenAt(world, chainId, to)
  const [, selector = '', other, word] =
    /^(0x[0-9a-f]{8})0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(data.toLowerCase()) ?? []
  const kind = Object.hasOwn(kinds, selector) ? kinds[selector] : undefined
  if (!token || !kind) return undefined
  const units = BigInt(`0x${word}`)
  const unlimited = kind === 'approve' && units >= beyondSupply
  const amount = unlimited ? 'Unlimited' : formatUnits(units, token.decimals)
  return { kind, token, to: `0x${other}`, amount, unlimited }
}
