import type { Address } from '../../../backends/port/connectors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { storageKeys } from '../kernel/storageKeys.ts'
import { readAddressLabels, type AddressLabels } from './addressLabels.ts'

/** Stores a trimmed label; an empty one removes it. Returns all labels. */
export function saveAddressLabel(storage: Storage, address: Address, label: string): AddressLabels {
  const { [address]: _, ...others } = readAddressLabels(storage, [address])
  const trimmed = label.trim()
  const labels = trimmed === '' ? others : { ...others, [address]: trimmed }
  storage.set(storageKeys.addressLabels, JSON.stringify(labels))
  return labels
}
