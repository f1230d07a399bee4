import {
  chainIdOf,
  namespaceOf,
  type ChainId,
  type ChainNamespace,
} from '../../../backends/port/chainIds.ts'
import { socialProviders, type SocialProvider } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { rpcUrlsOf, toNetwork, type Network } from '../../../backends/port/network.ts'
import { usualPrefix } from '../../../backends/port/storage.ts'
import type { FoyerConfig, FoyerOptions } from './config.ts'

/** The switches with their defaults. */
const flags = {
  enableAnalytics: false,
  enableOnramp: true,
  enableSwaps: true,
  enableEIP6963: true,
  prefetch: true,
  isSiweEnabled: false,
  allowUnsupportedChain: false,
} as const
type Flag = keyof typeof flags

/** Checks the host's options and fills in the defaults. Throws `config.noProjectId` or `config.invalid`. */
export function validateOptions(options: FoyerOptions): FoyerConfig {
  // A host without types may pass nothing, or a number.
  if (!options?.projectId?.trim?.()) {
    throw new FoyerError(
      'config.noProjectId',
      'No projectId found. Pass the `projectId` of your app to createFoyer().',
    )
  }
  if (typeof options.backend !== 'function') {
    failOption('backend', 'pass createRealBackend() of foyerkit/real')
  }
  const networks = checkAdapters(options)
  checkThemeMode(options)
  for (const name of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) checkUrl(options, name)
  for (const wallet of options.customWallets ?? []) {
    if (!wallet.id || !wallet.name) failOption('customWallets', 'each needs `id` and `name`')
  }
  for (const [id, token] of Object.entries(options.tokens ?? {})) {
    if (!id.includes(':') || !token.address) {
      failOption('tokens', `"${id}" must be a CAIP-2 id that leads to a token with its \`address\``)
    }
  }
  for (const pair of options.multiChainWallets ?? []) {
    if (!pair.rdns || !pair.solanaName) {
      failOption('multiChainWallets', 'each needs `rdns` and `solanaName`')
    }
  }
  const { remoteImages } = options
  if (remoteImages && !isImagePolicy(remoteImages)) {
    failOption('remoteImages', 'give a list `hosts` or a function `proxy`')
  }
  for (const { name, label, feeRange, url } of options.onrampProviders ?? []) {
    const reachable = url === undefined ? name === 'coinbase' : isSecure(url)
    if (!(name && label && feeRange && reachable)) {
      failOption('onrampProviders', 'each needs `name`, `label`, `feeRange` and an https `url`')
    }
  }
  const { metadata } = options
  const isDescribed = typeof metadata?.description === 'string' && metadata.name && metadata.url
  if (metadata && !(isDescribed && Array.isArray(metadata.icons))) {
    failOption('metadata', 'it needs `name`, `description`, `url` and `icons`')
  }
  if (options.isSiweEnabled && !options.siweConfig) {
    failOption('isSiweEnabled', 'it needs `siweConfig`')
  }
  const { storagePrefix = usualPrefix } = options
  if (!/^[\w@.:/-]{0,39}\/$/.test(storagePrefix)) {
    failOption(
      'storagePrefix',
      `"${storagePrefix}" needs at most 40 letters, digits and @._-:/, and / at its end`,
    )
  }
  const auth = options.auth ?? {}
  return {
    projectId: options.projectId,
    adapters: options.adapters,
    networks,
    allWallets: allWalletsOf(options),
    includeWalletIds: idsOf(options, 'includeWalletIds'),
    excludeWalletIds: idsOf(options, 'excludeWalletIds'),
    featuredWalletIds: idsOf(options, 'featuredWalletIds'),
    customWallets: options.customWallets ?? [],
    multiChainWallets: options.multiChainWallets ?? [],
    remoteImages: options.remoteImages,
    tokens: options.tokens ?? {},
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
    onrampProviders: options.onrampProviders,
    siweConfig: options.siweConfig,
    ...flagsOf(options),
    metadata: options.metadata,
    defaultChain: checkDefaultChain(options),
    storagePrefix,
    auth:
      auth === false
        ? undefined
        : {
            email: auth.email ?? true,
            socials: checkSocials(auth.socials ?? []),
            showWallets: auth.showWallets ?? true,
            walletFeatures: auth.walletFeatures ?? true,
          },
  }
}

