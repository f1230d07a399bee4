import { expect, it } from 'vitest'
import { unknownOptions } from './unknownOptions.ts'

const known = ['themeMode', 'themeVariables', 'locale']

it.each<[unknown, readonly string[]]>([
  [{ themeMode: 'dark', locale: 'de' }, []],
  [undefined, []],
  [{ themeVariable: {} }, ['make() has no option "themeVariable". Did you mean "themeVariables"?']],
  [
    { Locale: 'de', features: {} },
    ['make() has no option "Locale". Did you mean "locale"?', 'make() has no option "features".'],
  ],
])('names the options of %j that do not exist', (options, sentences) => {
  expect(unknownOptions(options, known, 'make()')).toEqual(sentences)
})
