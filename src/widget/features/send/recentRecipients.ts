import type { Address } from '../../../backends/port/connectors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { storageKeys } from '../../core/storageKeys.ts'
import { sameAddress } from './addressRules.ts'

/** How many are kept. */
const most = 20

/** Whom the visitor has sent to from here, newest first. Nothing but their addresses is kept. */
export const recentRecipients = {
  read(storage: Storage): readonly Address[] {
    try {
      const kept: unknown = JSON.parse(storage.get(storageKeys.recipients) ?? '[]')
      if (!Array.isArray(kept)) return []
      return kept.filter((each): each is string => typeof each === 'string').slice(0, most)
    } catch {
      return [] // Somebody else's text under our key: nobody is known.
    }
  },
  add(storage: Storage, address: Address): void {
    const others = recentRecipients.read(storage).filter((each) => !sameAddress(each, address))
    storage.set(storageKeys.recipients, JSON.stringify([address, ...others].slice(0, most)))
  },
}
