import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'

/**
 * The visitor's choice among the accounts of a connection, kept for later visits (C-220, open point
 * 97).
 */
export interface StoredAccounts {
  /** The wallet's first account at that time. If it differs now, the wallet has switched accounts. */
  readonly first: Address
  readonly active: Address
  /** Absent if the visitor was never asked; then all accounts are usable. */
  readonly selected?: readonly Address[]
}

/** Reads the choice; `undefined` if it is missing or invalid. */
export function readStoredAccounts(
  storage: Storage,
  chain: ChainNamespace,
): StoredAccounts | undefined {
  const kept = parse(storage.get(namespaceKey('accounts', chain)))
  if (kept === undefined || typeof kept.first !== 'string' || typeof kept.active !== 'string') {
    return undefined
  }
  const { first, active, selected } = kept
  return { first, active, ...(isTexts(selected) ? { selected } : {}) }
}

/**
 * Returns the usable accounts and the active one, of those that the connection offers (never
 * empty).
 */
export function chooseAccounts(
  offered: readonly Address[],
  kept: StoredAccounts | undefined,
): { readonly accounts: readonly Address[]; readonly address: Address | undefined } {
  const [first] = offered
  const selected = kept?.selected?.map(keyOf)
  const counted = selected ? offered.filter((each) => selected.includes(keyOf(each))) : offered
  const isSame = first !== undefined && kept !== undefined && keyOf(kept.first) === keyOf(first)
  const active = isSame ? counted.find((each) => keyOf(each) === keyOf(kept.active)) : undefined
  const address = active ?? first
  if (address === undefined || counted.includes(address)) return { accounts: counted, address }
  return { accounts: [address, ...counted], address }
}

/**
 * Returns the same key for the two spellings of an EVM address: hex is not case-sensitive, Base58
 * is.
 */
function keyOf(address: Address): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined
  try {
    return { ...(JSON.parse(text) as object) }
  } catch {
    // Not written by the widget: treat as empty.
    return undefined
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
