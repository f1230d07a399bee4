import { chainIdOf, type ChainId } from '../../../backends/port/chainIds.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { toNetwork } from '../../../backends/port/network.ts'
import type { FoyerConfig, FoyerOptions } from './config.ts'

/** What is on or off, with the default of each. */
const flags = {
  enableAnalytics: false,
  enableOnramp: true,
  enableSwaps: true,
  enableEIP6963: true,
  isSiweEnabled: false,
  allowUnsupportedChain: false,
} as const
type Flag = keyof typeof flags

/** Checks what the host set and fills in the defaults. Throws `config.noProjectId` or `config.invalid`. */
export function validateOptions(options: FoyerOptions): FoyerConfig {
  if (!options.projectId) {
    throw new FoyerError(
      'config.noProjectId',
      'No projectId found. Pass the `projectId` of your app to createFoyer().',
    )
  }
  if (typeof options.backend !== 'function') {
    fail('backend', 'pass createRealBackend() of foyerkit/real, or another factory of that kind')
  }
  const networks = checkAdapters(options)
  checkThemeMode(options)
  for (const name of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) checkUrl(options, name)
  for (const wallet of options.customWallets ?? []) {
    if (!wallet.id || !wallet.name) fail('customWallets', 'every wallet needs an `id` and a `name`')
  }
  for (const [id, token] of Object.entries(options.tokens ?? {})) {
    if (!id.includes(':') || !token.address) {
      fail('tokens', `"${id}" must be a CAIP-2 id that leads to a token with its \`address\``)
    }
  }
  for (const pair of options.multiChainWallets ?? []) {
    if (!pair.rdns || !pair.solanaName) {
      fail('multiChainWallets', 'every one needs an `rdns` and a `solanaName`')
    }
  }
  const { remoteImages } = options
  if (remoteImages && !isImagePolicy(remoteImages)) {
    fail('remoteImages', 'give `hosts`, a list like ["cdn.example"], or `proxy`, a function')
  }
  for (const { name, label, feeRange, url } of options.onrampProviders ?? []) {
    const reachable = url === undefined ? name === 'coinbase' : isSecure(url)
    if (!(name && label && feeRange && reachable)) {
      fail('onrampProviders', 'each needs `name`, `label`, `feeRange` and an https `url`')
    }
  }
  const { metadata } = options
  if (metadata && !(metadata.name && metadata.url && Array.isArray(metadata.icons))) {
    fail('metadata', 'it needs `name`, `description`, `url` and a list of `icons`')
  }
  if (options.isSiweEnabled && !options.siweConfig) {
    fail('isSiweEnabled', 'sign-in with wallet needs `siweConfig` with its callbacks')
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

const socialProviders: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

/** C-005. */
function checkSocials(socials: readonly SocialProvider[]): readonly SocialProvider[] {
  const unknown = socials.find((provider) => !socialProviders.includes(provider))
  if (unknown !== undefined) {
    fail('auth.socials', `"${String(unknown)}" is none of ${socialProviders.join(', ')}`)
  }
  return [...new Set(socials)]
}

function fail(option: string, why: string): never {
  throw new FoyerError('config.invalid', `Option \`${option}\` is not usable: ${why}.`)
}

function checkAdapters({ adapters }: FoyerOptions) {
  if (!Array.isArray(adapters) || adapters.length === 0) {
    fail('adapters', "give at least one, e.g. [{ namespace: 'eip155', networks: [ethereum] }]")
  }
  const networks = adapters.flatMap((adapter) => adapter.networks.map(toNetwork))
  if (networks.length === 0) fail('adapters', 'they must bring at least one network')
  const seen = new Set<ChainId>()
  for (const { id, name } of networks) {
    if (!/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(id)) {
      fail(
        'adapters',
        `network "${name}" has the id "${id}", but a CAIP-2 id looks like "eip155:1"`,
      )
    }
    if (seen.has(id)) fail('adapters', `network "${id}" is listed twice`)
    seen.add(id)
  }
  return networks
}

/** Any other word than the two means that the entry is always shown (C-018, open point 27). */
function allWalletsOf({ allWallets }: FoyerOptions): FoyerConfig['allWallets'] {
  if (allWallets === 'HIDE') return 'HIDE'
  return allWallets === 'ONLY_MOBILE' ? 'ONLY_MOBILE' : 'SHOW'
}

function checkThemeMode({ themeMode }: FoyerOptions) {
  if (themeMode !== undefined && !['light', 'dark'].includes(themeMode)) {
    fail('themeMode', `"${String(themeMode)}" is none of light, dark`)
  }
}

function flagsOf(options: FoyerOptions): Readonly<Record<Flag, boolean>> {
  const own = Object.entries(flags).map(([name, usual]) => {
    const { [name as Flag]: value = usual } = options
    if (typeof value !== 'boolean') fail(name, 'it must be true or false')
    return [name, value]
  })
  return Object.fromEntries(own) as Record<Flag, boolean>
}

function idsOf(
  options: FoyerOptions,
  name: 'includeWalletIds' | 'excludeWalletIds' | 'featuredWalletIds',
): readonly string[] {
  const { [name]: ids = [] } = options
  const isUsable = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isUsable) fail(name, 'it must be a list of wallet ids (text)')
  return ids
}

function checkUrl(options: FoyerOptions, name: 'termsConditionsUrl' | 'privacyPolicyUrl') {
  const value = options[name]
  if (value === undefined) return
  if (!isSecure(value)) fail(name, `"${value}" is not a web address that starts with https://`)
}

function isSecure(address: string) {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

function checkDefaultChain({ defaultChain = 1 }: FoyerOptions): ChainId {
  const id = chainIdOf(defaultChain)
  if (!id.includes(':')) {
    fail('defaultChain', `"${id}" is neither a chain number nor a CAIP-2 id`)
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
