/**
 * Well-known public EVM networks that fill up the list, of which the spec names only a part (C-365,
 * open point 82).
 */
import type { Network } from '../../backends/port/network.ts'
import { evmNetwork } from './evmNetwork.ts'

/** Fantom, EIP-155 chain 250. */
export const fantom: Network = /* @__PURE__ */ evmNetwork({
  reference: 250,
  name: 'Fantom',
  currency: ['Fantom', 'FTM'],
  publicRpcUrl: 'https://250.rpc.thirdweb.com',
  explorerUrl: 'https://ftmscan.com',
  imageId: '06b26297-fe0c-4733-5d6b-ffa5498aac00',
})

/** Kaia, EIP-155 chain 8_217. */
export const kaia: Network = /* @__PURE__ */ evmNetwork({
  reference: 8_217,
  name: 'Kaia',
  currency: ['Kaia', 'KAIA'],
  publicRpcUrl: 'https://public-en.node.kaia.io',
  explorerUrl: 'https://kaiascan.io',
})

/** Evmos, EIP-155 chain 9_001. */
export const evmos: Network = /* @__PURE__ */ evmNetwork({
  reference: 9_001,
  name: 'Evmos',
  currency: ['Evmos', 'EVMOS'],
  publicRpcUrl: 'https://eth.bd.evmos.org:8545',
  explorerUrl: 'https://escan.live',
  imageId: 'f926ff41-260d-4028-635e-91913fc28e00',
})

/** Filecoin Mainnet, EIP-155 chain 314. */
export const filecoin: Network = /* @__PURE__ */ evmNetwork({
  reference: 314,
  name: 'Filecoin Mainnet',
  currency: ['Filecoin', 'FIL'],
  publicRpcUrl: 'https://api.node.glif.io/rpc/v1',
  explorerUrl: 'https://filfox.info/en',
  imageId: '5a73b3dd-af74-424e-cae0-0de859ee9400',
})

/** IoTeX, EIP-155 chain 4_689. */
export const iotex: Network = /* @__PURE__ */ evmNetwork({
  reference: 4_689,
  name: 'IoTeX',
  currency: ['IoTeX', 'IOTX'],
  publicRpcUrl: 'https://babel-api.mainnet.iotex.io',
  explorerUrl: 'https://iotexscan.io',
  imageId: '34e68754-e536-40da-c153-6ef2e7188a00',
})

/** Metis, EIP-155 chain 1_088. */
export const metis: Network = /* @__PURE__ */ evmNetwork({
  reference: 1_088,
  name: 'Metis',
  currency: ['Metis', 'METIS'],
  publicRpcUrl: 'https://metis.rpc.hypersync.xyz',
  explorerUrl: 'https://explorer.metis.io',
  imageId: '3897a66d-40b9-4833-162f-a2c90531c900',
})

/** Moonbeam, EIP-155 chain 1_284. */
export const moonbeam: Network = /* @__PURE__ */ evmNetwork({
  reference: 1_284,
  name: 'Moonbeam',
  currency: ['Glimmer', 'GLMR'],
  publicRpcUrl: 'https://rpc.api.moonbeam.network',
  explorerUrl: 'https://moonscan.io',
  imageId: '161038da-44ae-4ec7-1208-0ea569454b00',
})

/** Moonriver, EIP-155 chain 1_285. */
export const moonriver: Network = /* @__PURE__ */ evmNetwork({
  reference: 1_285,
  name: 'Moonriver',
  currency: ['Moonriver', 'MOVR'],
  publicRpcUrl: 'https://rpc.api.moonriver.moonbeam.network',
  explorerUrl: 'https://moonriver.moonscan.io',
  imageId: 'f1d73bb6-5450-4e18-38f7-fb6484264a00',
})

/** Ronin, EIP-155 chain 2_020. */
export const ronin: Network = /* @__PURE__ */ evmNetwork({
  reference: 2_020,
  name: 'Ronin',
  currency: ['Ronin', 'RON'],
  publicRpcUrl: 'https://api.roninchain.com/rpc',
  explorerUrl: 'https://app.roninchain.com',
  imageId: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
})
