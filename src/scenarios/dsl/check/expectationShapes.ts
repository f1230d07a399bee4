import type { Expectation } from '../expectation.ts'
import * as is from './checks.ts'
import type { ShapeOf } from './stepShapes.ts'

type Shapes = {
  readonly [E in Expectation['expect']]: ShapeOf<Extract<Expectation, { readonly expect: E }>>
}

const { optional } = is
const ofAccount = { chainId: is.network, account: is.account }
const number = optional(is.number)
const amount = optional(is.amount)

/** Every expectation, by its `expect`. */
export const expectationShapes: Shapes = {
  modal: { open: is.flag },
  view: { is: is.view },
  title: { is: is.textOrNull },
  text: { text: is.text, absent: optional(is.flag), within: optional(is.scope) },
  element: {
    target: is.target,
    is: optional(
      is.oneOf('visible', 'absent', 'enabled', 'disabled', 'focused', 'checked', 'busy'),
    ),
    value: optional(is.text),
    count: optional(is.count),
    described: optional(is.text),
  },
  order: { role: is.text, names: is.listOf(is.text), within: optional(is.scope) },
  link: { target: is.target, href: is.text, newTab: optional(is.flag) },
  box: {
    target: is.target,
    width: number,
    height: number,
    maxWidth: number,
    maxHeight: number,
    left: number,
    bottom: number,
  },
  style: { target: is.target, property: is.text, is: is.text },
  scrollBox: { target: is.target, height: is.number },
  toast: { text: is.text, variant: optional(is.text) },
  noToast: {},
  analytics: {
    event: is.event,
    properties: optional(is.object),
    times: optional(is.count),
  },
  calls: {
    name: is.call,
    times: optional(is.count),
    atLeast: optional(is.count),
    arguments: optional(is.anything),
    lacks: optional(is.text),
  },
  balance: { ...ofAccount, wei: amount, changedBy: amount, atMost: amount, atLeast: amount },
  tokenBalance: {
    ...ofAccount,
    token: is.text,
    units: amount,
    changedBy: amount,
    atLeast: amount,
  },
  allowance: {
    ...ofAccount,
    token: is.text,
    units: is.amount,
    spender: optional(is.address),
  },
  nonce: { ...ofAccount, changedBy: is.number },
  chainWaiting: { chainId: is.network, count: is.count },
  timer: { label: is.timer, pending: is.flag, inMs: optional(is.time) },
  opened: {
    url: is.text,
    starts: optional(is.onlyTrue),
    target: optional(is.oneOf('blank', 'self')),
    absent: optional(is.onlyTrue),
  },
  clipboard: { text: is.text },
  stored: { key: is.text, contains: optional(is.text), absent: optional(is.onlyTrue) },
  neverAsked: { host: is.text },
  pictures: { count: is.count },
  qrCode: { text: is.text },
  walletWaiting: { wallet: is.wallet, count: is.count },
  phone: { waiting: optional(is.count), sessions: optional(is.count) },
  popups: { count: is.count },
  mails: { to: is.text, count: is.count },
  focusInModal: {},
  hostRequest: { method: is.text, outcome: is.text },
  frame: {
    shown: is.flag,
    width: number,
    height: number,
    left: number,
    bottom: number,
    centred: optional(is.flag),
    theme: optional(is.oneOf('light', 'dark')),
    heading: optional(is.text),
    amount: optional(is.text),
  },
  activeAccount: {
    chainId: is.network,
    type: is.oneOf('eoa', 'smartAccount'),
    deployed: optional(is.flag),
    wei: amount,
  },
  refused: { atLeast: is.count },
}
