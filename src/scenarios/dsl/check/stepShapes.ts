import type { Action } from '../step.ts'
import * as is from './checks.ts'
import type { Check, OptionalCheck } from './checks.ts'

/** How each field of a step or an expectation is checked. A field of the type that is missing here does not compile. */
export type ShapeOf<S> = {
  readonly [F in keyof Omit<S, 'do' | 'expect' | 'covers'>]-?: object extends Pick<S, F>
    ? OptionalCheck
    : Check
}

type Shapes = { readonly [D in Action['do']]: ShapeOf<Extract<Action, { readonly do: D }>> }

const { optional } = is
const hands = { target: is.target }
const typing = { target: is.target, text: is.text }
const maybeMethod = { method: optional(is.text) }
const onChain = { chainId: is.network }
const ofAccount = { chainId: is.network, account: is.account }
const ofToken = { chainId: is.network, token: is.text, account: is.account }

/** Every step, by its `do`. */
export const stepShapes: Shapes = {
  click: hands,
  hover: hands,
  focus: hands,
  type: typing,
  retype: typing,
  press: { key: is.text, times: optional(is.count) },
  paste: typing,
  clickBackdrop: {},
  scrollToEnd: hands,
  typeCode: { email: is.text, wrong: optional(is.flag) },
  reload: {},
  'host.open': {
    view: optional(is.view),
    params: optional(is.anything),
    refused: optional(is.errorCode),
  },
  'host.close': {},
  'host.disconnect': {},
  'host.request': { method: is.text, params: optional(is.array) },
  'host.setThemeMode': { mode: is.oneOf('light', 'dark') },
  'host.setLocale': { locale: optional(is.text) },
  'wallet.approve': { wallet: is.wallet, ...maybeMethod },
  'wallet.reject': { wallet: is.wallet, code: optional(is.number), message: optional(is.text) },
  'wallet.ignore': { wallet: is.wallet, ...maybeMethod },
  'wallet.answer': { wallet: is.wallet, result: is.anything },
  'wallet.setAccounts': { wallet: is.wallet, accountIndexes: is.accountIndexes },
  'wallet.setChain': { wallet: is.wallet, chainId: is.chainId },
  'wallet.lock': { wallet: is.wallet, locked: is.flag },
  'wallet.disconnect': { wallet: is.wallet },
  'wallet.install': { wallet: is.installedWallet },
  'wallet.uninstall': { wallet: is.wallet },
  'mail.approveDevice': { email: is.text },
  'mail.rejectDevice': { email: is.text },
  'social.continue': { email: optional(is.text) },
  'social.refuse': {},
  'social.close': {},
  'onramp.choose': {
    asset: optional(is.text),
    currency: optional(is.text),
    amount: optional(is.text),
  },
  'onramp.complete': {},
  'onramp.decline': {},
  'onramp.delay': { ms: optional(is.time) },
  'onramp.close': {},
  'farcaster.approve': { email: optional(is.text) },
  'farcaster.refuse': { message: optional(is.text) },
  'frame.approve': maybeMethod,
  'frame.cancel': maybeMethod,
  'phone.scan': {},
  'phone.openLink': {},
  'phone.paste': { link: optional(is.text), refusal: optional(is.text) },
  'phone.approve': {
    accountIndexes: optional(is.accountIndexes),
    chainIds: optional(is.listOf(is.chainId)),
  },
  'phone.reject': {},
  'phone.offline': { offline: is.flag },
  'phone.setChain': { chainId: is.chainId },
  'phone.setAccounts': { accountIndexes: is.someAccountIndexes },
  'phone.disconnect': {},
  'page.visible': { visible: is.flag },
  'hostile.post': { message: is.anything },
  'fault.add': { rule: is.rule },
  'fault.clear': {},
  'clipboard.deny': { denied: is.flag },
  'clipboard.set': { text: is.text },
  'otherTab.disconnect': {},
  'chain.mine': { ...onChain, blocks: optional(is.count) },
  'chain.automine': { ...onChain, on: is.flag },
  'chain.setBalance': { ...ofAccount, wei: is.amount },
  'chain.airdrop': { ...ofAccount, lamports: is.amount },
  'chain.setTokenBalance': { ...ofToken, units: is.amount },
  'chain.setAllowance': { ...ofToken, units: is.amount, spender: optional(is.address) },
  'chain.setTokenSymbol': { ...onChain, token: is.text, symbol: is.text },
  'chain.setBaseFee': { ...onChain, wei: is.amount },
  'chain.setName': {
    name: is.text,
    account: is.accountOrNull,
    primary: optional(is.onlyTrue),
    avatar: optional(is.text),
    chainId: optional(is.chainId),
  },
  'chain.poisonHistory': { ...ofToken, address: is.address },
  'chain.drop': onChain,
  'chain.replace': { ...onChain, how: is.oneOf('speedUp', 'cancel') },
  'chain.reorg': { ...onChain, depth: is.count },
  'price.set': { symbol: is.text, usd: is.number },
  'world.patch': { patch: is.world },
  run: { ms: is.time },
  jump: { ms: is.time },
  runToNext: {},
}
