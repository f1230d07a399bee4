import { expect, it } from 'vitest'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { waitingRequests } from './waitingRequests.ts'

const none = { requests: () => [], windows: () => [], waiting: () => [] }

/** A simulator in which one wallet and the phone wait, with what was decided. */
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

it('lists what waits, that of the panel in view first', () => {
  const { simulator } = createWaiting()
  const words = (tab: 'faults' | 'phone') =>
    waitingRequests(simulator, tab).map(({ who, what }) => `${who}: ${what}`)
  expect(words('faults')).toEqual(['Emberfox: connect', 'Phone: connect to Harbour'])
  expect(words('phone')).toEqual(['Phone: connect to Harbour', 'Emberfox: connect'])
})

it('answers with the first account and every network that the phone knows', async () => {
  const { simulator, decided } = createWaiting()
  const [wallet, phone] = waitingRequests(simulator, 'faults')
  await wallet?.decline.give()
  await phone?.approve?.give()
  expect(decided).toEqual([
    ['reject', 7],
    ['phone', 3, { accountIndexes: [0], chainIds: ['eip155:1'] }],
  ])
})

it('offers no approval where the phone lacks what the app requires', () => {
  const proposals = () => [{ id: 3, name: 'Harbour', approvableChainIds: [], unmet: { code: 1 } }]
  const { simulator } = createWaiting({ phone: { proposals, requests: () => [] } })
  expect(waitingRequests(simulator, 'phone')[0]?.approve).toBeUndefined()
})

it('lists the others when one actor is broken', () => {
  const mails = () => {
    throw new Error('the mailbox is broken')
  }
  const { simulator } = createWaiting({ mailbox: { mails } })
  expect(waitingRequests(simulator, 'mail')).toHaveLength(2)
})
