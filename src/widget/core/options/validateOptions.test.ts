import { base, sepolia } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { FoyerOptions } from './config.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { validateOptions } from './validateOptions.ts'

const { ethereum, polygon } = testNetworks
const least: FoyerOptions = {
  projectId: 'project',
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  backend: () => {
    throw new Error('not asked for')
  },
}
const siweConfig = {
  getNonce: () => Promise.resolve('nonce'),
  createMessage: () => 'message',
  verifyMessage: () => Promise.resolve(true),
  getSession: () => Promise.resolve(null),
  signOut: () => Promise.resolve(true),
}

/** Options as a page in plain JavaScript may pass them. */
const check = (options: object) => validateOptions({ ...least, ...options })

describe('the setup options', () => {
  it('requires a projectId [C-016 C-342]', () => {
    expect(check({ projectId: 'mine' }).projectId).toBe('mine')
    const missing = expect.objectContaining({
      code: 'config.noProjectId',
      message: expect.stringContaining('No projectId found') as string,
    })
    for (const projectId of ['', '  ', 12]) expect(() => check({ projectId })).toThrow(missing)
    // A page in plain JavaScript may omit it.
    expect(() => Reflect.apply(validateOptions, undefined, [])).toThrow(missing)
  })

  it('takes the networks of all adapters in their order [C-017]', () => {
    const solana = { ...ethereum, id: 'solana:abc', chain: 'solana' } as const
    const { networks } = check({
      adapters: [
        { namespace: 'eip155', networks: [polygon, ethereum] },
        { namespace: 'solana', networks: [solana] },
      ],
    })
    expect(networks).toEqual([polygon, ethereum, solana])
  })

  it("takes networks in viem's format, and uses their RPC addresses", () => {
    const { networks, defaultChain } = check({
      adapters: [{ namespace: 'eip155', networks: [polygon, base, sepolia] }],
      defaultChain: base,
    })
    expect(networks.map(({ id }) => id)).toEqual(['eip155:137', 'eip155:8453', 'eip155:11155111'])
    expect(networks[1]).toEqual({
      id: 'eip155:8453',
      name: 'Base',
      chain: 'eip155',
      currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://mainnet.base.org'],
      explorerUrl: 'https://basescan.org',
    })
    expect(networks[2]?.testnet).toBe(true)
    expect(defaultChain).toBe('eip155:8453')
  })

  it('sets the defaults: on-ramp, swaps and EIP-6963 on, analytics and unsupported chains off [C-026 C-027 C-364]', () => {
    expect(check({})).toMatchObject({
      allWallets: 'SHOW',
      includeWalletIds: [],
      excludeWalletIds: [],
      featuredWalletIds: [],
      customWallets: [],
      tokens: {},
      enableAnalytics: false,
      enableOnramp: true,
      enableSwaps: true,
      enableEIP6963: true,
      isSiweEnabled: false,
      defaultChain: 'eip155:1',
      allowUnsupportedChain: false,
      auth: { email: true, socials: [], showWallets: true, walletFeatures: true },
    })
  })

  it.each(['shop/', '@my-app.v2/cart:7/', `${'s'.repeat(39)}/`])(
    'takes %s as the beginning of the storage keys',
    (storagePrefix) => {
      expect(check({ storagePrefix }).storagePrefix).toBe(storagePrefix)
    },
  )

  it('switches on-ramp and swaps off [C-026 C-027]', () => {
    expect(check({ enableOnramp: false, enableSwaps: false })).toMatchObject({
      enableOnramp: false,
      enableSwaps: false,
    })
  })

  it.each(['HIDE', 'ONLY_MOBILE', 'SHOW'])('takes allWallets as %s [C-018]', (allWallets) => {
    expect(check({ allWallets }).allWallets).toBe(allWallets)
  })

  it('takes any other word for allWallets as always [C-018]', () => {
    expect(check({ allWallets: 'DESKTOP_FIRST' }).allWallets).toBe('SHOW')
  })

  it.each([
    ['includeWalletIds, C-019', { includeWalletIds: ['a'] }],
    ['excludeWalletIds, C-020', { excludeWalletIds: ['b'] }],
    ['featuredWalletIds, C-021', { featuredWalletIds: ['c'] }],
    ['customWallets, C-022', { customWallets: [{ id: 'mine', name: 'Mine' }] }],
    [
      'tokens, C-023',
      { tokens: { 'eip155:1': { address: '0x1', image: 'https://a.test/t.png' } } },
    ],
    [
      'the legal links, C-024',
      { termsConditionsUrl: 'https://a.test/t', privacyPolicyUrl: 'https://a.test/p' },
    ],
    ['enableAnalytics, C-025', { enableAnalytics: true }],
    ['enableEIP6963, C-028', { enableEIP6963: false }],
    ['isSiweEnabled and siweConfig, C-029, C-030', { isSiweEnabled: true, siweConfig }],
    [
      'metadata, C-031',
      { metadata: { name: 'Shop', description: 'Sells', url: 'https://a.test', icons: [] } },
    ],
    ['allowUnsupportedChain, C-035', { allowUnsupportedChain: true }],
    ['defaultChain as CAIP-2, C-034', { defaultChain: 'eip155:137' }],
  ])(
    'accepts %s [C-019 C-020 C-021 C-022 C-023 C-024 C-025 C-028 C-029 C-030 C-031 C-034 C-035]',
    (_, options) => {
      expect(check(options)).toMatchObject(options)
    },
  )

  it('accepts a chain number as defaultChain, too [C-034]', () => {
    expect(check({ defaultChain: 137 }).defaultChain).toBe('eip155:137')
  })

  it('switches the e-mail login off', () => {
    expect(check({ auth: false }).auth).toBeUndefined()
    expect(check({ auth: { email: false } }).auth).toMatchObject({ email: false })
  })

  it('accepts the seven social logins, each once [C-005]', () => {
    const socials = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']
    expect(check({ auth: { socials: [...socials, 'google'] } }).auth?.socials).toEqual(socials)
    expect(check({}).auth?.socials).toEqual([])
    expect(() => check({ auth: { socials: ['google', 'myspace'] } })).toThrow(
      '"myspace" is none of google',
    )
  })

  it.each([
    ['backend', { backend: {} }, 'pass createRealBackend()'],
    ['adapters', { adapters: undefined }, 'give at least one network'],
    ['adapters', { adapters: [] }, 'give at least one network'],
    ['adapters', { adapters: [{ namespace: 'eip155' }] }, 'give at least one network'],
    ['adapters', { adapters: [{ namespace: 'eip155', networks: [1] }] }, 'a CAIP-2 id looks like'],
    [
      'adapters',
      { adapters: [{ namespace: 'solana', networks: [ethereum] }] },
      'network "eip155:1" is not of namespace "solana"',
    ],
    [
      'adapters',
      {
        adapters: [
          { namespace: 'eip155', networks: [{ ...ethereum, rpcUrl: 'node.shop.example' }] },
        ],
      },
      'the RPC address "node.shop.example" needs https:// or http://',
    ],
    [
      'adapters',
      { adapters: [{ namespace: 'eip155', networks: [] }] },
      'give at least one network',
    ],
    [
      'adapters',
      { adapters: [{ namespace: 'eip155', networks: [{ ...ethereum, id: '1' }] }] },
      'a CAIP-2 id looks like "eip155:1"',
    ],
    [
      'adapters',
      { adapters: [{ namespace: 'eip155', networks: [ethereum, ethereum] }] },
      '"eip155:1" is listed twice',
    ],
    ['themeMode', { themeMode: 'sepia' }, '"sepia" is none of light, dark'],
    ['includeWalletIds', { includeWalletIds: 'a' }, 'a list of wallet ids'],
    ['excludeWalletIds', { excludeWalletIds: [1] }, 'a list of wallet ids'],
    ['featuredWalletIds', { featuredWalletIds: {} }, 'a list of wallet ids'],
    ['customWallets', { customWallets: [{ id: 'x' }] }, 'each needs `id` and `name`'],
    ['tokens', { tokens: { ethereum: { address: '0x1' } } }, '"ethereum" must be a CAIP-2 id'],
    ['tokens', { tokens: { 'eip155:1': {} } }, 'its `address`'],
    ['termsConditionsUrl', { termsConditionsUrl: 'javascript:alert(1)' }, 'https://'],
    ['privacyPolicyUrl', { privacyPolicyUrl: '/privacy' }, 'https://'],
    ['enableAnalytics', { enableAnalytics: 'yes' }, 'true or false'],
    ['enableOnramp', { enableOnramp: 0 }, 'true or false'],
    ['enableSwaps', { enableSwaps: null }, 'true or false'],
    ['onrampProviders', { onrampProviders: [{ name: 'a', label: 'A' }] }, '`feeRange`'],
    ['storagePrefix', { storagePrefix: 'shop' }, '"shop" needs at most 40 letters'],
    ['storagePrefix', { storagePrefix: '' }, 'and / at its end'],
    ['storagePrefix', { storagePrefix: 'my shop/' }, 'letters, digits and @._-:/'],
    ['storagePrefix', { storagePrefix: `${'s'.repeat(40)}/` }, 'at most 40'],
    ['storagePrefix', { storagePrefix: 7 }, '"7" needs'],
    [
      'onrampProviders',
      { onrampProviders: [{ name: 'a', label: 'A', feeRange: '1%' }] },
      'an https `url`',
    ],
    [
      'onrampProviders',
      { onrampProviders: [{ name: 'a', label: 'A', feeRange: '1%', url: 'javascript:alert(1)' }] },
      'an https `url`',
    ],
    ['remoteImages', { remoteImages: {} }, '`hosts`'],
    ['remoteImages', { remoteImages: { hosts: 'cdn.example' } }, '`hosts`'],
    ['remoteImages', { remoteImages: { hosts: ['https://cdn.example'] } }, '`hosts`'],
    ['remoteImages', { remoteImages: { hosts: ['a.example', '*'] } }, '`hosts`'],
    ['remoteImages', { remoteImages: { proxy: '/picture' } }, '`proxy`'],
    ['enableEIP6963', { enableEIP6963: 'no' }, 'true or false'],
    ['allowUnsupportedChain', { allowUnsupportedChain: 1 }, 'true or false'],
    ['isSiweEnabled', { isSiweEnabled: true }, 'needs `siweConfig`'],
    ['metadata', { metadata: { name: 'Shop' } }, '`icons`'],
    [
      'metadata',
      { metadata: { name: 'Shop', url: 'https://a.test', icons: [] } },
      'needs `name`, `description`',
    ],
    ['defaultChain', { defaultChain: 'ethereum' }, 'neither a chain number nor a CAIP-2 id'],
  ])('rejects a wrong %s and says why: %j', (option, options, why) => {
    expect(() => check(options)).toThrow(
      expect.objectContaining({
        code: 'config.invalid',
        message: expect.stringMatching(
          new RegExp(`^Option \`${option}\` is not usable: .+`),
        ) as string,
      }),
    )
    expect(() => check(options)).toThrow(why)
  })
})
