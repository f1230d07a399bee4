import type { AccountRef } from '../../../scenarios/index.ts'

/** Somebody on a chain, in the middle of a sentence. */
export function describeAccount(account: AccountRef): string {
  if (typeof account === 'number') return `test account ${account}`
  return account === 'active' ? 'the connected account' : account
}
