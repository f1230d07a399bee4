import { expect, it } from 'vitest'
import { breakingRule, fieldsOf, changingRule, typedValue } from './callRules.ts'

const quote = {
  name: 'swap.quote',
  status: 'done',
  result: { quotes: [{ toAmount: '90', isBest: true }], 'a.b': 1, note: null },
} as const

it('breaks a service with a status, and a wallet with a rejection', () => {
  expect(breakingRule({ name: 'swap.quote' })?.effect).toMatchObject({ kind: 'status' })
  expect(breakingRule({ name: 'wallet.eth_accounts' })?.effect).toMatchObject({ kind: 'reject' })
})

it('lists the fields of an answer with the paths that a fault can name', () => {
  expect(fieldsOf(quote as never)).toEqual([
    { path: 'quotes.0.toAmount', value: '90' },
    { path: 'quotes.0.isBest', value: true },
    { path: 'note', value: null },
  ])
})

it.each([
  { ...quote, status: 'parked' },
  { ...quote, result: { status: 503, body: 'down' } },
  { ...quote, name: 'relay.publish' },
])('lists no field of a call that has no answer to change', (call) => {
  expect(fieldsOf(call as never)).toEqual([])
})

it('adds a change to the earlier ones of the same call', () => {
  const first = { ...changingRule(quote, 'note', 'hi', []), id: 'change 1' }
  expect(changingRule(quote, 'quotes.0.toAmount', '1', [first])).toEqual({
    id: 'change 1',
    target: 'swap.quote',
    when: { always: true },
    effect: { kind: 'patch', set: { note: 'hi', 'quotes.0.toAmount': '1' } },
  })
})

it.each([
  ['90', 'a text', '90'],
  [' 12 ', 5, 12],
  ['90%', 5, '90%'],
  ['many', 5, undefined],
  ['', 5, undefined],
  ['false', true, false],
  ['perhaps', true, undefined],
  ['null', true, null],
  ['a text', null, 'a text'],
])('reads %j in place of %j as %j', (text, before, value) => {
  expect(typedValue(text, before)).toBe(value)
})
