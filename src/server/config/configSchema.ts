import { whyNoBehaviour } from '../../backends/mock/world/walletQuirks.ts'
import { faultEffectKinds } from '../../backends/mock/faults/faultEffects.ts'
import { pageOrigin } from './pageOrigin.ts'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Sets the part of a message after "must be". */
const a = (error: string) => ({ error })

function textLike(pattern: RegExp, error: string) {
  return z.string(a(error)).regex(pattern, a(error))
}

function wholeNumber(error: string, from: number, to = Number.MAX_SAFE_INTEGER) {
  return z.int(a(error)).min(from, a(error)).max(to, a(error))
}

const flag = z.boolean(a('true or false'))
const text = z.string(a('a text'))
const chainId = textLike(/^[a-z0-9-]{3,8}:\S+$/, "a CAIP-2 id such as 'eip155:1'")
const address = textLike(/^0x[0-9a-fA-F]{40}$/, 'an address: 0x and 40 hexadecimal digits')
const httpUrl = textLike(/^https?:\/\/\S+$/, 'an address that begins with http:// or https://')
const count = wholeNumber('a whole number from 0 on', 0)
/** Matches a folder that is neither absolute nor upward. */
const folderRule = /^(?![\\/]|[a-z]:|(?:.*[\\/])?\.\.(?:[\\/]|$)).+$/i
const usd = a('a number of US dollars above 0')
const price = z.number(usd).positive(usd)
const accountIndexes = z
  .array(wholeNumber('a whole number from 0 to 9', 0, 9), a('a list of numbers from 0 to 9'))
  .min(1, a('a list with at least one number from 0 to 9'))

/** A viem chain has many more fields, which are not read. */
const chain = z.looseObject(
  {
    id: wholeNumber('the EIP-155 number of the chain, such as 31337', 1),
    name: text.min(1, a('the name of the chain')),
    nativeCurrency: z.looseObject(
      {
        name: text,
        symbol: text,
        decimals: z.literal(18, a('18: the local chains have coins of 18 decimals')),
      },
      a('{ name, symbol, decimals }'),
    ),
    rpcUrls: z
      .looseObject(
        { default: z.looseObject({ http: z.array(httpUrl, a('a list of addresses')) }) },
        a("as viem's chains have it: { default: { http: [] } }"),
      )
      .optional(),
    blockExplorers: z.looseObject({ default: z.looseObject({ url: httpUrl }) }).optional(),
    testnet: flag.optional(),
    forkUrl: httpUrl.optional(),
    forkBlockNumber: count.optional(),
  },
  a("a chain: { id, name, nativeCurrency }, or one of viem's"),
)

const token = z.strictObject(
  {
    chainId,
    address,
    symbol: text,
    name: text,
    decimals: wholeNumber('a whole number from 0 to 36', 0, 36),
  },
  a('a token: { chainId, address, symbol, name, decimals }'),
)

const person = z.strictObject(
  {
    email: text.regex(/@/, a('an e-mail address')),
    userName: text.optional(),
    socials: z.array(text).optional(),
    accountIndexes,
    deviceKnown: flag,
    onlyNewEmailCode: z.literal(true, a('true, or left out')).optional(),
    smartAccountDeployed: flag,
    preferredAccountType: z.enum(['eoa', 'smartAccount'], a("'eoa' or 'smartAccount'")),
  },
  a('a person: { email, accountIndexes, deviceKnown, smartAccountDeployed, preferredAccountType }'),
)

const wallet = z.looseObject(
  {
    key: text.min(1, a('a short name such as fox')),
    via: z.enum(
      ['eip6963', 'window.ethereum', 'wallet-standard'],
      a("'eip6963', 'window.ethereum' or 'wallet-standard'"),
    ),
    uuid: text,
    name: text,
    rdns: text,
    icon: text.regex(/^data:/, a('a data: address')),
    accountIndexes,
    chainId,
    knownChainIds: z.array(chainId, a('a list of CAIP-2 ids')),
    grantedOrigins: z.array(text, a('a list of origins')),
    locked: flag,
    installed: flag,
    policy: z.enum(['ask', 'approve', 'reject'], a("'ask', 'approve' or 'reject'")),
  },
  a('a wallet: see InstalledWallet of foyerkit-lab/mock'),
)

/** How a wallet departs from the standards: a name from `misbehaviours`, or an object with quirks. */
const behaviour = z.custom<unknown>((value) => whyNoBehaviour(value) === undefined, {
  error: ({ input }) => `a behaviour of a wallet: ${whyNoBehaviour(input) ?? ''}`,
})

