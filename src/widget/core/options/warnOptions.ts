import { chainIdOf } from '../../../backends/port/chainIds.ts'
import {
  unknownOptions,
  type OptionNames,
} from '../../../backends/port/development/unknownOptions.ts'
import { warnOnce } from '../../../backends/port/development/warnOnce.ts'
import type { Network } from '../../../backends/port/network.ts'
import { didYouMean } from '../../../backends/port/didYouMean.ts'
import type { Adapter, AuthOptions, FoyerOptions } from './config.ts'

const optionNames: OptionNames<FoyerOptions> = {
  projectId: true,
  backend: true,
  adapters: true,
  allWallets: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  customWallets: true,
  multiChainWallets: true,
  remoteImages: true,
  tokens: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  enableAnalytics: true,
  enableOnramp: true,
  onrampProviders: true,
  enableSwaps: true,
  enableEIP6963: true,
  prefetch: true,
  isSiweEnabled: true,
  siweConfig: true,
  metadata: true,
  themeMode: true,
  themeVariables: true,
  defaultChain: true,
  allowUnsupportedChain: true,
  auth: true,
  locale: true,
  texts: true,
  storagePrefix: true,
  inspect: true,
}
const adapterNames: OptionNames<Adapter> = { namespace: true, networks: true }
const authNames: OptionNames<AuthOptions> = {
  email: true,
  socials: true,
  showWallets: true,
  walletFeatures: true,
}
const allWalletsWords = ['SHOW', 'HIDE', 'ONLY_MOBILE']

/**
 * Warns about options that `createFoyer` accepts, but that do not do what the host probably wants. Only for development,
 * for hosts without types.
 * @param networks of all adapters
 */
export function warnOptions(options: FoyerOptions, networks: readonly Network[]): void {
  const { adapters, allWallets, auth, defaultChain } = options
  const sentences = [
    ...unknownOptions(options, Object.keys(optionNames), 'createFoyer()'),
    ...unknownOptions(auth, Object.keys(authNames), 'The option `auth` of createFoyer()'),
    ...[adapters]
      .flat()
      .flatMap((adapter) =>
        unknownOptions(adapter, Object.keys(adapterNames), 'An entry of `adapters`'),
      ),
  ]
  if (allWallets !== undefined && !allWalletsWords.includes(allWallets)) {
    const near = didYouMean(allWallets, allWalletsWords)
    sentences.push(
      `Option \`allWallets\` is "${allWallets}", which is none of ${allWalletsWords.join(', ')}: the entry is shown.${near}`,
    )
  }
  const [first] = networks
  if (
    first !== undefined &&
    defaultChain !== undefined &&
    !networks.some(({ id }) => id === chainIdOf(defaultChain))
  ) {
    sentences.push(
      `Option \`defaultChain\` is "${chainIdOf(defaultChain)}", which is no network of \`adapters\`: the widget starts on "${first.id}".`,
    )
  }
  for (const sentence of sentences) warnOnce(sentence)
}
