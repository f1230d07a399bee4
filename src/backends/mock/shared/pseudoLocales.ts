import type { SimulatedLocale } from '../../port/backend.ts'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçđéƒğĥîĵķļḿñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
)

/** The marks around a part of a text that is not the widget's own, such as a name or an amount. */
const [begin, end] = ['\uE000', '\uE001']

/** Makes a text about 40 % longer, as many languages are: each vowel is doubled. */
const lengthen = (text: string) => text.replace(/[aeiou]/gi, '$&$&')

const accent = (text: string) =>
  lengthen(text).replace(/[a-z]/gi, (letter) => accented[letter] ?? letter)

function translateText(english: string): string {
  const [first = '', ...others] = english.split(begin)
  const rest = others.map((other) => {
    const [part = '', after = ''] = other.split(end)
    return part + accent(after)
  })
  return english === '' ? '' : `⟦${accent(first)}${rest.join('')}⟧`
}

function translate(english: unknown): unknown {
  if (typeof english === 'string') return translateText(english)
  if (typeof english === 'function') {
    return (...parts: unknown[]) => {
      const marked = parts.map((part) => (typeof part === 'string' ? begin + part + end : part))
      return translateText(String(Reflect.apply(english, undefined, marked)))
    }
  }
  if (Array.isArray(english)) return english.map(translate)
  if (typeof english !== 'object' || english === null) return english
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, translate(text)]))
}

/**
 * Artificial languages, left to right and right to left: English in accents, longer and in brackets. Text outside brackets was not looked
 * up, and text without a closing bracket is cut.
 */
export const pseudoLocales: Readonly<Record<string, SimulatedLocale>> = {
  'en-XA': { translate, datesAndFiguresOf: 'fr' },
  'ar-XB': { translate, datesAndFiguresOf: 'ar' },
}
