import type { Network } from '../../port/network.ts'

/**
 * Returns the permissions requested from a wallet: the host's networks by chain namespace, all of
 * them optional, so that a wallet without one can still connect (wire 5.5). The wallet reads them
 * at its own RPC URLs, because the host's contain its project id.
 */
export function requestedNamespaces(networks: readonly Network[]) {
  return Object.fromEntries(
    Object.entries(methods).flatMap(([namespace, asked]) => {
      const own = networks.filter(({ chain }) => chain === namespace)
      if (own.length === 0) return []
      const chains = own.map(({ id }) => id)
      const events = ['accountsChanged', 'chainChanged']
      return [[namespace, { chains, methods: [...asked], events }]]
    }),
  )
}

const evm: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_registerOnboarding',
  'wallet_watchAsset',
  'wallet_scanQRCode',
]

const solana: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_requestAccounts',
  'solana_getAccounts',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

const methods: Readonly<Record<string, readonly string[]>> = { eip155: evm, solana }
