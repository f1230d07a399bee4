import { testAccounts } from '../../../../anvil/accounts.ts'
import { defaultGenesis } from '../../../../anvil/defaultGenesis.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import { chainsOf } from './chainsOf.ts'
import { defaultPeople } from './defaultPeople.ts'
import { defaultPrices } from './defaultPrices.ts'
import { defaultWallets } from './defaultWallets.ts'
import { drawIcon } from './pictures/drawIcon.ts'
import { iconDataUri } from './pictures/iconDataUri.ts'
import type { IdentityRecord, NameEntry, WorldPatch, WorldState } from './worldTypes.ts'

export interface GenerateWorldOptions {
  /** The seed; 1 if absent. */
  readonly seed?: number | undefined
  /** The start in virtual ms since epoch; the genesis of the local chains if absent. */
  readonly startedAt?: number | undefined
  /** Changes to the world: lists replace, records merge. */
  readonly patch?: WorldPatch | undefined
}

/** Creates a fresh world: the same options return the same world. */
export function generateWorld(options: GenerateWorldOptions = {}): WorldState {
  const seed = options.patch?.seed ?? options.seed ?? 1
  const patch = options.patch ?? {}
  const chains = patch.chains ?? []
  const evm = chainsOf({ chains }).map(({ caip2 }) => caip2)
  const generated: WorldState = {
    seed,
    pages: 0,
    startedAt: options.startedAt ?? defaultGenesis * 1_000,
    deviceClockOffsetMs: 0,
    chains,
    tokens: [],
    people: defaultPeople(seed),
    mails: [],
    wallets: defaultWallets(seed, evm),
    quirks: {},
    phone: {
      knownChainIds: [...evm, ...solanaChains.map(({ caip2 }) => caip2)],
      online: true,
    },
    phoneStorage: {},
    relayMessages: [],
    relaySockets: 'all',
    identities: defaultIdentities(),
    names: defaultNames(),
    siwe: { nonces: [], session: null },
    directory: { size: 640, extra: [] },
    prices: defaultPrices(seed),
    manyTokens: 0,
    secureSession: null,
    secureRequest: {},
    secureSiteForgets: false,
    smartAccountChainIds: ['eip155:8453', 'eip155:11155111'],
    purchases: [],
    pastTransactions: null,
  }
  return {
    ...generated,
    ...patch,
    phone: { ...generated.phone, ...patch.phone },
    prices: { ...generated.prices, ...patch.prices },
    directory: { ...generated.directory, ...patch.directory },
    quirks: { ...patch.quirks },
  }
}

/**
 * Returns the identities. One account of the second wallet has a name and a picture; all others are
 * unknown.
 */
function defaultIdentities(): readonly IdentityRecord[] {
  return testAccounts.slice(2, 3).map(({ address }) => ({
    address,
    name: 'orbit.pocket.eth',
    avatar: iconDataUri(drawIcon('orbit.pocket.eth')),
  }))
}

/** Returns two names that other people have registered. */
function defaultNames(): readonly NameEntry[] {
  return testAccounts.slice(9, 10).flatMap(({ address }) =>
    ['harbour.wcn.id', 'my-harbour.wcn.id'].map((name) => ({
      name,
      registeredAt: (defaultGenesis - 86_400) * 1_000,
      addresses: { '60': address, '2147483649': address },
    })),
  )
}
