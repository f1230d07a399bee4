import { expect, it } from 'vitest'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { iconOf, labelOf, statusLabel, toneOf } from './activityLook.ts'

const texts = activityTexts.english

it.each([
  ['approve', 'approved'],
  ['bought', 'bought'],
  ['buy', 'bought'],
  ['borrow', 'borrowed'],
  ['burn', 'burnt'],
  ['cancel', 'canceled'],
  ['claim', 'claimed'],
])('describes %s as: %s [A-105]', (type, label) => {
  expect(labelOf(type, texts)).toBe(label)
})

it.each([
  ['deploy', 'deployed'],
  ['deposit', 'deposited'],
  ['execute', 'executed'],
  ['mint', 'minted'],
  ['receive', 'received'],
  ['repay', 'repaid'],
])('describes %s as: %s [A-106]', (type, label) => {
  expect(labelOf(type, texts)).toBe(label)
})

it.each([
  ['send', 'sent'],
  ['sell', 'sold'],
  ['stake', 'staked'],
  ['trade', 'swapped'],
  ['unstake', 'unstaked'],
  ['withdraw', 'withdrawn'],
])('describes %s as: %s [A-107]', (type, label) => {
  expect(labelOf(type, texts)).toBe(label)
})

it('shows an unknown operation unchanged', () => {
  expect(labelOf('teleport', texts)).toBe('teleport')
  expect(statusLabel('sealed', texts)).toBe('sealed')
})

it.each([
  ['confirmed', 'success', 'Confirmed'],
  ['failed', 'error', 'Failed'],
  ['pending', 'neutral', 'Pending'],
  ['replaced', 'accent', 'Replaced'],
  ['sealed', 'accent', 'sealed'],
  ['constructor', 'accent', 'constructor'],
  ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'success', 'Confirmed'],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', 'error', 'Failed'],
  ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'neutral', 'Pending'],
])('shows %s in the %s colour as %s [A-108]', (status, tone, label) => {
  expect(toneOf(status)).toBe(tone)
  expect(statusLabel(status, texts)).toBe(label)
})

it.each([
  ['trade', 'out', 'swap'],
  ['approve', 'in', 'check'],
  ['cancel', 'out', 'close'],
  ['receive', 'in', 'down'],
  ['send', 'out', 'up'],
  ['teleport', 'in', 'down'],
] as const)('draws %s, %s, as %s [A-109]', (type, direction, icon) => {
  expect(iconOf({ type, direction })).toBe(icon)
})
