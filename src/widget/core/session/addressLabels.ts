import type { Address } from '../../../backends/port/connectors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { storageKeys } from '../kernel/storageKeys.ts'

/** A visitor's own names for addresses (C-171). */
export type AddressLabels = Readonly<Record<Address, string>>

/**
 * Returns the labels stored in this browser, without invalid ones. Their addresses have the
 * spelling of `accounts`, because an earlier visit may have stored an EVM address in lower case.
 */
export function readAddressLabels(
  storage: Storage,
  accounts: readonly Address[] = [],
): AddressLabels {
  const text = storage.get(storageKeys.addressLabels)
  if (text === undefined) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    const labels = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    )
    const spelled = (stored: string) =>
      accounts.find(
        (each) => each.startsWith('0x') && each.toLowerCase() === stored.toLowerCase(),
      ) ?? stored
    return Object.fromEntries(labels.map(([stored, label]) => [spelled(stored), label]))
  } catch {
    // Not written by the widget: treat as empty.
    return {}
  }
}
