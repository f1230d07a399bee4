import type { ThemeVariables } from '../../widget/themes.ts'
import { presets, type Preset } from './presets.ts'

const written = (variables: ThemeVariables) =>
  JSON.stringify(Object.entries(variables).toSorted(([a], [b]) => a.localeCompare(b)))

/** The preset with these variables, in any order. */
export function presetOf(variables: ThemeVariables): Preset | undefined {
  return presets.find((preset) => written(preset.variables) === written(variables))
}
