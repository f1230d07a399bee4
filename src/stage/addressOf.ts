import { namespaceOf, type ChainId } from '../backends/port/chainIds.ts'
import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import type { AccountRef } from '../scenarios/index.ts'
import type { Foyer } from '../widget/foyer.ts'

/** An account on a chain, as a scenario names it. */
interface AccountOnChain {
  readonly account: AccountRef
  readonly chainId: ChainId
}

/** The address for a scenario's account. Throws if there is no such account, or no account is connected. */
export function addressOf(
  { account, chainId }: AccountOnChain,
  { chains }: Pick<Simulator, 'chains'>,
  foyer: () => Foyer,
): string {
  if (typeof account === 'number') {
    const accounts = namespaceOf(chainId) === 'solana' ? chains.solanaAccounts : chains.accounts
    const found = accounts[account]?.address
    if (found !== undefined) return found
    throw new Error(`There is no test account ${account}: use 0 to ${accounts.length - 1}.`)
  }
  if (account !== 'active') return account
  const { address } = foyer().getState()
  if (address === undefined) throw new Error('No account is connected.')
  return address
}
