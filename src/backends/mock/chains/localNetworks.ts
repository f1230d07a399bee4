import type { Network } from '../../port/network.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The chains with a local anvil, as a host describes them (wire 5.2). */
export const localNetworks: readonly Network[] = [
  {
    id: 'eip155:1',
    name: 'Ethereum',
    chain: 'eip155',
    imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
    currency: ether,
    publicRpcUrl: 'https://ethereum.reth.rs/rpc',
    explorerUrl: 'https://etherscan.io',
  },
  {
    id: 'eip155:137',
    name: 'Polygon',
    chain: 'eip155',
    imageId: '41d04d42-da3b-4453-8506-668cc0727900',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    publicRpcUrl: 'https://polygon.drpc.org',
    explorerUrl: 'https://polygonscan.com',
  },
  {
    id: 'eip155:8453',
    name: 'Base',
    chain: 'eip155',
    imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
    currency: ether,
    publicRpcUrl: 'https://mainnet.base.org',
    explorerUrl: 'https://basescan.org',
  },
  {
    id: 'eip155:11155111',
    name: 'Sepolia',
    chain: 'eip155',
    imageId: 'e909ea0a-f92a-4512-c8fc-748044ea6800',
    currency: ether,
    publicRpcUrl: 'https://11155111.rpc.thirdweb.com',
    explorerUrl: 'https://sepolia.etherscan.io',
    testnet: true,
  },
]
