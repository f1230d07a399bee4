import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { shortMessage } from './swapOutcomes.ts'

it.each([
  [new Error(' Not enough gas '), 'Not enough gas'],
  [{ code: 4001, message: 'User rejected the request.' }, 'User rejected the request.'],
  [{ message: 'x'.repeat(120) }, 'x'.repeat(120)],
  [new FoyerError('wallet.failed', 'Swapping failed: No', { details: { serverText: 'No' } }), 'No'],
])("shows a wallet's texts: %o", (thrown, text) => {
  expect(shortMessage(thrown)).toBe(text)
})

it.each([
  [undefined],
  [null],
  ['No'],
  [{}],
  [{ message: 7 }],
  [{ message: ' ' }],
  [{ message: 'x'.repeat(121) }],
  [{ message: 'Failed\nat line 7' }],
  [{ message: 'Sent\u2028to you' }],
  [{ message: '\u202egnorw tneW' }],
  [{ message: 'Sent\u200b to you' }],
  [new FoyerError('wallet.failed', 'Swapping failed')],
])('hides unreadable texts: %o', (thrown) => {
  expect(shortMessage(thrown)).toBeUndefined()
})
