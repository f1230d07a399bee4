import { describe, expect, it } from 'vitest'
import type { TimelineEntry } from '../../stage/timeline.ts'
import { kindOf } from './eventKinds.ts'
import { groupEntries, describeEvent, searchGroups } from './groupEntries.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'

describe('groupEntries', () => {
  const flow = (id: number, event: string, to = 'idle'): TimelineEntry => ({
    id,
    at: id * 1000,
    lastCall: 0,
    event: { type: 'flow', flow: 'email', from: 'idle', event, to },
  })

  it('joins equal neighbours and keeps their start and end', () => {
    const groups = groupEntries([flow(1, 'typed'), flow(2, 'typed'), flow(3, 'sent', 'sending')])
    expect(groups).toMatchObject([
      { first: { id: 1, at: 1000 }, last: { id: 2, at: 2000 }, count: 2 },
      { first: { id: 3 }, last: { id: 3 }, count: 1 },
    ])
  })

  it('starts another line after a different event', () => {
    const counts = groupEntries([flow(1, 'typed'), flow(2, 'counted'), flow(3, 'typed')])
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  it('counts an event that leaves a flow in its state as another kind', () => {
    expect(kindOf(flow(1, 'typed').event)).toBe('same state')
    expect(kindOf(flow(1, 'sent', 'sending').event)).toBe('flow')
    expect(kindOf({ type: 'callEnd', port: 'auth', method: 'connectOtp' })).toBe('call')
  })
})

describe('describeEvent', () => {
  it.each<[InspectEvent, string]>([
    [{ type: 'modal', open: false }, 'closed'],
    [{ type: 'view', view: 'Connect', params: undefined, history: ['Connect'] }, 'Connect'],
    [
      { type: 'view', view: 'AllWallets', params: undefined, history: ['Connect', 'AllWallets'] },
      'Connect › AllWallets',
    ],
    [
      { type: 'flow', flow: 'email', from: 'typing', event: 'submit', to: 'sending' },
      'email: typing › sending  on submit',
    ],
    [{ type: 'callEnd', port: 'auth', method: 'connectOtp' }, 'auth.connectOtp done'],
    [
      { type: 'callEnd', port: 'auth', method: 'connectOtp', errorCode: 'otp.expired' },
      'auth.connectOtp failed: otp.expired',
    ],
    [
      { type: 'analytics', event: { event: 'MODAL_LOADED' }, sent: false },
      'MODAL_LOADED (not sent)',
    ],
    [{ type: 'toast', variant: 'error', message: 'Too soon' }, 'error: Too soon'],
    [{ type: 'session', status: 'connected', address: '0xf39F' }, 'connected 0xf39F'],
  ])('%o', (event, text) => expect(describeEvent(event)).toBe(text))
})

describe('searchGroups', () => {
  const events: readonly InspectEvent[] = [
    { type: 'modal', open: true },
    { type: 'call', port: 'auth', method: 'connectOtp' },
    {
      type: 'analytics',
      event: { event: 'SELECT_WALLET', properties: { name: 'Emberfox', platform: 'browser' } },
      sent: false,
    },
    { type: 'view', view: 'Connect', params: { tab: 'mobile' }, history: ['Connect'] },
  ]
  const groups = groupEntries(
    events.map((event, index) => ({ id: index, at: 0, lastCall: 0, event })),
  )
  const found = (query: string) => searchGroups(groups, query).map(({ first }) => first.event.type)

  it('finds words of the kind, the text and the data of an event, in any case', () => {
    expect(found('MODAL')).toEqual(['modal'])
    expect(found('connectotp')).toEqual(['call'])
    expect(found('emberfox')).toEqual(['analytics'])
    expect(found('mobile')).toEqual(['view'])
  })

  it('requires every word, in any order', () => {
    expect(found('  emberfox analytics ')).toEqual(['analytics'])
    expect(found('emberfox modal')).toEqual([])
  })

  it('finds every line without a word', () => {
    expect(found(' ')).toEqual(['modal', 'call', 'analytics', 'view'])
  })
})
