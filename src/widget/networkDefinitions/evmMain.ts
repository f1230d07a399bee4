/** The EVM networks that the spec names (C-365, wire 5.2). */
import type { Network } from '../../backends/port/network.ts'
import { evmNetwork } from './evmNetwork.ts'

/** Ethereum, EIP-155 chain 1. */
export const ethereum: Network = /* @__PURE__ */ evmNetwork({
  reference: 1,
  name: 'Ethereum',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://ethereum.reth.rs/rpc',
  explorerUrl: 'https://etherscan.io',
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
})

/** OP Mainnet, EIP-155 chain 10. */
export const optimism: Network = /* @__PURE__ */ evmNetwork({
  reference: 10,
  name: 'OP Mainnet',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://mainnet.optimism.io',
  explorerUrl: 'https://optimistic.etherscan.io',
  imageId: 'ab9c186a-c52f-464b-2906-ca59d760a400',
})

/** Arbitrum One, EIP-155 chain 42_161. */
export const arbitrum: Network = /* @__PURE__ */ evmNetwork({
  reference: 42_161,
  name: 'Arbitrum One',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://arb1.arbitrum.io/rpc',
  explorerUrl: 'https://arbiscan.io',
  imageId: '3bff954d-5cb0-47a0-9a23-d20192e74600',
})

/** Polygon, EIP-155 chain 137. */
export const polygon: Network = /* @__PURE__ */ evmNetwork({
  reference: 137,
  name: 'Polygon',
  currency: ['POL', 'POL'],
  publicRpcUrl: 'https://polygon.drpc.org',
  explorerUrl: 'https://polygonscan.com',
  imageId: '41d04d42-da3b-4453-8506-668cc0727900',
})

/** Celo, EIP-155 chain 42_220. */
export const celo: Network = /* @__PURE__ */ evmNetwork({
  reference: 42_220,
  name: 'Celo',
  currency: ['CELO', 'CELO'],
  publicRpcUrl: 'https://forno.celo.org',
  explorerUrl: 'https://celoscan.io',
  imageId: 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
})

/** Aurora, EIP-155 chain 1_313_161_554. */
export const aurora: Network = /* @__PURE__ */ evmNetwork({
  reference: 1_313_161_554,
  name: 'Aurora',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://mainnet.aurora.dev',
  explorerUrl: 'https://aurorascan.dev',
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
})

/** BNB Smart Chain, EIP-155 chain 56. */
export const bnbSmartChain: Network = /* @__PURE__ */ evmNetwork({
  reference: 56,
  name: 'BNB Smart Chain',
  currency: ['BNB', 'BNB'],
  publicRpcUrl: 'https://56.rpc.thirdweb.com',
  explorerUrl: 'https://bscscan.com',
  imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00',
})

/** Avalanche, EIP-155 chain 43_114. */
export const avalanche: Network = /* @__PURE__ */ evmNetwork({
  reference: 43_114,
  name: 'Avalanche',
  currency: ['Avalanche', 'AVAX'],
  publicRpcUrl: 'https://api.avax.network/ext/bc/C/rpc',
  explorerUrl: 'https://snowtrace.io',
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
})

/** Gnosis, EIP-155 chain 100. */
export const gnosis: Network = /* @__PURE__ */ evmNetwork({
  reference: 100,
  name: 'Gnosis',
  currency: ['xDAI', 'XDAI'],
  publicRpcUrl: 'https://rpc.gnosischain.com',
  explorerUrl: 'https://gnosisscan.io',
  imageId: '02b53f6a-e3d4-479e-1cb4-21178987d100',
})

/** Base, EIP-155 chain 8_453. */
export const base: Network = /* @__PURE__ */ evmNetwork({
  reference: 8_453,
  name: 'Base',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://mainnet.base.org',
  explorerUrl: 'https://basescan.org',
  imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
})

/** Zora, EIP-155 chain 7_777_777. */
export const zora: Network = /* @__PURE__ */ evmNetwork({
  reference: 7_777_777,
  name: 'Zora',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://rpc.zora.energy',
  explorerUrl: 'https://explorer.zora.energy',
  imageId: '845c60df-d429-4991-e687-91ae45791600',
})

/** ZKsync Era, EIP-155 chain 324. */
export const zksync: Network = /* @__PURE__ */ evmNetwork({
  reference: 324,
  name: 'ZKsync Era',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://mainnet.era.zksync.io',
  explorerUrl: 'https://explorer.zksync.io',
  imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
})
