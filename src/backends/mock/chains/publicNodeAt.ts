import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { localNetworks } from './localNetworks.ts'

/**
 * Where the public nodes of the local chains are reached: the usual addresses of viem and ethers, and of the services that many
 * apps have an account with. An address also stands for everything below it, such as a key.
 */
const known: Readonly<Record<ChainId, readonly string[]>> = {
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

const publicNodes: readonly { readonly address: string; readonly chainId: ChainId }[] = [
  ...localNetworks.flatMap(({ id, publicRpcUrl }) =>
    [...(publicRpcUrl === undefined ? [] : [publicRpcUrl]), ...(known[id] ?? [])].map(
      (address) => ({ address: address.replace(/\/+$/, ''), chainId: id }),
    ),
  ),
  ...solanaChains.flatMap(({ name, caip2 }) => {
    const address = ofSolana[name]
    return address === undefined ? [] : [{ address, chainId: caip2 }]
  }),
]

/** The local chain that answers at the address of a public node, `undefined` where none does. */
export function publicNodeAt(address: string): ChainId | undefined {
  const [bare = ''] = address.split(/[?#]/)
  const found = publicNodes.find((node) => `${bare}/`.startsWith(`${node.address}/`))
  return found?.chainId
}
