import type { Address, AuthUser } from '../../port/connectors.ts'

/** Returns the active address first, then the user's others. */
export function addressesOf(user: AuthUser): readonly Address[] {
  const others = user.accounts.map(({ address }) => address)
  return [user.address, ...others.filter((address) => address !== user.address)]
}
