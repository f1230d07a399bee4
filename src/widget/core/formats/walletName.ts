import type { Wallet } from '../../../backends/port/services/wallets.ts'

/** Returns the name of a wallet that a host may have set; `undefined` if it is missing or blank. */
export function walletName(wallet: Wallet | undefined): string | undefined {
  const name: unknown = wallet?.name
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}
