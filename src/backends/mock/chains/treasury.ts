import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { chainOf } from '../world/chainOf.ts'
import { tokensOf } from '../world/tokensOf.ts'
import type { World } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { findToken } from './tokens/findToken.ts'
import type { LocalChains } from './localChains.ts'

/**
 * Pays an account from the treasury, in a real transaction with its events: base units of a token, or wei of the native coin, by symbol.
 * Resolves with the hash; rejects with a RangeError for an unknown token.
 */
export type PayFromTreasury = (
  chainId: ChainId,
  symbol: string,
  to: string,
  units: bigint,
) => Promise<string>

const word = (value: string) => value.padStart(64, '0')

/** The outside's own funds: it sends bought tokens and payments of third parties. */
export function createTreasury(
  chains: Pick<LocalChains, 'rpc'>,
  time: ChainTime,
  world: Pick<World, 'get'>,
): PayFromTreasury {
  const from = knownAddresses.treasury

  return async (chainId, symbol, to, units) => {
    const native = chainOf(world.get(), chainId)?.symbol === symbol
    const amount = units.toString(16)
    const payment = native
      ? { to, value: `0x${amount}` }
      : {
          to: findToken(chainId, symbol, tokensOf(world.get())).address,
          // The selector of `transfer(address,uint256)`.
          data: `0xa9059cbb${word(to.slice(2).toLowerCase())}${word(amount)}`,
        }
    await chains.rpc(chainId, 'anvil_impersonateAccount', [from])
    return String(await time.send(chainId, { from, ...payment }))
  }
}
