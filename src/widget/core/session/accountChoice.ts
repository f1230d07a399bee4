import type { Address } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import type { ConnectedState, Connections } from './connections.ts'
import { readStoredAccounts, type StoredAccounts } from './storedAccounts.ts'

/** Chooses among the accounts of the active connection, also for later visits. */
export interface AccountChoice {
  /** Makes one of the connection's accounts the active one, also after a reload. Throws `none.account`. */
  setAddress(address: Address): void
  /**
   * Selects the usable accounts, the first of which in list order becomes active (C-220, open point
   * 97). Throws `none.account`.
   */
  select(addresses: readonly Address[]): void
}

/** Creates the choice. `connected` returns the active connection, or throws `none.account`. */
export function createAccountChoice(
  storage: Storage,
  connected: () => ConnectedState,
  show: Connections['show'],
): AccountChoice {
  /** Shows and stores a choice. */
  function keep(
    slot: ConnectedState,
    kept: Omit<StoredAccounts, 'first'>,
    accounts = slot.accounts,
  ) {
    const { chain } = slot.connection
    const [first] = slot.connection.accounts
    storage.set(namespaceKey('accounts', chain), JSON.stringify({ first, ...kept }))
    show(chain, kept.active, accounts)
  }

  return {
    setAddress(address) {
      const slot = connected()
      if (!slot.accounts.includes(address)) {
        throw new FoyerError('none.account', `${address} is not an account of this connection.`)
      }
      const selected = readStoredAccounts(storage, slot.connection.chain)?.selected
      keep(slot, { active: address, ...(selected ? { selected } : {}) })
    },
    select(addresses) {
      const slot = connected()
      const selected = slot.connection.accounts.filter((address) => addresses.includes(address))
      const [active] = addresses
      if (active === undefined || !selected.includes(active)) {
        throw new FoyerError('none.account', 'At least one account of the connection is needed.')
      }
      keep(slot, { active, selected }, addresses)
    },
  }
}
