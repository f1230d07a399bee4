import { asRecord } from '../../../backends/port/asRecord.ts'
import type { Address, Connection } from '../../../backends/port/connectors.ts'
import type { GuardContext } from './transactionGuard.ts'

/** Guard: the wallet itself reports the account of the order. Rejects like the wallet. */
export async function walletAccount({
  connection,
  order,
}: Pick<GuardContext<unknown>, 'connection' | 'order'>): Promise<{ kind: 'account' } | undefined> {
  const accounts = await accountsOf(connection)
  // Base58 is case-sensitive, hex is not.
  const isSame = (one: Address) =>
    connection.chain === 'solana'
      ? one === order.account
      : one.toLowerCase() === order.account.toLowerCase()
  return accounts.some(isSame) ? undefined : { kind: 'account' }
}

async function accountsOf({ chain, provider }: Connection): Promise<readonly Address[]> {
  const method = chain === 'solana' ? 'solana_getAccounts' : 'eth_accounts'
  const answer = await provider.request({ method })
  const accounts: readonly unknown[] = Array.isArray(answer) ? answer : []
  return accounts.map((each) => String(chain === 'solana' ? asRecord(each).pubkey : each))
}
