import { testAccounts } from '../../../../../anvil/accounts.ts'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { namespaceOf, type ChainId } from '../../../port/chainIds.ts'

/** What the simulated wallet can do for an app, by chain namespace. */
const namespaces = {
  eip155: {
    accounts: testAccounts,
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'personal_sign',
      'wallet_switchEthereumChain',
    ],
  },
  solana: {
    accounts: solanaAccounts,
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
  },
} as const

interface ApprovedNamespace {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

/** The namespaces of a session (CAIP-25): the chosen test accounts on each of the chosen chains. */
export function approvedNamespaces(
  accountIndexes: readonly number[],
  chainIds: readonly ChainId[],
  asked: readonly string[],
): Record<string, ApprovedNamespace> {
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, { accounts, methods }]) => {
      const chains = chainIds.filter((chainId) => namespaceOf(chainId) === namespace)
      if (chains.length === 0) return []
      const addresses = accountIndexes.map((index) => {
        const account = accounts[index]
        if (account === undefined) throw new Error(`There is no test account ${index} there.`)
        return account.address
      })
      return [
        [
          namespace,
          {
            chains,
            accounts: chains.flatMap((chainId) =>
              addresses.map((address) => `${chainId}:${address}`),
            ),
            methods: methods.filter((method) => asked.includes(method)),
            events: ['accountsChanged', 'chainChanged'],
          },
        ],
      ]
    }),
  )
}
