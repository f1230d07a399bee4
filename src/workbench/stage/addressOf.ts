import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { AccountRef } from '../../scenarios/index.ts'
import type { Foyer } from '../../widget/foyer.ts'

/** The address that a scenario means. Throws when there is no such account, or no account is connected. */
export function addressOf(
  account: AccountRef,
  { chains }: Pick<Simulator, 'chains'>,
  foyer: Foyer,
): string {
  if (typeof account === 'number') {
    const found = chains.accounts[account]?.address
    if (found === undefined) throw new Error(`There is no test account ${account}: use 0 to 9.`)
    return found
  }
  if (account !== 'active') return account
  const { address } = foyer.getState()
  if (address === undefined) throw new Error('Nobody is connected.')
  return address
}
