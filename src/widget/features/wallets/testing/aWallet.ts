import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/** A wallet of the directory named after its id. */
export function aWallet(id: string, fields: Partial<Wallet> = {}): Wallet {
  return { id, name: `Wallet ${id}`, ...fields }
}
