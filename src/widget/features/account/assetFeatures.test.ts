import { describe, expect, it } from 'vitest'
import type { AccountType, ConnectorType } from '../../../backends/port/connectors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { offersActivation, offersToggle } from '../smart-account/smartAccountRules.ts'
import {
  accountActions,
  accountEntries,
  activityIsComing,
  hasWalletFeatures,
} from './accountRules.ts'

const service = new Proxy({}, { get: () => () => undefined })
const backend = { onramp: service, swap: service } as never
const everything = { enableOnramp: true, enableSwaps: true }
const noOnramp = { enableOnramp: false, enableSwaps: true }
const noSwaps = { enableOnramp: true, enableSwaps: false }
const nothing = { enableOnramp: false, enableSwaps: false }
const all = ['buy', 'swap', 'receive', 'send']

const widgetOf = (type: ConnectorType, walletFeatures: boolean) => {
  const { connection } = createTestConnection({ type })
  const connector = { ...testConnector, type, walletFeatures }
  return hasWalletFeatures({
    status: 'connected',
    connector,
    connection,
    address: '0x1',
    accounts: ['0x1'],
  })
}

describe('what an account can do', () => {
  it.each([
    ['AUTH', true, true],
    ['AUTH', false, false],
    ['INJECTED', true, false],
    ['ANNOUNCED', true, false],
    ['WALLET_CONNECT', true, false],
    ['MULTI_CHAIN', true, false],
    ['EXTERNAL', true, false],
  ] as const)(
    'shows for a %s connection with walletFeatures %s the wallet-features widget: %s [A-006 A-149]',
    (type, walletFeatures, has) => {
      expect(widgetOf(type, walletFeatures)).toBe(has)
    },
  )

  it('offers nothing while no account is connected', () => {
    expect(hasWalletFeatures({ status: 'disconnected', remembered: false })).toBe(false)
    expect(hasWalletFeatures({ status: 'reconnecting' })).toBe(false)
  })

  it.each([
    ['eip155', everything, all, ['buy', 'swap', 'activity']],
    ['eip155', noOnramp, ['swap', 'receive', 'send'], ['swap', 'activity']],
    ['eip155', noSwaps, ['buy', 'receive', 'send'], ['buy', 'activity']],
    ['eip155', nothing, ['receive', 'send'], ['activity']],
    ['solana', everything, ['receive', 'send'], ['activity']],
    ['solana', nothing, ['receive', 'send'], ['activity']],
  ] as const)(
    'shows on %s with %o the actions %j, on the default widget %j [A-003 A-004 A-010 A-149]',
    (chain, config, actions, entries) => {
      const facts = { config, backend, chain }
      expect(accountActions(facts)).toEqual(actions)
      expect(accountEntries(facts)).toEqual(entries)
    },
  )

  it('announces activity for later on Solana only [A-005 A-149]', () => {
    expect([activityIsComing('eip155'), activityIsComing('solana')]).toEqual([false, true])
  })

  it.each([
    ['AUTH', 'eoa', false, true, true],
    ['AUTH', 'eoa', true, false, true],
    ['AUTH', 'smartAccount', false, false, true],
    ['AUTH', 'smartAccount', true, false, true],
    ['ANNOUNCED', 'eoa', false, false, false],
    ['WALLET_CONNECT', 'eoa', false, false, false],
  ] as readonly (readonly [ConnectorType, AccountType, boolean, boolean, boolean])[])(
    'invites a %s connection that prefers %s, deployed %s, to activate its account: %s [A-008 A-149]',
    (connection, preferred, deployed, invited, toggles) => {
      const facts = { connection, chainId: 'eip155:8453', enabled: ['eip155:8453'] } as const
      expect(offersActivation(facts, { deployed, preferred })).toBe(invited)
      expect(offersToggle(facts)).toBe(toggles)
    },
  )

  it('leaves out entries that are missing in the widget or the backend', () => {
    const facts = { config: everything, backend, chain: 'eip155' } as const
    expect(accountActions({ ...facts, backend: {} })).toEqual(['receive', 'send'])
  })
})
