import type { Network } from '../../backends/port/network.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** A few networks for tests, in the order in which a host asks for them. */
export const testNetworks = {
  ethereum: {
    id: 'eip155:1',
    name: 'Ethereum',
    chain: 'eip155',
    imageId: 'ethereum-image',
    currency: ether,
    explorerUrl: 'https://etherscan.test',
  },
  polygon: {
    id: 'eip155:137',
    name: 'Polygon',
    chain: 'eip155',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  },
  base: { id: 'eip155:8453', name: 'Base', chain: 'eip155', currency: ether },
  sepolia: {
    id: 'eip155:11155111',
    name: 'Sepolia',
    chain: 'eip155',
    currency: ether,
    testnet: true,
  },
} as const satisfies Record<string, Network>
