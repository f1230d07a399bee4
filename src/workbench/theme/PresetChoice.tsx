import { themeCss, type ThemeVariables } from '../../widget/index.ts'
import { drawnColor } from './drawnColor.ts'
import { presetOf } from './presetOf.ts'
import { presets } from './presets.ts'

interface PresetChoiceProps {
  readonly variables: ThemeVariables
  readonly mode: 'light' | 'dark'
  readonly onChoose: (variables: ThemeVariables) => void
}

/** The presets, each shown as a small card in its colours. */
export function PresetChoice({ variables, mode, onChoose }: PresetChoiceProps) {
  const chosen = presetOf(variables)
  return (
    <div className="wb-presets" role="group" aria-label="Presets">
      {presets.map((preset) => {
        const css = themeCss(preset.variables, mode)
        const radius = preset.variables.radius ?? '4px'
        return (
          <button
            key={preset.title}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => onChoose(preset.variables)}
          >
            <span
              aria-hidden="true"
              style={{
                background: drawnColor(css, '--foyer-surface'),
                borderColor: drawnColor(css, '--foyer-border'),
                color: drawnColor(css, '--foyer-text'),
                borderRadius: radius,
                fontFamily: preset.variables.fontFamily,
                fontSize: preset.variables.fontSize,
              }}
            >
              Aa
              <i style={{ background: drawnColor(css, '--foyer-accent'), borderRadius: radius }} />
            </span>
            {preset.title}
          </button>
        )
      })}
    </div>
  )
}
