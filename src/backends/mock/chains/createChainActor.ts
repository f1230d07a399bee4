import { testAccounts } from '../../../../anvil/accounts.ts'
import type { ChainActor } from '../simulatorTypes.ts'
import type { ChainTime } from './chainTime.ts'
import type { LocalChains } from './localChains.ts'
import { localNetworks } from './localNetworks.ts'

/** The local chains for whoever operates them. */
export function createChainActor(chains: LocalChains, time: ChainTime): ChainActor {
  return {
    networks: localNetworks,
    accounts: testAccounts.map(({ address }, index) => ({ index, address })),
    rpc: chains.rpc,
    mine: time.mine,
    async setBalance(chainId, address, wei) {
      await chains.rpc(chainId, 'anvil_setBalance', [address, `0x${wei.toString(16)}`])
    },
    reset: chains.reset,
  }
}
