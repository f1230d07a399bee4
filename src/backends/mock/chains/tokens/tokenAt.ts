import { tokenList, type LocalToken } from '../../../../../anvil/tokenList.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'

/** The token at an address of a local chain, in any case; `undefined` when there is none. */
export function tokenAt(chainId: ChainId, address: string): LocalToken | undefined {
  const [chain, wanted] = [Number(referenceOf(chainId)), address.toLowerCase()]
  return tokenList.find((each) => each.chainId === chain && each.address.toLowerCase() === wanted)
}
