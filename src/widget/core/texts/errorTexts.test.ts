import { expect, it } from 'vitest'
import { createTestCore } from '../testing/testCore.ts'
import { errorText } from './errorText.ts'

it('finds the words for a failure by code, or takes the server’s own', () => {
  const { core } = createTestCore()
  expect(errorText(core, { code: 'clipboard.failed', details: {} })).toBe('Failed to copy')
  expect(errorText(core, { code: 'otp.invalid', details: { serverText: 'Wrong code' } })).toBe(
    'Wrong code',
  )
  expect(errorText(core, { code: 'email.coolDown', details: { seconds: 12 } })).toBe(
    'Please try again after 12 seconds',
  )
})
