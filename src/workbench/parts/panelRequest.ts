interface Answer {
  readonly title: string
  readonly give: () => Promise<void> | void
}

/** A request that waits for a person in one of the panels. */
export interface PanelRequest {
  readonly key: string
  /** The wallet, site or phone that sends the request. */
  readonly who: string
  readonly what: string
  /** Approves the request; absent if it can only be rejected. */
  readonly approve?: Answer
  readonly decline: Answer
}

const methods: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'connect',
  wallet_requestPermissions: 'connect',
  'standard:connect': 'connect',
  personal_sign: 'sign a message',
  'solana:signMessage': 'sign a message',
  solana_signMessage: 'sign a message',
  'solana:signIn': 'sign in',
  eth_signTypedData_v4: 'sign typed data',
  eth_sendTransaction: 'send a transaction',
  'solana:signAndSendTransaction': 'send a transaction',
  solana_signAndSendTransaction: 'send a transaction',
  'solana:signTransaction': 'sign a transaction',
  solana_signTransaction: 'sign a transaction',
  wallet_switchEthereumChain: 'switch network',
  wallet_addEthereumChain: 'add a network',
  wallet_watchAsset: 'add a token',
  wallet_sendCalls: 'send calls',
}

/** The name of a method in plain words; unchanged for an unknown method. */
export const spokenMethod = (method: string) => methods[method] ?? method
