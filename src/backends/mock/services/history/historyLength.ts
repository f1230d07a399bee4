import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { ChainId } from '../../../port/chainIds.ts'

/**
 * Number of past entries by index of the public test accounts. Other accounts have none: the accounts 4, 7 and 9, and accounts created
 * during a scenario.
 */
const lengths: Readonly<Record<number, Readonly<Record<ChainId, number>>>> = {
  0: { 'eip155:1': 170, 'eip155:137': 60, 'eip155:8453': 24 },
  1: { 'eip155:1': 64, 'eip155:137': 3 },
  2: { 'eip155:1': 23 },
  3: { 'eip155:1': 12 },
  5: { 'eip155:1': 5 },
  6: { 'eip155:1': 60, 'eip155:8453': 21 },
  8: { 'eip155:1': 8 },
}

/** Number of an account's entries on a network before the world's start. */
export function historyLength(account: string, chainId: ChainId): number {
  const index = testAccounts.findIndex(
    ({ address }) => address.toLowerCase() === account.toLowerCase(),
  )
  return lengths[index]?.[chainId] ?? 0
}
