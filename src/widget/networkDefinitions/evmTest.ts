/** The EVM test networks that the hosted RPC service still serves (C-366, wire 5.4). */
import type { Network } from '../../backends/port/network.ts'
import { evmNetwork } from './evmNetwork.ts'

/** Sepolia, EIP-155 chain 11_155_111. */
export const sepolia: Network = /* @__PURE__ */ evmNetwork({
  reference: 11_155_111,
  name: 'Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  publicRpcUrl: 'https://11155111.rpc.thirdweb.com',
  explorerUrl: 'https://sepolia.etherscan.io',
  imageId: 'e909ea0a-f92a-4512-c8fc-748044ea6800',
  testnet: true,
})

/** Base Sepolia, EIP-155 chain 84_532. */
export const baseSepolia: Network = /* @__PURE__ */ evmNetwork({
  reference: 84_532,
  name: 'Base Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  publicRpcUrl: 'https://sepolia.base.org',
  explorerUrl: 'https://sepolia.basescan.org',
  imageId: 'a18a7ecd-e307-4360-4746-283182228e00',
  testnet: true,
})

/** OP Sepolia, EIP-155 chain 11_155_420. */
export const optimismSepolia: Network = /* @__PURE__ */ evmNetwork({
  reference: 11_155_420,
  name: 'OP Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  publicRpcUrl: 'https://sepolia.optimism.io',
  explorerUrl: 'https://sepolia-optimism.etherscan.io',
  testnet: true,
})

/** Arbitrum Sepolia, EIP-155 chain 421_614. */
export const arbitrumSepolia: Network = /* @__PURE__ */ evmNetwork({
  reference: 421_614,
  name: 'Arbitrum Sepolia',
  currency: ['Arbitrum Sepolia Ether', 'ETH'],
  publicRpcUrl: 'https://sepolia-rollup.arbitrum.io/rpc',
  explorerUrl: 'https://sepolia.arbiscan.io',
  testnet: true,
})

/** Polygon Amoy, EIP-155 chain 80_002. */
export const polygonAmoy: Network = /* @__PURE__ */ evmNetwork({
  reference: 80_002,
  name: 'Polygon Amoy',
  currency: ['POL', 'POL'],
  publicRpcUrl: 'https://rpc-amoy.polygon.technology',
  explorerUrl: 'https://amoy.polygonscan.com',
  testnet: true,
})

/** Avalanche Fuji, EIP-155 chain 43_113. */
export const avalancheFuji: Network = /* @__PURE__ */ evmNetwork({
  reference: 43_113,
  name: 'Avalanche Fuji',
  currency: ['Avalanche Fuji', 'AVAX'],
  publicRpcUrl: 'https://api.avax-test.network/ext/bc/C/rpc',
  explorerUrl: 'https://testnet.snowtrace.io',
  testnet: true,
})

/** BNB Smart Chain Testnet, EIP-155 chain 97. */
export const bnbSmartChainTestnet: Network = /* @__PURE__ */ evmNetwork({
  reference: 97,
  name: 'BNB Smart Chain Testnet',
  currency: ['BNB', 'tBNB'],
  publicRpcUrl: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
  explorerUrl: 'https://testnet.bscscan.com',
  testnet: true,
})

/** Aurora Testnet, EIP-155 chain 1_313_161_555. */
export const auroraTestnet: Network = /* @__PURE__ */ evmNetwork({
  reference: 1_313_161_555,
  name: 'Aurora Testnet',
  currency: ['Ether', 'ETH'],
  publicRpcUrl: 'https://testnet.aurora.dev',
  explorerUrl: 'https://testnet.aurorascan.dev',
  testnet: true,
})
