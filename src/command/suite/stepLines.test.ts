import { expect, it } from 'vitest'
import { stepLines } from './stepLines.ts'

const steps = [
  { do: 'type', target: { role: 'textbox', name: '"steps": [{' }, text: 'a\\' },
  { do: 'fault.add', rule: { list: [{ steps: [{}, {}] }, {}] } },
  { do: 'press', key: 'Enter' },
]

it('finds the line of each step of a scenario', () => {
  const text = JSON.stringify({ title: 'steps', world: { steps: [{}] }, steps }, null, 2)
  const lines = text.split('\n')
  expect(stepLines(text).map((line) => lines[line]?.trim())).toEqual([
    '"do": "type",',
    '"do": "fault.add",',
    '"do": "press",',
  ])
})

it('finds the steps of the recording in a run file, and not the times of its steps', () => {
  const text = JSON.stringify({ steps: [{}, {}], recording: { id: 'x', steps } }, null, 2)
  const lines = text.split('\n')
  expect(stepLines(text).map((line) => lines[line]?.trim())).toEqual([
    '"do": "type",',
    '"do": "fault.add",',
    '"do": "press",',
  ])
})

it('finds all steps on one line', () => {
  expect(stepLines(JSON.stringify({ steps }))).toEqual([1, 1, 1])
})

it('finds none in a text without steps', () => {
  expect(stepLines('{"title":"x"}')).toEqual([])
})

it('reads each line once: fifty thousand steps are found in seconds', () => {
  const many = Array.from({ length: 50_000 }, () => ({ do: 'press', key: 'a' }))
  const text = JSON.stringify({ steps: many }, null, 2)
  expect(stepLines(text).at(-1)).toBe(3 + 4 * 49_999)
})
