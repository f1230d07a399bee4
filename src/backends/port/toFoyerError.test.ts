import { expect, it } from 'vitest'
import { FoyerError } from './errors.ts'
import { toFoyerError } from './toFoyerError.ts'

it('passes a FoyerError through', () => {
  const error = new FoyerError('aborted', 'Request was aborted')
  expect(toFoyerError(error)).toBe(error)
})

it('gives an AbortError the code aborted', () => {
  expect(toFoyerError(new DOMException('x', 'AbortError'))).toMatchObject({
    code: 'aborted',
    message: 'The call was aborted.',
  })
})

it.each([
  [new Error('boom'), 'boom'],
  ['text', 'text'],
  // String() throws for this value.
  [Object.create(null), 'no reason given'],
])('keeps %o as the cause', (thrown, reason) => {
  const error = toFoyerError(thrown, 'wallet.malformed', 'Reading a wallet')
  expect(error).toMatchObject({
    code: 'wallet.malformed',
    message: `Reading a wallet failed: ${reason}`,
    cause: thrown,
  })
})
