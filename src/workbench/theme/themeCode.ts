import type { ThemeVariables } from '../../widget/themes.ts'
import { presetOf } from './presetOf.ts'

/** A literal, whatever the text contains: a recording of anyone may set the theme. */
const quoted = (text: string) =>
  /^[^'\\\p{Cc}\u2028\u2029]*$/u.test(text) ? `'${text}'` : JSON.stringify(text)

const keyOf = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name))

const valueOf = (value: unknown) =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value)

/** The code of a host for this theme: the options of `createFoyer`. */
export function themeCode(variables: ThemeVariables, mode: 'light' | 'dark' | undefined): string {
  const preset = presetOf(variables)
  const modeLine = mode === undefined ? [] : [`themeMode: ${quoted(mode)},`]
  if (preset?.name !== undefined) {
    return [
      `import { ${preset.name} } from 'foyerkit/themes'`,
      '',
      '// in createFoyer({ … })',
      ...modeLine,
      `themeVariables: ${preset.name},`,
      '',
    ].join('\n')
  }
  const lines = Object.entries(variables).map(
    ([name, value]) => `  ${keyOf(name)}: ${valueOf(value)},`,
  )
  const variableLines = lines.length === 0 ? [] : ['themeVariables: {', ...lines, '},']
  const all = [...modeLine, ...variableLines]
  if (all.length === 0) return '// Nothing to set: this is the default.\n'
  return ['// in createFoyer({ … })', ...all, ''].join('\n')
}
