import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { pastedAmount } from '../kit/fields/pastedAmount.ts'
import { createTestCore } from '../testing/testCore.ts'
import type { LocaleTexts } from '../core/texts/texts.ts'
import { createAmounts } from '../core/locale/amounts.ts'
import { createFigureWriter } from '../core/locale/figureWriter.ts'
import type { LocaleState } from '../core/locale/localeState.ts'
import { englishTexts } from './englishTexts.ts'

const locales = Object.entries(
  import.meta.glob<LocaleTexts>('./*/locale.ts', { import: 'locale', eager: true }),
).map(([path, texts]) => ({ tag: path.split('/').at(-2) ?? '', texts }))

/** Every text under its path, e.g. `swap.stoppedReasons.router`. */
function entriesOf(texts: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]]
  return Object.entries(texts).flatMap(([key, value]) =>
    entriesOf(value, path === '' ? key : `${path}.${key}`),
  )
}

/** Values for the parts of a text that change: 7, 8 and so on. None where nothing does. */
function partsOf(text: unknown): readonly number[] {
  const count = typeof text === 'function' ? text.length : 0
  return Array.from({ length: count }, (_, index) => 7 + index)
}

function spoken(text: unknown): string {
  return String(typeof text === 'function' ? Reflect.apply(text, undefined, partsOf(text)) : text)
}

describe.each(locales)('the translation $tag', ({ tag, texts }) => {
  const entries = entriesOf(texts)

  it('names the translation as BCP 47 writes it', () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it('contains the texts of the English table, and no other', () => {
    expect(entries.map(([path]) => path).toSorted()).toEqual(
      entriesOf(englishTexts)
        .map(([path]) => path)
        .toSorted(),
    )
  })

  it('reads an amount as it writes it into a field, and a pasted one as well', () => {
    const formats = { tag, writeFigure: createFigureWriter(tag) }
    const store = createStore<LocaleState>(() => ({
      tag,
      direction: 'ltr',
      pending: false,
      formats,
    }))
    const { read, typed } = createAmounts({ locale: { ...createTestCore().core.locale, store } })
    const amounts = ['0.1', '1234.5', '7', '2.', '1000000.000001']
    expect(amounts.map((amount) => read(typed(amount)))).toEqual(amounts)
    expect(['1,234.56', '1.234,56'].map((text) => read(String(pastedAmount(text))))).toEqual([
      '1234.56',
      '1234.56',
    ])
  })

  it('says something everywhere', () => {
    const silent = entries
      // Most languages have nothing after the names of the legal pages.
      .filter(([path]) => path !== 'connect.legalAfter')
      .filter(([, text]) => spoken(text).trim() === '')
    expect(silent.map(([path]) => path)).toEqual([])
  })

  it('says each part that changes, whatever the number is', () => {
    const english = new Map(entriesOf(englishTexts))
    const wrong = entries.filter(([path, text]) => {
      const parts = partsOf(english.get(path))
      return parts.some((part) => !spoken(text).includes(String(part)))
    })
    expect(wrong.map(([path]) => path)).toEqual([])
    const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]
    const counted = counts.map((count) => texts.connect.walletsFound(count))
    expect(counted.filter((text) => /[#٠-٩]|^\s*$|undefined/.test(text))).toEqual([])
  })

  it('uses no straight quotes', () => {
    const straight = entries.filter(([, text]) => /["']/.test(spoken(text)))
    expect(straight.map(([path]) => path)).toEqual([])
  })
})
