import { testAccounts } from '../../../../../../anvil/accounts.ts'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'

/**
 * The methods and events that the simulated wallet supports, by chain namespace. Methods in `declines` are approved because older apps
 * require them, but answered with 4200 as MetaMask does: `eth_sign` would sign any data.
 */
export const walletNamespaces = {
  eip155: {
    accounts: testAccounts,
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'personal_sign',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ],
    declines: ['eth_sign', 'eth_signTransaction'],
    events: ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'],
  },
  solana: {
    accounts: solanaAccounts,
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'solana_signMessage',
      'solana_signTransaction',
    ],
    declines: [],
    events: ['accountsChanged', 'chainChanged'],
  },
} as const satisfies Record<string, WalletNamespace>

interface WalletNamespace {
  readonly accounts: readonly { readonly address: string }[]
  readonly methods: readonly string[]
  readonly declines: readonly string[]
  readonly events: readonly string[]
}
