/** How a simulated wallet departs from the standards. Each field that is absent is kept to. */
export interface WalletQuirks {
  readonly startsAfterMs?: number
  readonly neverAnswers?: readonly string[]
  readonly switchLagMs?: number
  readonly silentEvents?: readonly ('accountsChanged' | 'chainChanged')[]
  readonly chainIds?: 'decimal' | 'number'
  readonly unknownChain?: {
    readonly code?: number
    readonly message: string
    readonly data?: unknown
  }
  readonly revokeMs?: number
  readonly lowerCase?: true
  readonly locksOnLoad?: true
}

interface Misbehaviour {
  readonly title: string
  /** The behaviour in one sentence, for the docs. */
  readonly about: string
  readonly quirks: WalletQuirks
}

/** The kinds of misbehaving wallets, by the name that scenarios and hosts choose. */
export const misbehaviours = {
  late: {
    title: 'Appears late',
    about: 'The wallet appears two seconds after the page loaded.',
    quirks: { startsAfterMs: 2_000 },
  },
  silent: {
    title: 'Never answers',
    about: 'No request gets an answer.',
    quirks: { neverAnswers: ['*'] },
  },
  'silent-restore': {
    title: 'Never answers a restore',
    about: 'The request for the accounts without a prompt gets no answer; connecting works.',
    quirks: { neverAnswers: ['eth_accounts', 'standard:connect silent'] },
  },
  'silent-chain': {
    title: 'Never says its network',
    about: '`eth_chainId` gets no answer.',
    quirks: { neverAnswers: ['eth_chainId'] },
  },
  'locks-on-load': {
    title: 'Locked after a reload',
    about: 'The wallet is locked whenever the page loads.',
    quirks: { locksOnLoad: true },
  },
  'late-switch': {
    title: 'Switches late',
    about: 'A switch is answered at once, and `eth_chainId` follows 1.5 seconds later.',
    quirks: { switchLagMs: 1_500 },
  },
  'late-silent-switch': {
    title: 'Switches late, without an event',
    about: 'As `late-switch`, and no event follows.',
    quirks: { switchLagMs: 1_500, silentEvents: ['chainChanged'] },
  },
  'silent-network': {
    title: 'Changes its network without an event',
    about: 'The page hears nothing of a change of the network.',
    quirks: { silentEvents: ['chainChanged'] },
  },
  'silent-accounts': {
    title: 'Changes its accounts without an event',
    about: 'The page hears nothing of a change of the accounts.',
    quirks: { silentEvents: ['accountsChanged'] },
  },
  'decimal-chain': {
    title: 'Decimal chain ids',
    about: 'Chain ids are decimal text: `"137"`.',
    quirks: { chainIds: 'decimal' },
  },
  'numeric-chain': {
    title: 'Numeric chain ids',
    about: 'Chain ids are numbers: `137`.',
    quirks: { chainIds: 'number' },
  },
  'unknown-without-code': {
    title: 'Unknown network without a code',
    about: 'An unknown network is refused with a text only.',
    quirks: { unknownChain: { message: 'Unrecognized chain ID. Try adding the chain first.' } },
  },
  'unknown-nested': {
    title: 'Unknown network with a nested code',
    about: 'An unknown network is refused with -32603, and 4902 is inside of the data.',
    quirks: {
      unknownChain: {
        code: -32_603,
        message: 'Internal JSON-RPC error.',
        data: { originalError: { code: 4902, message: 'Unrecognized chain ID.' } },
      },
    },
  },
  'unknown-foreign-language': {
    title: 'Unknown network in another language',
    about: 'An unknown network is refused with -32603 and a German text.',
    quirks: { unknownChain: { code: -32_603, message: 'Dieses Netzwerk ist nicht vorhanden.' } },
  },
  'late-revoke': {
    title: 'Revokes late',
    about:
      'Disconnecting takes the wallet 2.5 seconds; only then it reports that no account is left.',
    quirks: { revokeMs: 2_500 },
  },
  'lower-case': {
    title: 'Addresses in lower case',
    about: 'EVM addresses are in lower case, without the EIP-55 checksum.',
    quirks: { lowerCase: true },
  },
} as const satisfies Readonly<Record<string, Misbehaviour>>

export type MisbehaviourName = keyof typeof misbehaviours

/** The behaviour of one wallet: a name of the table, or its own quirks. */
export type WalletBehaviour = MisbehaviourName | WalletQuirks
