import type { ThemeVariables } from '../../widget/themes.ts'
import { presetOf } from './presetOf.ts'

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** The code of a host for this theme: the options of `createFoyer`. */
export function themeCode(variables: ThemeVariables, mode: 'light' | 'dark' | undefined): string {
  const preset = presetOf(variables)
  const modeLine = mode === undefined ? [] : [`themeMode: '${mode}',`]
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
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? quoted(value) : value},`,
  )
  const variableLines = lines.length === 0 ? [] : ['themeVariables: {', ...lines, '},']
  const all = [...modeLine, ...variableLines]
  if (all.length === 0) return '// Nothing to set: this is the default.\n'
  return ['// in createFoyer({ … })', ...all, ''].join('\n')
}
