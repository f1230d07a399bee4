import { expect, it } from 'vitest'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { waitingRequests } from './waitingRequests.ts'

const none = { requests: () => [], windows: () => [], waiting: () => [] }

/** A simulator in which one wallet and the phone wait, and a record of the decisions. */
function createWaiting(more: object = {}) {
  const decided: unknown[] = []
  const parts = {
    wallets: {
      requests: () => [{ id: 7, walletKey: 'fox', method: 'eth_requestAccounts' }],
      approve: (id: number) => decided.push(['approve', id]),
      reject: (id: number) => decided.push(['reject', id]),
    },
    world: { get: () => ({ wallets: [{ key: 'fox', name: 'Emberfox' }] }) },
    phone: {
      proposals: () => [{ id: 3, name: 'Harbour', approvableChainIds: ['eip155:1'] }],
      requests: () => [],
      approve: (id: number, choice: unknown) => decided.push(['phone', id, choice]),
    },
    secureSite: none,
    social: none,
    farcaster: none,
    onramp: none,
    mailbox: { mails: () => [] },
    ...more,
  }
  return { decided, simulator: parts as unknown as Simulator }
}

it('lists the waiting requests, those of the open panel first', () => {
  const { simulator } = createWaiting()
  const words = (panel: 'faults' | 'phone') =>
    waitingRequests(simulator, panel).map(({ who, what }) => `${who}: ${what}`)
  expect(words('faults')).toEqual(['Emberfox: connect', 'Phone: connect to Harbour'])
  expect(words('phone')).toEqual(['Phone: connect to Harbour', 'Emberfox: connect'])
})

it('approves with the first account and every network that the phone knows', async () => {
  const { simulator, decided } = createWaiting()
  const [wallet, phone] = waitingRequests(simulator, 'faults')
  await wallet?.decline.give()
  await phone?.approve?.give()
  expect(decided).toEqual([
    ['reject', 7],
    ['phone', 3, { accountIndexes: [0], chainIds: ['eip155:1'] }],
  ])
})

it('offers no approval when the phone cannot meet the requirements of the app', () => {
  const proposals = () => [{ id: 3, name: 'Harbour', approvableChainIds: [], unmet: { code: 1 } }]
  const { simulator } = createWaiting({ phone: { proposals, requests: () => [] } })
  expect(waitingRequests(simulator, 'phone')[0]?.approve).toBeUndefined()
})

it('lists the requests of the other panels when one actor fails', () => {
  const mails = () => {
    throw new Error('the mailbox is broken')
  }
  const { simulator } = createWaiting({ mailbox: { mails } })
  expect(waitingRequests(simulator, 'mail')).toHaveLength(2)
})
