/** What the timers of the widget, of the production backend and of the simulated outside wait for. */
export const timerLabels = [
  'account.tokens',
  'activity.pending',
  'approval.refused',
  'chain.receiptPoll',
  'chain.walletAnswer',
  'clock.tick',
  'clock.timeout',
  'connectors.lateWallet',
  'element.load',
  'locale.patience',
  'email.resendCoolDown',
  'email.loginCoolDown',
  'frame.load',
  'frame.reply',
  'http.timeLimit',
  'names.debounce',
  'networks.search',
  'onramp.giveUp',
  'onramp.lastCheck',
  'onramp.poll',
  'onramp.refetch',
  'onramp.settle',
  'onramp.typing',
  'page.interval',
  'page.timeout',
  'phone.timeout',
  'popup.timeout',
  'send.recipient',
  'send.search',
  'siwe.session',
  'social.windowCheck',
  'stage.timeout',
  'swap.quote',
  'swap.refresh',
  'swap.transaction',
  'toast.hide',
  'transaction.pending',
  'transaction.signaturePoll',
  'view.slow',
  'view.announced',
  'view.timeout',
  'walletConnect.check',
  'walletConnect.disconnect',
  'walletConnect.pairing',
  'walletConnect.relay',
  'walletConnect.request',
  'wallets.buffering',
  'wallets.searchDebounce',
] as const

/**
 * Name of a timer, as the clock panel and scenarios read it. A name that no timer has does not compile, so that an
 * expectation that a timer does not wait cannot hold because of a slip.
 */
export type TimerLabel =
  | (typeof timerLabels)[number]
  /** A code that expires, with the address that it was mailed to. */
  | `mailbox.codeExpires ${string}`
  /** A fault, with the call that it delays. */
  | `fault${'' | '.'}${string}`
  /** What the workbench waits for in real time. */
  | `workbench.${string}`
