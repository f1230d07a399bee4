import { chainList } from '../../../../anvil/chainList.ts'
import type { Network } from '../../port/network.ts'
import { networkOfChain } from './networkOfChain.ts'

/** The networks of the chains that every world has, as a host describes them (wire 5.2). */
export const localNetworks: readonly Network[] = chainList.map(networkOfChain)
