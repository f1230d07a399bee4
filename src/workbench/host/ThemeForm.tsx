import { useState } from 'react'
import { Segmented } from '../parts/Segmented.tsx'
import type { ThemeVariables } from '../../widget/index.ts'
import { Problem } from '../parts/Problem.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useHostOptions } from './useHostOptions.ts'

const modes = [
  { value: 'system', title: 'System' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const
const accents = ['#3b5bdb', '#0b7a5c', '#b4472e', '#8a3ffc', '#e0a100', '#111111']
const radii = ['0px', '4px', '8px', '14px']

/** Mode, accent and corners of the running widget. */
export function ThemeForm({ stage }: { stage: StageApi }) {
  const { foyer } = stage
  const { options, note } = useHostOptions()
  const [problem, setProblem] = useState<string>()
  const variables: ThemeVariables = options.themeVariables ?? {}

  function setVariable(name: 'accent' | 'radius', value: string | undefined) {
    const { [name]: _, ...others } = variables
    const wanted: ThemeVariables = value === undefined ? others : { ...others, [name]: value }
    try {
      foyer.setThemeVariables(wanted)
      note('themeVariables', Object.keys(wanted).length === 0 ? undefined : wanted)
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <div className="wb-line">
        <span>Mode</span>
        <Segmented
          label="Mode"
          value={options.themeMode ?? 'system'}
          choices={modes}
          onChange={(mode) => {
            const wanted = mode === 'system' ? undefined : mode
            foyer.setThemeMode(wanted)
            note('themeMode', wanted)
          }}
        />
      </div>
      <div className="wb-line">
        <span>Accent</span>
        <span className="wb-row wb-swatches" role="group" aria-label="Accent">
          {accents.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={`Accent ${color}`}
              aria-pressed={variables.accent === color}
              style={{ background: color }}
              onClick={() => setVariable('accent', color)}
            />
          ))}
          <input
            type="color"
            aria-label="Any accent"
            value={variables.accent ?? accents[0]}
            onChange={(event) => setVariable('accent', event.target.value)}
          />
          <button
            type="button"
            className="wb-link"
            disabled={variables.accent === undefined}
            onClick={() => setVariable('accent', undefined)}
          >
            Usual
          </button>
        </span>
      </div>
      <div className="wb-line">
        <span>Radius</span>
        <Segmented
          label="Radius"
          value={variables.radius ?? '4px'}
          choices={radii.map((radius) => ({ value: radius, title: radius.replace('px', '') }))}
          onChange={(radius) => setVariable('radius', radius === '4px' ? undefined : radius)}
        />
      </div>
      <Problem text={problem} />
    </>
  )
}
