/** The timers of the widget, of the production backend and of the simulator. */
export const timerLabels = [
  'account.tokens',
  'activity.pending',
  'approval.refused',
  'chain.receiptPoll',
  'chain.walletAnswer',
  'clock.tick',
  'clock.timeout',
  'connectors.accounts',
  'connectors.chain',
  'connectors.chainPoll',
  'connectors.lateWallet',
  'connectors.revoke',
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
  'onramp.known',
  'onramp.lastCheck',
  'onramp.poll',
  'onramp.refetch',
  'onramp.settle',
  'onramp.typing',
  'onramp.windowCheck',
  'page.interval',
  'page.timeout',
  'phone.sleep',
  'phone.timeout',
  'popup.timeout',
  'send.recipient',
  'send.search',
  'session.restore',
  'siwe.session',
  'social.windowCheck',
  'stage.timeout',
  'swap.quote',
  'swap.refresh',
  'swap.transaction',
  'toast.hide',
  'transaction.nonce',
  'transaction.pending',
  'transaction.signaturePoll',
  'view.slow',
  'view.announced',
  'view.timeout',
  'wallet.appears',
  'wallet.revokes',
  'wallet.switches',
  'walletConnect.check',
  'walletConnect.disconnect',
  'walletConnect.pairing',
  'walletConnect.read',
  'walletConnect.relay',
  'walletConnect.renew',
  'walletConnect.request',
  'wallets.buffering',
  'wallets.searchDebounce',
] as const

/**
 * Label of a timer, as the clock panel and scenarios show it. An unknown label does not compile, so an expectation that
 * a timer is absent cannot pass because of a typo.
 */
export type TimerLabel =
  | (typeof timerLabels)[number]
  /** The expiry of a code, followed by the address it was mailed to. */
  | `mailbox.codeExpires ${string}`
  /** A fault that delays a call. */
  | `fault${'' | '.'}${string}`
  /** Real-time timers of the workbench. */
  | `workbench.${string}`
