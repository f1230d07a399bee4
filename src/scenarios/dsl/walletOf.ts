import type { InstalledWallet } from '../../backends/mock/world/worldTypes.ts'
import { initialPicture } from './initialPicture.ts'

/** An installed wallet, built from the few facts that a scenario sets. */
export function walletOf(
  facts: Pick<InstalledWallet, 'key' | 'name' | 'rdns'> & Partial<InstalledWallet>,
): InstalledWallet {
  return {
    via: 'eip6963',
    uuid: uuidFrom(facts.key),
    icon: initialPicture(facts.name),
    accountIndexes: [0],
    chainId: 'eip155:1',
    knownChainIds: ['eip155:1', 'eip155:137', 'eip155:8453', 'eip155:11155111'],
    grantedOrigins: [],
    locked: false,
    installed: true,
    policy: 'ask',
    ...facts,
  }
}

/** Returns the UUID of a key, always the same one. */
function uuidFrom(key: string): string {
  const hex = [...key].map((letter) => letter.charCodeAt(0).toString(16)).join('')
  return `00000000-0000-4000-8000-${hex.padEnd(12, '0').slice(0, 12)}`
}