const fault = z.strictObject(
  {
    id: text.min(1, a('a name for the rule')),
    target: text.min(
      1,
      a("the name of a call such as 'directory.wallets', 'directory.*', or '*' for every service"),
    ),
    when: z.union(
      [
        z.strictObject({ nth: z.int().positive() }),
        z.strictObject({ always: z.literal(true) }),
        z.strictObject({ probability: z.number().min(0).max(1) }),
        z.strictObject({ forMs: z.number().positive() }),
      ],
      a('{ nth: 1 }, { always: true }, { probability: 0.5 } or { forMs: 60_000 }'),
    ),
    effect: z.looseObject(
      {
        kind: z.enum(
          faultEffectKinds,
          a('the kind of a fault, such as latency, hang, drop or status'),
        ),
      },
      a("what goes wrong, such as { kind: 'drop' }"),
    ),
  },
  a('a fault: { id, target, when, effect }'),
)

const invariant = z.strictObject(
  {
    name: text.min(1, a('a short name')),
    check: z.custom<() => unknown>((value) => typeof value === 'function', a('a function')),
  },
  a('an invariant: { name, check }'),
)

/** The languages of the widget, and the pseudo-locales of the simulator. */
const language = textLike(
  /^(?:ar|de|en|es|fr|hi|id|it|ja|ko|pt|ru|tr|zh)(?:-[A-Za-z0-9]{2,8})*$/,
  'the tag of a language of the widget, such as de or ar',
)

const screenVariant = z.strictObject(
  {
    name: textLike(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lowercase letters, digits and hyphens'),
    theme: z.enum(['light', 'dark'], a("'light' or 'dark'")).optional(),
    device: z.enum(['desktop', 'phone'], a("'desktop' or 'phone'")).optional(),
    language: language.optional(),
    textScale: z
      .number(a('a number from 0.5 to 4'))
      .min(0.5, a('a number from 0.5 to 4'))
      .max(4, a('a number from 0.5 to 4'))
      .optional(),
  },
  a('a variant: { name, theme, device, language, textScale }'),
)

const screens = z.strictObject(
  {
    variants: z
      .array(screenVariant, a('a list of variants'))
      .min(1, a('a list with at least one variant'))
      .refine(
        (list) => new Set(list.map(({ name }) => name)).size === list.length,
        a('a list of variants with different names'),
      ),
  },
  a('{ variants: [{ name, theme, device, language, textScale }] }'),
)

/** The parts that JSON preserves; a page receives only these. */
const plain = z.custom<unknown>((value) => {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)
  } catch {
    // The value contains one that cannot be serialized.
    return false
  }
}, a('plain data, without functions and bigints'))

/** The schema of a `foyer.config`. Rarer parts of a world are checked by their types only, as long as they are plain data. */
export const configSchema = z.strictObject(
  {
    seed: count.optional(),
    startedAt: count.optional(),
    chains: z.array(chain, a('a list of chains')).optional(),
    setup: z
      .custom<() => unknown>((value) => typeof value === 'function', a('a function'))
      .optional(),
    world: z
      .strictObject(
        {
          people: z.array(person, a('a list of people')).optional(),
          wallets: z.array(wallet, a('a list of wallets')).optional(),
          quirks: z.record(text, behaviour, a('behaviours by the key of a wallet')).optional(),
          tokens: z.array(token, a('a list of tokens')).optional(),
          prices: z
            .record(text, price, a('US dollars by symbol, such as { GLD: 12.5 }'))
            .optional(),
          deviceClockOffsetMs: wholeNumber(
            'a whole number of ms',
            Number.MIN_SAFE_INTEGER,
          ).optional(),
          manyTokens: count.optional(),
          pastTransactions: count.nullable().optional(),
          smartAccountChainIds: z.array(chainId, a('a list of CAIP-2 ids')).optional(),
          mails: plain.optional(),
          phone: plain.optional(),
          phoneStorage: plain.optional(),
          relayMessages: plain.optional(),
          relaySockets: z.enum(['all', 'newest']).optional(),
          identities: plain.optional(),
          names: plain.optional(),
          siwe: plain.optional(),
          directory: plain.optional(),
          secureSession: plain.optional(),
          secureRequest: plain.optional(),
          secureSiteForgets: flag.optional(),
          purchases: plain.optional(),
        },
        a('an object'),
      )
      .optional(),
    faults: z.array(fault, a('a list of faults')).optional(),
    scenarios: textLike(
      folderRule,
      'a folder below that of this file, such as tests/foyer',
    ).optional(),
    page: textLike(
      pageOrigin,
      'the address of an app on this machine, such as http://localhost:3000',
    ).optional(),
    ownsPage: flag.optional(),
    explore: z
      .strictObject(
        {
          invariants: z.array(invariant, a('a list of invariants')).optional(),
          ignore: z.array(text, a('a list of texts')).optional(),
        },
        a('{ invariants, ignore }'),
      )
      .optional(),
    screens: screens.optional(),
    secrets: z.record(text, text, a('texts by name, such as { PIN: process.env.PIN }')).optional(),
  },
  a('an object: export default defineConfig({ … })'),
)
