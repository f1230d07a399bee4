import { unknownOptions, type OptionNames } from '../port/development/unknownOptions.ts'
import { warnOnce } from '../port/development/warnOnce.ts'
import type { RealBackendOptions } from './realBackendOptions.ts'
import type { ServiceAddresses } from './serviceAddresses.ts'

const optionNames: OptionNames<RealBackendOptions> = {
  services: true,
  tokenList: true,
  addresses: true,
  fetch: true,
  window: true,
  sdk: true,
  mainnet: true,
  nameSuffix: true,
  frameStoragePrefix: true,
  mountFrame: true,
  openTabChannel: true,
  onError: true,
  onRefused: true,
  clock: true,
  random: true,
  storage: true,
  tabStorage: true,
  browser: true,
  connectors: true,
  chains: true,
  identity: true,
  balances: true,
  analytics: true,
  directory: true,
  auth: true,
  walletConnect: true,
  names: true,
  history: true,
  swap: true,
  onramp: true,
  locales: true,
}
const addressNames: OptionNames<ServiceAddresses> = {
  walletApi: true,
  blockchainApi: true,
  pulse: true,
  secureSite: true,
  relay: true,
  verify: true,
  cardProvider: true,
}

/** Warns about options that `createRealBackend` does not have. Only for development, for hosts without types. */
export function warnOptions(options: RealBackendOptions): void {
  for (const sentence of [
    ...unknownOptions(options, Object.keys(optionNames), 'createRealBackend()'),
    ...unknownOptions(options.addresses, Object.keys(addressNames), 'The option `addresses`'),
  ]) {
    warnOnce(sentence)
  }
}
