import { expect, it } from 'vitest'
import type { CallName, CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import type { TimelineEntry } from '../../stage/timeline.ts'
import { callsOfEvents } from './callsOfEvents.ts'

const call = (id: number, name: CallName): CallRecord => ({
  id,
  name,
  startedAt: 0,
  arguments: {},
  status: 'done',
})
const entry = (id: number, lastCall: number, event: InspectEvent): TimelineEntry => ({
  id,
  at: 0,
  lastCall,
  event,
})
const begins = (id: number, lastCall: number, port: string, method: string) =>
  entry(id, lastCall, { type: 'call', port, method })
const ends = (id: number, lastCall: number, port: string, method: string) =>
  entry(id, lastCall, { type: 'callEnd', port, method })
const found = (entries: readonly TimelineEntry[], calls: readonly CallRecord[]) => [
  ...callsOfEvents(entries, calls),
]

it('finds the call that began between a call of a port and its end', () => {
  const calls = [call(1, 'swap.quote'), call(2, 'swap.quote'), call(3, 'swap.quote')]
  expect(found([begins(1, 1, 'swap', 'quote'), ends(2, 2, 'swap', 'quote')], calls)).toEqual([
    [1, 2],
    [2, 2],
  ])
})

it('finds a call that is still open', () => {
  expect(found([begins(1, 0, 'auth', 'connectOtp')], [call(1, 'frame.connectOtp')])).toEqual([
    [1, 1],
  ])
})

it('gives parallel calls of one name a call each, in their order', () => {
  const calls = [call(1, 'directory.walletImage'), call(2, 'directory.walletImage')]
  const entries = [
    begins(1, 0, 'directory', 'walletImage'),
    begins(2, 0, 'directory', 'walletImage'),
  ]
  expect(found(entries, calls)).toEqual([
    [1, 1],
    [2, 2],
  ])
})

it('finds the calls of ports that have other names across the boundary', () => {
  const calls = [
    call(1, 'wallet.eth_requestAccounts'),
    call(2, 'chain.eth_getBalance'),
    call(3, 'chain.eth_gasPrice'),
    call(4, 'relay.connect'),
    call(5, 'relay.wc_proposeSession'),
  ]
  const entries = [
    begins(1, 0, 'connectors', 'connect'),
    begins(2, 1, 'chains', 'call'),
    begins(3, 1, 'chains', 'nativeBalance'),
    begins(4, 3, 'walletConnect', 'pair'),
  ]
  expect(found(entries, calls).toSorted()).toEqual([
    [1, 1],
    [2, 3],
    [3, 2],
    [4, 5],
  ])
})

it('finds the request of an event that was sent to the analytics', () => {
  const opened: InspectEvent = { type: 'analytics', event: { event: 'MODAL_LOADED' }, sent: true }
  const kept = { ...opened, sent: false }
  const calls = [call(1, 'directory.wallets'), call(2, 'analytics.send')]
  expect(found([entry(1, 0, kept), entry(2, 0, opened)], calls)).toEqual([[2, 2]])
})

it('finds nothing for a call that stays inside the page, and for one that began before or after', () => {
  expect(found([begins(1, 0, 'browser', 'copy')], [call(1, 'directory.wallets')])).toEqual([])
  const quotes = [call(1, 'swap.quote'), call(2, 'swap.quote')]
  expect(found([begins(1, 1, 'swap', 'quote'), ends(2, 1, 'swap', 'quote')], quotes)).toEqual([])
})
