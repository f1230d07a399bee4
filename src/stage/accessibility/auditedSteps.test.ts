import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { auditedSteps } from './auditedSteps.ts'

const press: Step = { do: 'press', key: 'Enter' }
const view: Step = { expect: 'view', is: 'Connect' }
const text: Step = { expect: 'text', text: 'Paid' }

it.each([
  ['the expected views and the last step', [press, view, text, press], [1, 3]],
  ['each expectation without an expected view', [press, text, press, text, press], [1, 3, 4]],
  ['the last step without an expectation', [press, press], [1]],
  ['a view at the end once', [press, view], [1]],
])('checks %s', (_, steps, indexes) => {
  expect([...auditedSteps(steps)]).toEqual(indexes)
})
