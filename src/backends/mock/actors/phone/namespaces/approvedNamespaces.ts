import { namespaceOf, type ChainId } from '../../../../port/chainIds.ts'
import type { ProposedNamespaces } from './proposedNamespaces.ts'
import { walletNamespaces } from './walletNamespaces.ts'

interface ApprovedNamespace {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

/**
 * Returns the namespaces of a session (CAIP-25): the chosen test accounts on each of the chosen
 * chains, under the ids that the app used. Accounts and chain may always change, so both events are
 * approved even if an app does not request them.
 */
export function approvedNamespaces(
  accountIndexes: readonly number[],
  chainIds: readonly ChainId[],
  proposed: ProposedNamespaces,
  /** Methods that are approved only because they are required; the wallet declines their requests later. */
  required: ProposedNamespaces = proposed,
): Record<string, ApprovedNamespace> {
  return Object.fromEntries(
    Object.entries(walletNamespaces).flatMap(([namespace, own]) => {
      const chains = chainIds.filter((chainId) => namespaceOf(chainId) === namespace)
      if (chains.length === 0) return []
      const addresses = accountIndexes.map((index) => {
        const account = own.accounts[index]
        if (account === undefined) throw new Error(`There is no test account ${index} there.`)
        return account.address
      })
      const { methods = [], events = [] } = proposed[namespace] ?? {}
      return [
        [
          namespace,
          {
            chains,
            accounts: chains.flatMap((chainId) =>
              addresses.map((address) => `${chainId}:${address}`),
            ),
            methods: [
              ...own.methods.filter((each) => methods.includes(each)),
              ...own.declines.filter((each) => required[namespace]?.methods.includes(each)),
            ],
            events: [...own.events].filter(
              (each) => each.endsWith('Changed') || events.includes(each),
            ),
          },
        ],
      ]
    }),
  )
}
