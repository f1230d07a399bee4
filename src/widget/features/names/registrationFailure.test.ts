import { expect, it } from 'vitest'
import { FoyerError, type FoyerErrorCode } from '../../../backends/port/errors.ts'
import { loadLocale } from '../../locales/loadLocale.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { registrationFailure } from './registrationFailure.ts'

const name = 'ada.wcn.id'

async function setUp(locale?: string) {
  const { core } = createTestCore()
  if (locale) core.locale.store.setState(await loadLocale(core, locale))
  return (code: FoyerErrorCode, message: string, serverText?: string) => {
    const details = serverText === undefined ? {} : { serverText }
    return registrationFailure(core, new FoyerError(code, message, { details }), name)
  }
}

it("shows the wallet's own message in every language [C-335]", async () => {
  for (const locale of [undefined, 'de', 'ar']) {
    const textOf = await setUp(locale)
    expect(textOf('wallet.rejected', 'personal_sign failed: Not today', 'Not today')).toBe(
      'Not today',
    )
  }
})

it("shows the error's own message in English [C-335]", async () => {
  const textOf = await setUp()
  expect(textOf('name.failed', 'The name is reserved')).toBe('The name is reserved')
})

it("translates the widget's own message, and does not mention a connection [C-335]", async () => {
  const textOf = await setUp('de')
  const failed = 'ada.wcn.id konnte nicht registriert werden'
  expect(textOf('name.failed', 'Error registering name ada.wcn.id')).toBe(failed)
  expect(textOf('wallet.rejected', 'personal_sign failed: no reason')).toBe(failed)
  expect(textOf('none.account', 'No account provided')).toBe('Kein Konto gefunden')
})
