import { describe, expect, it, vi } from 'vitest'
import type { SimulatedLocale } from '../../../backends/port/backend.ts'
import type { FoyerOptions } from '../options/config.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { titleTexts } from '../texts/general/titleTexts.ts'
import { createAmounts } from './amounts.ts'
import { createLocale } from './locale.ts'

async function started(host: Partial<FoyerOptions>) {
  const test = createTestCore({ host })
  const { locale } = test.core
  locale.start()
  await loaded(locale)
  return { ...test, locale, titles: test.core.use(titleTexts) }
}

/** Resolves when the file of a language is loaded, which the virtual clock does not control. */
async function loaded(locale: ReturnType<typeof createLocale>) {
  await new Promise<void>((resolve) => {
    const stop = locale.store.subscribe(() => {
      stop()
      resolve()
    })
  })
}

describe('the language of the widget', () => {
  it('starts in English without a wait, and loads nothing', () => {
    for (const host of [{}, { locale: 'en' }]) {
      const { core, clock } = createTestCore({ host })
      core.locale.start()
      expect(core.locale.store.getState()).toEqual({ tag: 'en', direction: 'ltr', pending: false })
      expect(clock.pending()).toEqual([])
    }
  })

  it('reports a language as pending until it is loaded; then all tables use it, with the region for its formats', async () => {
    const test = createTestCore({ host: { locale: 'de-AT' } })
    const { locale } = test.core
    const titles = test.core.use(titleTexts)
    expect(locale.store.getState().pending).toBe(true)
    locale.start()
    await loaded(locale)
    expect(locale.store.getState()).toMatchObject({
      tag: 'de-AT',
      direction: 'ltr',
      pending: false,
    })
    expect(titles.connect).toBe('Verbinden')
    expect(titles.getWalletNamed('Rainbow')).toBe('Rainbow herunterladen')
    expect(test.clock.pending()).toEqual([])
  })

  it("keeps the host's own texts", async () => {
    const { titles } = await started({ locale: 'de', texts: { titles: { connect: 'Los!' } } })
    expect([titles.connect, titles.allWallets]).toEqual(['Los!', 'Alle Wallets'])
  })

  it('reads an amount field as it writes it', async () => {
    const figures = (await started({ locale: 'de' })).core.use(createAmounts)
    expect(['1.5', '2.', '7'].map(figures.typed)).toEqual(['1,5', '2,', '7'])
    expect(['1,5', '2,', '7', '1.5'].map(figures.read)).toEqual(['1.5', '2.', '7', '1.5'])
  })

  it('keeps an amount before its symbol in right-to-left text', async () => {
    const figures = (await started({ locale: 'ar' })).core.use(createAmounts)
    expect(figures.amount('1.50', 'ETH')).toBe('\u20661.50 ETH\u2069')
    const german = (await started({ locale: 'de' })).core.use(createAmounts)
    expect(german.amount('1.50', 'ETH')).toBe('1,50 ETH')
  })

  it('changes at once in the tables that are in use, and back to English', async () => {
    const { locale, titles } = await started({ locale: 'de' })
    locale.set(undefined)
    expect(titles.connect).toBe('Verbinden')
    await loaded(locale)
    expect([locale.store.getState().tag, titles.connect]).toEqual(['en', 'Connect'])
  })

  it('uses the last requested language, whichever file loads first', async () => {
    const { locale, titles } = await started({ locale: 'de' })
    locale.set('en')
    locale.set('de-CH')
    await loaded(locale)
    expect([locale.store.getState().tag, titles.connect]).toEqual(['de-CH', 'Verbinden'])
  })

  it('uses English if no requested language is known, and the observer gets the known ones', async () => {
    const { locale, titles, seen } = await started({ locale: ['tlh', 'xx-YY'] })
    expect([locale.store.getState().tag, titles.connect]).toEqual(['en', 'Connect'])
    expect(seen).toContainEqual(
      expect.objectContaining({
        type: 'note',
        about: 'locale.unknown',
        code: 'config.invalid',
        message: expect.stringContaining('Failed to find "tlh,xx-YY"') as string,
      }),
    )
  })

  it('warns in development about one unknown language, not about the list of a browser', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await started({ locale: ['tlh'] })
    await started({ locale: 'klingon' })
    await vi.dynamicImportSettled()
    vi.unstubAllEnvs()
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^foyerkit: Failed to find "klingon" among .* Known: en, ar, de/)],
    ])
    said.mockRestore()
  })

  it.each(['constructor', 'toString', '__proto__', '../../secrets', 'https://evil.example/de'])(
    'uses English for %s, which a link may contain, and does not request it again',
    async (locale) => {
      const { core, clock, titles, seen } = await started({ locale })
      expect([core.locale.store.getState().tag, titles.connect]).toEqual(['en', 'Connect'])
      expect(clock.pending()).toEqual([])
      expect(seen).toContainEqual(expect.objectContaining({ about: 'locale.unknown' }))
    },
  )

  it('the widget does not load a language after it is stopped', async () => {
    const { core } = createTestCore({ host: { locale: 'de' } })
    core.locale.start()
    core.locale.stop()
    await import('../../locales/loadLocale.ts').then(({ loadLocale }) => loadLocale(core, 'de'))
    expect(core.locale.store.getState().tag).toBe('en')
  })
})

describe('a language whose file does not load', () => {
  function failing() {
    const test = createTestCore()
    let fails = true
    const locales = {
      get 'en-XA'(): SimulatedLocale {
        if (fails) throw new Error('offline')
        return { translate: (english) => `[${String(english)}]`, datesAndFiguresOf: 'fr' }
      },
    }
    const { inspect } = test.core
    const backend = { ...test.core.backend, locales }
    const locale = createLocale(
      {
        backend,
        inspect,
        loadLocale: async (wanted) =>
          (await import('../../locales/loadLocale.ts')).loadLocale({ backend, inspect }, wanted),
      },
      'en-XA',
    )
    return {
      ...test,
      locale,
      repair() {
        fails = false
      },
    }
  }

  it('shows English after 2 s, is reported, and is shown when a later attempt succeeds', async () => {
    const { locale, clock, seen, repair } = failing()
    locale.start()
    await import('../../locales/loadLocale.ts')
    await clock.run(1_999)
    expect(locale.store.getState().pending).toBe(true)
    await clock.run(1)
    expect(locale.store.getState()).toMatchObject({ tag: 'en', pending: false })
    expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'locale.load' }))
    repair()
    await clock.run(60_000)
    expect(locale.store.getState().tag).toBe('en-XA')
    expect(locale.store.getState().textOf?.('titles', 'connect', 'Connect')).toBe('[Connect]')
  })
})
