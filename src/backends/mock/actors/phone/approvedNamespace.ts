import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { ChainId } from '../../../port/chainIds.ts'

/** What the simulated wallet can do for an app. */
const ownMethods: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_switchEthereumChain',
]

/** A namespace of a session (CAIP-25): the chosen test accounts on each of the chosen chains. */
export function approvedNamespace(
  accountIndexes: readonly number[],
  chainIds: readonly ChainId[],
  asked: readonly string[] = ownMethods,
) {
  const addresses = accountIndexes.map((index) => {
    const account = testAccounts[index]
    if (account === undefined) throw new Error(`There is no test account ${index}: use 0 to 9.`)
    return account.address
  })
  return {
    chains: [...chainIds],
    accounts: chainIds.flatMap((chainId) => addresses.map((address) => `${chainId}:${address}`)),
    methods: ownMethods.filter((method) => asked.includes(method)),
    events: ['accountsChanged', 'chainChanged'],
  }
}
