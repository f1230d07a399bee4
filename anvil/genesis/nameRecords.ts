import { testAccounts } from '../accounts.ts'

/** A name on the local Ethereum. */
export interface NameRecord {
  readonly name: string
  readonly address: `0x${string}`
  /** Set if it is the primary name of its address. */
  readonly primary?: true
  readonly avatar?: string
}

const circle = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23${colour}'/%3E%3C/svg%3E`

const account = (index: number) => testAccounts[index]?.address ?? '0x'

/** The names that the local Ethereum has at genesis. */
export const nameRecords: readonly NameRecord[] = [
  { name: 'vera.eth', address: account(7), avatar: circle('7a5') },
  { name: 'milo.eth', address: account(8) },
  { name: 'orbit.pocket.eth', address: account(2), primary: true },
  {
    name: 'harbour-library.eth',
    address: '0x70110000000000000000000000000000000011b7',
    primary: true,
    avatar: circle('36c'),
  },
]
