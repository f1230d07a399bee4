import { tokenList, type LocalToken } from '../../../../anvil/tokenList.ts'
import { referenceOf, type ChainId } from '../../port/chainIds.ts'

/** What a call wants of a token of a local chain. `units` in its base units. */
export interface TokenCall {
  readonly kind: 'transfer' | 'approve'
  readonly token: LocalToken
  /** Who gets it, or who may take it. Lower case. */
  readonly to: string
  readonly units: bigint
}

const kinds: Readonly<Record<string, TokenCall['kind']>> = {
  // `transfer(address,uint256)` and `approve(address,uint256)`
  '0xa9059cbb': 'transfer',
  '0x095ea7b3': 'approve',
}

/** Reads a call of a token; `undefined` for every other call, and for one that is not written to the letter. */
export function tokenCall(
  chainId: ChainId,
  { to, data }: { readonly to: string; readonly data: string },
): TokenCall | undefined {
  const token = tokenList.find(
    (each) =>
      each.chainId === Number(referenceOf(chainId)) &&
      each.address.toLowerCase() === to.toLowerCase(),
  )
  const [, selector = '', other, units] =
    /^(0x[0-9a-f]{8})0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(data.toLowerCase()) ?? []
  const kind = Object.hasOwn(kinds, selector) ? kinds[selector] : undefined
  if (!token || !kind) return undefined
  return { kind, token, to: `0x${other}`, units: BigInt(`0x${units}`) }
}
