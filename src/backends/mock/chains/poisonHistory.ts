import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { tokensOf } from '../world/tokensOf.ts'
import type { World } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { findToken } from './tokens/findToken.ts'
import type { LocalChains } from './localChains.ts'

/**
 * A stranger transfers zero of a token from the victim to an address of the stranger's choice, so that the
 * victim's history lists it as a payment (address poisoning). Resolves with the hash; rejects with a RangeError
 * where there is no such token.
 */
export type PoisonHistory = (
  chainId: ChainId,
  symbol: string,
  victim: string,
  address: string,
) => Promise<string>

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

/** Needs no allowance, for nothing is taken: whoever holds a token may be made to have "sent" some. */
export function createPoisonHistory(
  chains: Pick<LocalChains, 'rpc'>,
  time: ChainTime,
  world: Pick<World, 'get'>,
): PoisonHistory {
  const from = knownAddresses.treasury

  return async (chainId, symbol, victim, address) => {
    const { address: to } = findToken(chainId, symbol, tokensOf(world.get()))
    // `transferFrom(address,address,uint256)`
    const data = `0x23b872dd${word(victim)}${word(address)}${word('0x0')}`
    await chains.rpc(chainId, 'anvil_impersonateAccount', [from])
    return String(await time.send(chainId, { from, to, data }))
  }
}
