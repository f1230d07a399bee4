import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { tokensOf } from '../world/tokensOf.ts'
import type { World } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { findToken } from './tokens/findToken.ts'
import type { LocalChains } from './localChains.ts'

/**
 * Sends an attacker's transfer of zero tokens from the victim to a chosen address, so that the victim's history lists it as a payment
 * (address poisoning). Resolves with the hash; rejects with a RangeError for an unknown token.
 */
export type PoisonHistory = (
  chainId: ChainId,
  symbol: string,
  victim: string,
  address: string,
) => Promise<string>

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

/**
 * Creates the attack. A transfer of zero needs no allowance, so any holder of a token can be shown
 * as its sender.
 */
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
