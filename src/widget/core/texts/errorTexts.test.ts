import { expect, it } from 'vitest'
import { loadLocale } from '../../locales/loadLocale.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { errorText } from './errorText.ts'

it('returns the text for a failure by code, or the server’s own', () => {
  const { core } = createTestCore()
  expect(errorText(core, { code: 'clipboard.failed', details: {} })).toBe('Failed to copy')
  expect(errorText(core, { code: 'otp.invalid', details: { serverText: 'Wrong code' } })).toBe(
    'Wrong code',
  )
  expect(errorText(core, { code: 'email.coolDown', details: { seconds: 12 } })).toBe(
    'Please try again after 12 seconds',
  )
})

it('uses no English text of a server in another language, unless it is more specific than the code', async () => {
  const { core } = createTestCore()
  core.locale.store.setState(await loadLocale(core, 'de'))
  const details = { serverText: 'Wrong code' }
  expect(errorText(core, { code: 'otp.invalid', details })).toBe('Ungültiger Code')
  expect(errorText(core, { code: 'frame.failed', details })).toBe('Wrong code')
  expect(errorText(core, { code: 'wallet.rejected', details: { serverText: 'Not today' } })).toBe(
    'Not today',
  )
  expect(errorText(core, { code: 'chain.failed', details })).toBe('Wrong code')
  expect(errorText(core, { code: 'frame.failed', details: {} })).toBe('Ein Fehler ist aufgetreten')
  expect(errorText(core, { code: 'email.coolDown', details: { seconds: 1 } })).toBe(
    'Bitte versuchen Sie es in 1 Sekunde erneut',
  )
})
