import type { Wallet } from '../../backends/port/services/wallets.ts'

/** A wallet of the directory or of the host, with an id that repeats one letter. */
export function directoryWallet(letter: string, facts: Partial<Wallet> & { name: string }): Wallet {
  return { id: letter.repeat(64), homepage: `https://${letter}.example`, ...facts }
}
