import type { LocalChain } from '../../../../anvil/chainList.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { chainsOf } from '../world/chainsOf.ts'
import type { WorldState } from '../world/worldTypes.ts'

/**
 * The URLs of the public nodes of the local chains: the defaults of viem and ethers, and common node providers. A URL includes everything
 * below it, such as an API key.
 */
const nodeUrls: Readonly<Record<ChainId, readonly string[]>> = {
  'eip155:1': [
    'https://eth.merkle.io',
    'https://cloudflare-eth.com',
    'https://eth.drpc.org',
    'https://eth.llamarpc.com',
    'https://ethereum-rpc.publicnode.com',
    'https://rpc.ankr.com/eth',
    'https://mainnet.infura.io/v3',
    'https://eth-mainnet.g.alchemy.com/v2',
  ],
  'eip155:137': [
    'https://polygon-rpc.com',
    'https://polygon-bor-rpc.publicnode.com',
    'https://rpc.ankr.com/polygon',
    'https://polygon-mainnet.infura.io/v3',
    'https://polygon-mainnet.g.alchemy.com/v2',
  ],
  'eip155:8453': [
    'https://base.drpc.org',
    'https://base-rpc.publicnode.com',
    'https://rpc.ankr.com/base',
    'https://base-mainnet.infura.io/v3',
    'https://base-mainnet.g.alchemy.com/v2',
  ],
  'eip155:11155111': [
    'https://sepolia.drpc.org',
    'https://ethereum-sepolia-rpc.publicnode.com',
    'https://rpc.ankr.com/eth_sepolia',
    'https://sepolia.infura.io/v3',
    'https://eth-sepolia.g.alchemy.com/v2',
  ],
}

const ofSolana: Readonly<Record<string, string>> = {
  Solana: 'https://api.mainnet-beta.solana.com',
  'Solana Testnet': 'https://api.testnet.solana.com',
  'Solana Devnet': 'https://api.devnet.solana.com',
}

/**
 * Returns the local chain that answers at the URL of a public node, `undefined` if there is none.
 */
export function publicNodeAt(
  world: Pick<WorldState, 'chains'>,
  address: string,
): ChainId | undefined {
  const [bare = ''] = address.split(/[?#]/)
  const isAt = (node: string) => `${bare}/`.startsWith(`${node.replace(/\/+$/, '')}/`)
  const cluster = solanaChains.find(({ name }) => isAt(ofSolana[name] ?? 'none'))
  return chainsOf(world).find((chain) => nodesOf(chain).some(isAt))?.caip2 ?? cluster?.caip2
}

function nodesOf({ caip2, publicRpcUrl, rpcUrls = [] }: LocalChain): readonly string[] {
  return [
    ...(publicRpcUrl === undefined ? [] : [publicRpcUrl]),
    ...rpcUrls,
    ...(nodeUrls[caip2] ?? []),
  ]
}
