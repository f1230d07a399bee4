/** Names worth offering before anything was called. */
export const knownCalls: readonly string[] = [
  'directory.*',
  'directory.wallets',
  'directory.walletImage',
  'wallet.*',
  'wallet.eth_requestAccounts',
  'wallet.wallet_switchEthereumChain',
  'wallet.eth_sendTransaction',
  'wallet.personal_sign',
  'frame.*',
  'frame.connectEmail',
  'frame.connectOtp',
  'chain.*',
  'chain.eth_getBalance',
  'balances.balances',
  'identity.identity',
]
