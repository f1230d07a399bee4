import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import type { Storage } from '../../../../backends/port/storage.ts'
import { namespaceKey } from '../../../core/kernel/storageKeys.ts'
import { sameAddress } from '../rules/addressRules.ts'

/** The most recipients per account, and the most accounts. */
const maxEntries = 20

/** A sending account in its chain namespace. */
export interface Sender {
  readonly chain: ChainNamespace
  readonly account: Address
}

type Kept = Readonly<Record<string, readonly Address[]>>

/**
 * The recipients of each account, newest first. Only addresses are stored, and only until the session ends, because the
 * next person in this browser may trust others.
 */
export const recentRecipients = {
  read(storage: Storage, sender: Sender): readonly Address[] {
    return readKept(storage, sender)[accountKey(sender)] ?? []
  },
  add(storage: Storage, sender: Sender, recipient: Address): void {
    const { [accountKey(sender)]: own = [], ...others } = readKept(storage, sender)
    const fresh = [recipient, ...own.filter((each) => !sameAddress(each, recipient))]
    const accounts = [[accountKey(sender), fresh.slice(0, maxEntries)], ...Object.entries(others)]
    storage.set(
      namespaceKey('recipients', sender.chain),
      JSON.stringify(Object.fromEntries(accounts.slice(0, maxEntries))),
    )
  },
}

/** Returns the key of an account. Solana addresses are case-sensitive, EVM addresses are not. */
function accountKey({ chain, account }: Sender): string {
  return chain === 'eip155' ? account.toLowerCase() : account
}

function readKept(storage: Storage, { chain }: Sender): Kept {
  try {
    const stored = JSON.parse(storage.get(namespaceKey('recipients', chain)) ?? '{}') as object
    const accounts = Object.entries(stored).slice(0, maxEntries)
    return Object.fromEntries(accounts.map(([account, list]) => [account, addresses(list)]))
  } catch {
    return {} // Not ours: treat as empty.
  }
}

function addresses(list: unknown): readonly Address[] {
  if (!Array.isArray(list)) return []
  return list.filter((each): each is string => typeof each === 'string').slice(0, maxEntries)
}
