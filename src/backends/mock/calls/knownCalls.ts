/** HTTP calls of the services and of the host's sign-in server, named by `nameHttpCall`. */
const httpCalls = [
  'directory.wallets',
  'directory.walletImage',
  'directory.assetImage',
  'directory.tokenImage',
  'directory.currencyImage',
  'analytics.config',
  'analytics.send',
  'identity.identity',
  'balances.balances',
  'history.transactions',
  'names.resolve',
  'names.reverse',
  'names.suggestions',
  'names.register',
  'siwe.nonce',
  'siwe.verify',
  'siwe.session',
  'siwe.signOut',
  'swap.tokens',
  'swap.price',
  'swap.quote',
  'swap.allowance',
  'swap.buildApproval',
  'swap.buildSwap',
  'onramp.url',
  'onramp.currencies',
  'onramp.quote',
] as const

/** Requests to the secure site, named by `frameCallName`, and the loading of its frame. */
const frameCalls = [
  'frame.mount',
  'frame.switchNetwork',
  'frame.connectEmail',
  'frame.connectDevice',
  'frame.connectOtp',
  'frame.connectSocial',
  'frame.getSocialRedirectUri',
  'frame.getFarcasterUri',
  'frame.connectFarcaster',
  'frame.getUser',
  'frame.signOut',
  'frame.isConnected',
  'frame.getChainId',
  'frame.rpc',
  'frame.updateEmail',
  'frame.updateEmailPrimaryOtp',
  'frame.updateEmailSecondaryOtp',
  'frame.syncTheme',
  'frame.syncAppMetadata',
  'frame.getSmartAccountEnabledNetworks',
  'frame.initSmartAccount',
  'frame.setPreferredAccount',
] as const

/** Methods that require the owner of an EVM wallet, of every kind of wallet. */
const signingMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'] as const

/** Methods that require the owner of a Solana account, over WalletConnect and in the secure site's frame. */
const solanaMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const

/** JSON-RPC reads that product code or a scenario makes. */
const chainMethods = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getCode',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_simulateV1',
  'getAccountInfo',
  'getBalance',
  'getLatestBlockhash',
  'getMinimumBalanceForRentExemption',
  'getSignatureStatuses',
  'sendTransaction',
  'simulateTransaction',
] as const

const walletMethods = [
  ...signingMethods,
  'eth_accounts',
  'eth_call',
  'eth_chainId',
  'eth_requestAccounts',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'standard:connect',
  'standard:disconnect',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

const phoneMethods = [
  ...signingMethods,
  ...solanaMethods,
  'session_authenticate',
  'session_proposal',
  'front',
  'link',
  'sleep',
  'wake',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
] as const

const relayCalls = [
  'relay.connect',
  'relay.wc_proposeSession',
  'relay.wc_approveSession',
  'relay.irn_publish',
  'relay.irn_subscribe',
  'relay.irn_subscription',
  'relay.irn_batchSubscribe',
  'relay.irn_unsubscribe',
  'relay.irn_batchFetchMessages',
] as const

/** Calls of the page itself, and calls that belong to no service. */
const pageCalls = [
  'browser.openPopup',
  'chain.batch',
  'frame.refused',
  'onramp.purchase',
  'outside.error',
  'outside.refused',
  'social.result',
] as const

export type HttpCall = (typeof httpCalls)[number]
export type FrameCallName = (typeof frameCalls)[number]
export type WalletMethod = (typeof walletMethods)[number]

const named = <P extends string, M extends string>(prefix: P, methods: readonly M[]) =>
  methods.map((method): `${P}.${M}` => `${prefix}.${method}`)

/**
 * Every call across a boundary that product code makes or a scenario names. Foreign clients may make others. The log accepts any name, but
 * scenarios and the fault form only accept these, so a misspelt or renamed call does not compile.
 */
export const knownCalls = [
  ...httpCalls,
  ...frameCalls,
  ...named('frame', signingMethods),
  ...named('frame', solanaMethods),
  ...named('chain', chainMethods),
  ...named('wallet', walletMethods),
  ...named('phone', phoneMethods),
  ...relayCalls,
  ...pageCalls,
]

/** The first part of the names of calls to services. */
export const services = [
  'directory',
  'identity',
  'balances',
  'history',
  'names',
  'swap',
  'onramp',
  'analytics',
] as const

export type KnownCall = (typeof knownCalls)[number]

type PrefixOf<Name> = Name extends `${infer Prefix}.${string}` ? Prefix : never

/** One call, all calls with a prefix: `directory.*`, or every call to a service: `*`. */
export type CallPattern = KnownCall | `${PrefixOf<KnownCall>}.*` | '*'

const isPrefix = (name: string): name is `${PrefixOf<KnownCall>}.*` => name.endsWith('.*')

/** The first part of every known name, as a pattern: `swap.*`. */
export const callPrefixes = [
  ...new Set(knownCalls.map((name) => `${name.slice(0, name.indexOf('.'))}.*`)),
].filter(isPrefix)