/** Returns the providers, each once. Throws `config.invalid` for an unknown one (C-005). */
function checkSocials(socials: readonly SocialProvider[]): readonly SocialProvider[] {
  const unknown = socials.find((provider) => !socialProviders.includes(provider))
  if (unknown !== undefined) {
    failOption('auth.socials', `"${String(unknown)}" is none of ${socialProviders.join(', ')}`)
  }
  return [...new Set(socials)]
}

/** Throws `config.invalid` with the option and the reason in its message. */
export function failOption(option: string, why: string): never {
  throw new FoyerError('config.invalid', `Option \`${option}\` is not usable: ${why}.`)
}

function checkAdapters({ adapters }: FoyerOptions) {
  // A host without types may omit either list.
  const networks = [adapters ?? []]
    .flat()
    .flatMap(({ namespace, networks: given }) =>
      [given ?? []].flat().map((written) => checkNetwork(toNetwork(Object(written)), namespace)),
    )
  if (networks.length === 0) {
    failOption(
      'adapters',
      "give at least one network, e.g. [{ namespace: 'eip155', networks: [ethereum] }]",
    )
  }
  const seenIds = new Set<ChainId>()
  for (const { id } of networks) {
    if (seenIds.has(id)) failOption('adapters', `network "${id}" is listed twice`)
    seenIds.add(id)
  }
  return networks
}

function checkNetwork(network: Network, namespace: ChainNamespace): Network {
  const { id, name } = network
  if (!/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(id)) {
    failOption(
      'adapters',
      `network "${name}" has the id "${id}", but a CAIP-2 id looks like "eip155:1"`,
    )
  }
  if (namespaceOf(id) !== namespace) {
    failOption('adapters', `network "${id}" is not of namespace "${namespace}"`)
  }
  // A URL that begins with a slash is a path at the page's own server.
  const wrong = rpcUrlsOf(network).find((url) => !/^(https?:\/)?\//.test(url))
  if (wrong !== undefined) {
    failOption('adapters', `the RPC address "${wrong}" needs https:// or http://`)
  }
  return network
}

/**
 * Returns `SHOW` for any word but the two others, so that a typing mistake hides nothing (C-018,
 * open point 27).
 */
function allWalletsOf({ allWallets }: FoyerOptions): FoyerConfig['allWallets'] {
  return (['HIDE', 'ONLY_MOBILE'] as const).find((word) => word === allWallets) ?? 'SHOW'
}

function checkThemeMode({ themeMode }: FoyerOptions) {
  if (themeMode !== undefined && !['light', 'dark'].includes(themeMode)) {
    failOption('themeMode', `"${String(themeMode)}" is none of light, dark`)
  }
}

function flagsOf(options: FoyerOptions): Readonly<Record<Flag, boolean>> {
  const switches = Object.entries(flags).map(([name, usual]) => {
    const { [name as Flag]: value = usual } = options
    if (typeof value !== 'boolean') failOption(name, 'it must be true or false')
    return [name, value]
  })
  return Object.fromEntries(switches) as Record<Flag, boolean>
}

function idsOf(
  options: FoyerOptions,
  name: 'includeWalletIds' | 'excludeWalletIds' | 'featuredWalletIds',
): readonly string[] {
  const { [name]: ids = [] } = options
  const isUsable = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isUsable) failOption(name, 'it must be a list of wallet ids (text)')
  return ids
}

function checkUrl(options: FoyerOptions, name: 'termsConditionsUrl' | 'privacyPolicyUrl') {
  const value = options[name]
  if (value === undefined) return
  if (!isSecure(value)) failOption(name, `"${value}" does not begin with https://`)
}

function isSecure(address: string) {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

function checkDefaultChain({ defaultChain = 1 }: FoyerOptions): ChainId {
  const id = chainIdOf(defaultChain)
  if (!id.includes(':')) {
    failOption('defaultChain', `"${id}" is neither a chain number nor a CAIP-2 id`)
  }
  return id
}

function isImagePolicy(policy: object): boolean {
  if ('proxy' in policy) return typeof policy.proxy === 'function'
  return (
    'hosts' in policy &&
    Array.isArray(policy.hosts) &&
    policy.hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(String(host)))
  )
}
