import { FoyerError } from '../../backends/port/errors.ts'
import type { Backend } from '../../backends/port/backend.ts'
import type { Inspected } from '../core/kernel/inspect.ts'
import { noteFailure } from '../core/kernel/noteFailure.ts'
import type { LocaleTexts } from '../core/texts/texts.ts'
import { rightToLeftStyles } from '../theme/rightToLeftStyles.ts'
import { directionOf } from '../core/locale/directionOf.ts'
import { createFigureWriter } from '../core/locale/figureWriter.ts'
import type { LocaleFormats, LocaleState, WantedLocales } from '../core/locale/localeState.ts'
import { matchLocale } from '../core/locale/matchLocale.ts'

/** The languages of this package: each folder of `locales` is one, loaded on demand. */
function localeLoaders(): Readonly<Record<string, () => Promise<LocaleTexts>>> {
  const files = import.meta.glob<LocaleTexts>('./*/locale.ts', { import: 'locale' })
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
  )
}

/**
 * Loads the texts of the wanted language, or of one that is close to it; English, with a note to the observer, where
 * none is known. Rejects when the file does not arrive.
 */
export async function loadLocale(
  core: Inspected & { readonly backend: Backend },
  wanted: WantedLocales,
): Promise<LocaleState> {
  const loaders = localeLoaders()
  const simulated = core.backend.locales ?? {}
  // Before the English that is built in: the tags of pseudo-locales are variants of real ones.
  const match =
    matchSimulated(wanted, simulated) ?? matchLocale(wanted, ['en', ...Object.keys(loaders)])
  if (!match) {
    const known = ['en', ...Object.keys(loaders)].join(', ')
    const problem = `Failed to find "${String(wanted)}" among the languages of the widget: it is shown in English. Known: ${known}.`
    noteFailure(core, 'locale.unknown', new FoyerError('config.invalid', problem))
    warnHost(wanted, problem)
  }
  const { tag, known } = match ?? { tag: 'en', known: 'en' }
  const direction = directionOf(tag)
  const styles = direction === 'rtl' ? rightToLeftStyles : ''
  const pending = false
  const simulate = simulated[known]
  if (simulate) {
    return {
      pending,
      tag,
      direction,
      styles,
      textOf: (_section, _key, english) => simulate.translate(english),
      formats: formatsOf(simulate.datesAndFiguresOf),
    }
  }
  const texts = await loaders[known]?.()
  if (!texts) {
    return {
      pending,
      tag: 'en',
      direction: 'ltr',
      styles: '',
      textOf: undefined,
      formats: undefined,
    }
  }
  return {
    pending,
    tag,
    direction,
    styles,
    formats: formatsOf(tag),
    textOf(section, key) {
      const table: unknown = Reflect.get(texts, section)
      return Object(table)[key] as unknown
    },
  }
}

/** In development only. A list may well have no known language: hosts pass that of the visitor's browser. */
function warnHost(wanted: WantedLocales, problem: string) {
  try {
    if (process.env.NODE_ENV === 'development' && typeof wanted === 'string') {
      void import('../../backends/port/development/warnOnce.ts').then(({ warnOnce }) =>
        warnOnce(problem),
      )
    }
  } catch {
    // A page without a bundler has no `process`. Bundlers drop all of this from production builds.
  }
}

function formatsOf(tag: string): LocaleFormats {
  return { tag, writeFigure: createFigureWriter(tag) }
}

function matchSimulated(wanted: WantedLocales, simulated: object) {
  const tag = [wanted].flat()[0] ?? ''
  return Object.hasOwn(simulated, tag) ? { tag, known: tag } : undefined
}
