import { expect, it } from 'vitest'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import { groupEntries } from './groupEntries.ts'
import { searchGroups } from './searchGroups.ts'

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
