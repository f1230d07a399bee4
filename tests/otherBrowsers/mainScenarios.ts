/** Scenarios that together show every view. They are played in Firefox and WebKit, while Chromium replays all. */
export const mainScenarios: readonly string[] = [
  // Wallets of the page and of the directory.
  'whole-visit',
  'continue-with-a-wallet',
  'get-prompt',
  'what-is-a-wallet',
  'directory-malformed',
  'walletconnect-phone',
  // Logins.
  'email-login',
  'email-device-rejected',
  'email-change',
  'social-google',
  'social-all',
  'farcaster-desktop',
  'siwe-sign-in',
  // Networks.
  'switch-network',
  'switch-chain-destination',
  'unsupported-chain-disconnect',
  // The account.
  'account-gone-in-every-view',
  'names-by-email',
  'upgrade-later',
  'upgrade-email-wallet',
  // Money.
  'a-day-with-money',
  'frame-sign-and-pay',
  'convert-views',
  'onramp-options-down',
  'solana-send-token',
  'receive-on-solana',
  'solana-connector-gone',
  // Languages.
  'locale-switched',
  'locale-dates',
]
