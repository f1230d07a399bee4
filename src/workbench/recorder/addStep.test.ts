import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import type { RecordedStep } from '../state/recorder.ts'
import { addStep } from './addStep.ts'

const email = { role: 'textbox', name: 'Email' }

/** The recording of these manual steps; `[step, true]` continues the typing of the step before. */
function record(...steps: (Step | [Step, boolean])[]) {
  let list: readonly RecordedStep[] = []
  steps.forEach((each, id) => {
    const [step, goesOn] = Array.isArray(each) ? each : [each, false]
    list = addStep(list, { id, step, from: { at: id, lines: 0 } }, goesOn)
  })
  return list
}

const recordedSteps = (...steps: Parameters<typeof record>) =>
  record(...steps).map(({ step }) => step)

it('records the keys of one typing as one step, with the click that came before', () => {
  expect(
    recordedSteps(
      { do: 'click', target: email },
      { do: 'type', target: email, text: 'a' },
      [{ do: 'type', target: email, text: 'ad' }, true],
      [{ do: 'type', target: email, text: 'ada' }, true],
    ),
  ).toEqual([{ do: 'type', target: email, text: 'ada' }])
})

it('keeps a click on another element than the one that is typed into', () => {
  const click: Step = { do: 'click', target: { role: 'textbox', name: 'Amount' } }
  const paste: Step = { do: 'paste', target: email, text: 'ada' }
  expect(recordedSteps(click, paste)).toEqual([click, paste])
  const nth: Step = { do: 'click', target: { ...email, nth: 1 } }
  expect(recordedSteps(nth, paste)).toEqual([nth, paste])
})

it('merges changes of the variables of the theme', () => {
  const setTo = (accent: string): Step => ({ do: 'host.setThemeVariables', variables: { accent } })
  const mode: Step = { do: 'host.setThemeMode', mode: 'dark' }
  expect(recordedSteps(setTo('#a04'), setTo('#a05'), mode, setTo('#a06'))).toEqual([
    setTo('#a05'),
    mode,
    setTo('#a06'),
  ])
})

it('counts presses of the same key', () => {
  const tab: Step = { do: 'press', key: 'Tab' }
  expect(recordedSteps(tab, tab, { do: 'press', key: 'Enter' }, tab)).toEqual([
    { do: 'press', key: 'Tab', times: 2 },
    { do: 'press', key: 'Enter' },
    tab,
  ])
})

it('records the code of a mail instead of the click into its first box', () => {
  const typed: Step = { do: 'typeCode', email: 'ada@example.com' }
  expect(recordedSteps({ do: 'click', target: { role: 'textbox', nth: 0 } }, typed)).toEqual([
    typed,
  ])
})

it('the recorder does not change the steps of the player', () => {
  const press: Step = { do: 'press', key: 'Tab' }
  const from = { at: 0, lines: 0 }
  const played: readonly RecordedStep[] = [{ id: 1, step: press, by: 'played', from }]
  expect(addStep(played, { id: 2, step: press, from }).map(({ step }) => step)).toEqual([
    press,
    press,
  ])
})

it('keeps the start of a typing while its keys follow', () => {
  const [, typed] = record({ do: 'press', key: 'Tab' }, { do: 'type', target: email, text: 'a' }, [
    { do: 'type', target: email, text: 'ad' },
    true,
  ])
  expect(typed?.from).toEqual({ at: 1, lines: 0 })
})
