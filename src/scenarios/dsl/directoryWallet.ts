import type { Wallet } from '../../backends/port/services/wallets.ts'
import { initialPicture } from './initialPicture.ts'

/**
 * Returns a wallet of the directory or of the host, with a picture, and an id that repeats one
 * letter.
 */
export function directoryWallet(letter: string, facts: Partial<Wallet> & { name: string }): Wallet {
  return {
    id: letter.repeat(64),
    homepage: `https://${letter}.example`,
    // The directory sets the first field, a host the second.
    image_id: `picture-${letter}`,
    image_url: initialPicture(facts.name),
    ...facts,
  }
}
