import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { axes, noFaults, type Axis } from '../../stage/matrix/cell.ts'
import { cellsOf, type Matrix } from '../../stage/matrix/cellsOf.ts'
import { choicesOf, readAxis } from '../../stage/matrix/readAxis.ts'
import { whySkipped } from '../../stage/matrix/recordingIn.ts'
import { messageOf } from '../boundary/messageOf.ts'
import { Check } from '../parts/Check.tsx'
import { Field } from '../parts/Field.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { timeOfPlays } from './timeOfPlays.ts'
import type { SuitePlay } from './suitePlay.ts'
import './matrixDialog.css'

/** What a person has chosen in the dialog. */
export interface MatrixDraft {
  readonly matrix: Matrix
  readonly seeds: string
}

interface MatrixDialogProps {
  readonly scenarios: readonly Scenario[]
  readonly draft: MatrixDraft
  readonly onChange: (draft: MatrixDraft) => void
  readonly onClose: () => void
}

const titles: Readonly<Record<Exclude<Axis, 'seed'>, string>> = {
  device: 'Device',
  language: 'Language',
  theme: 'Theme',
  faults: 'Faults',
  textSize: 'Text size',
}

const textSizes = ['100', '150', '200'].map((value) => ({ value, title: `${value} %` }))

/** Chooses devices, languages and more: each scenario is played in every combination of them. */
export function MatrixDialog({ scenarios, draft, onChange, onClose }: MatrixDialogProps) {
  const { faultSets, runs } = useWorkbench()
  const { sets } = useStore(faultSets.store)
  const earlier = useStore(runs.store, (state) => state.runs)
  const dialog = useRef<HTMLDialogElement>(null)
  const { matrix, seeds } = draft
  const [problem, setProblem] = useState<string>()
  const choices = {
    // A narrow window of a desktop exists only in the command.
    device: choicesOf.device.filter(({ value }) => value !== 'phone'),
    language: choicesOf.language,
    theme: choicesOf.theme,
    faults: [
      { value: noFaults, title: 'None' },
      ...sets.map(({ set }) => ({ value: set.name, title: set.title })),
    ],
    textSize: textSizes,
  }
  const cells = cellsOf(
    matrix,
    sets.map(({ set }) => set),
  )
  const plays = scenarios.flatMap((scenario): readonly SuitePlay[] =>
    cells.length === 0 ? [{ scenario }] : cells.map((cell) => ({ scenario, cell })),
  )
  const played = plays.filter(
    ({ scenario, cell }) => !cell || whySkipped(scenario, cell) === undefined,
  )
  const time = timeOfPlays(played.length, earlier)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function choose(axis: Axis, values: readonly string[]) {
    const { [axis]: _, ...others } = matrix
    const next: Matrix = values.length === 0 ? others : { ...others, [axis]: values }
    return next
  }

  function tick(axis: Exclude<Axis, 'seed'>, value: string, isOn: boolean) {
    const before = matrix[axis] ?? []
    const all = choices[axis].map((choice) => choice.value)
    const wanted = all.filter((each) => (each === value ? isOn : before.includes(each)))
    onChange({ ...draft, matrix: choose(axis, wanted) })
  }

  function changeSeeds(text: string) {
    try {
      const values = text.trim() === '' ? [] : readAxis('seed', text)
      setProblem(undefined)
      onChange({ seeds: text, matrix: choose('seed', values) })
    } catch (error) {
      setProblem(messageOf(error))
      onChange({ ...draft, seeds: text })
    }
  }

  function start() {
    if (problem !== undefined || played.length === 0) return
    dialog.current?.close()
    runs.start(plays)
  }

  return (
    <dialog
      ref={dialog}
      className="wb-dialog wb-matrix"
      aria-label="Run many"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <form
        className="wb-stack wb-matrix-card"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <header className="wb-row">
          <h2 className="wb-grow">Run many</h2>
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </header>
        <p className="wb-hint">
          Each scenario is played in every combination of what you tick. Where nothing is ticked, it
          stays as the scenario has it.
        </p>
        {axes.map((axis) =>
          axis === 'seed' ? (
            <Field
              key={axis}
              label="Seeds"
              problem={problem}
              hint="Whole numbers with commas, such as 1, 2, 3"
            >
              {(tie) => (
                <input
                  {...tie}
                  className="wb-input wb-mono"
                  value={seeds}
                  onChange={({ target }) => changeSeeds(target.value)}
                />
              )}
            </Field>
          ) : (
            <fieldset key={axis}>
              <legend>{titles[axis]}</legend>
              {choices[axis].map(({ value, title }) => (
                <Check
                  key={value}
                  label={title}
                  checked={matrix[axis]?.includes(value) ?? false}
                  onChange={(isOn) => tick(axis, value, isOn)}
                />
              ))}
            </fieldset>
          ),
        )}
        <footer className="wb-row">
          <p className="wb-grow" role="status">
            {countOf(scenarios.length, 'scenario')}
            {cells.length === 0 ? '' : ` in ${countOf(cells.length, 'cell')}`}:{' '}
            <strong>{countOf(played.length, 'play')}</strong>
            {time === undefined ? '' : `, about ${time}`}
          </p>
          <button type="button" className="wb-button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button
            type="submit"
            className="wb-button wb-primary"
            aria-disabled={problem !== undefined || played.length === 0 || undefined}
          >
            Run {played.length}
          </button>
        </footer>
      </form>
    </dialog>
  )
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
