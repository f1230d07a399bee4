import { useState } from 'react'
import {
  useFoyer,
  useFoyerTheme,
  type ThemeVariables,
  findLowContrast,
} from '../../widget/index.ts'
import { useHostOptions } from '../host/useHostOptions.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { CopyTheme } from './CopyTheme.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { VariableForm } from './VariableForm.tsx'

const modes = [
  { value: 'system', title: 'System' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const

/** Edits the theme of the surrounding widget; each change applies at once. */
export function ThemeEditor({ isHostPage }: { isHostPage: boolean }) {
  const { mode, variables, setThemeMode, setThemeVariables } = useFoyerTheme()
  const { isOpen, open, close } = useFoyer()
  const { options, note } = useHostOptions()
  // A widget does not expose the mode that its host has set, only the one that is drawn.
  const [chosenHere, setChosenHere] = useState<'light' | 'dark'>()
  const chosen = isHostPage ? chosenHere : options.themeMode
  // Another preset discards typed values that were invalid.
  const [round, setRound] = useState(0)

  function chooseMode(wanted: 'light' | 'dark' | undefined) {
    setThemeMode(wanted)
    setChosenHere(wanted)
    if (!isHostPage) note('themeMode', wanted)
  }

  function change(wanted: ThemeVariables): string | undefined {
    try {
      setThemeVariables(wanted)
      if (!isHostPage) {
        note('themeVariables', Object.keys(wanted).length === 0 ? undefined : wanted)
      }
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  function choosePreset(wanted: ThemeVariables) {
    change(wanted)
    setRound(round + 1)
  }

  return (
    <div className="wb-stack wb-sections wb-theme">
      <section className="wb-stack" aria-label="Look">
        <div className="wb-row wb-wrap">
          <Segmented
            label="Mode"
            value={chosen ?? 'system'}
            choices={modes}
            onChange={(wanted) => chooseMode(wanted === 'system' ? undefined : wanted)}
          />
          <button
            type="button"
            className="wb-button wb-end"
            onClick={() => (isOpen ? close() : open())}
          >
            {isOpen ? 'Close the modal' : 'Open the modal'}
          </button>
        </div>
        <PresetChoice variables={variables} mode={mode} onChoose={choosePreset} />
      </section>
      <section className="wb-stack" aria-label="Variables">
        <h3>
          Variables
          <button
            type="button"
            className="wb-link wb-end"
            disabled={Object.keys(variables).length === 0 && chosen === undefined}
            onClick={() => {
              choosePreset({})
              chooseMode(undefined)
            }}
          >
            Reset
          </button>
        </h3>
        <VariableForm key={round} variables={variables} mode={mode} onChange={change} />
        <ContrastReport variables={variables} />
      </section>
      <section className="wb-stack" aria-label="Code">
        <h3>Copy</h3>
        <CopyTheme variables={variables} mode={chosen} />
        {isHostPage ? (
          <p className="wb-hint">Your page has its own theme again once it is reloaded.</p>
        ) : null}
      </section>
    </div>
  )
}

const inWords = (token: string) => token.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The texts and edges of a theme with too little contrast, in both modes. */
function ContrastReport({ variables }: { variables: ThemeVariables }) {
  const found = findLowContrast(variables)
  return (
    <div role="status" aria-label="Contrast">
      {found.length === 0 ? (
        <p className="wb-hint">Every text and edge passes WCAG AA, in the light and in the dark.</p>
      ) : (
        <ul className="wb-low-contrast">
          {found.map(({ front, ground, mode, ratio, least }) => (
            <li key={`${mode} ${front} ${ground}`} className="wb-problem">
              {inWords(front)} on {inWords(ground)}, {mode}: {ratio.toFixed(1)} of {least} : 1
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
