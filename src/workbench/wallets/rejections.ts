/** Rejections of a wallet: EIP-1193, EIP-3326 and JSON-RPC codes. */
export const rejections = [
  { code: 4001, what: 'rejected', message: 'User rejected the request.' },
  { code: 4100, what: 'unauthorized', message: 'The account is not authorized.' },
  { code: 4200, what: 'unsupported', message: 'The method is not supported.' },
  { code: 4900, what: 'disconnected', message: 'The wallet is disconnected.' },
  { code: 4901, what: 'chain disconnected', message: 'The wallet is not connected to this chain.' },
  { code: 4902, what: 'unknown chain', message: 'The chain is unknown to the wallet.' },
  { code: -32002, what: 'pending', message: 'A request is already pending.' },
  { code: -32603, what: 'internal', message: 'Internal error.' },
] as const
