import { expect, it } from 'vitest'
import { createViewRegistry } from '../widget/registry.ts'
import { scenarios } from './allScenarios.ts'
import type { Step } from './index.ts'

/** The view that a step expects; false for another step. */
const viewOf = (step: Step) => 'expect' in step && step.expect === 'view' && step.is

it('shows every view in a scenario', () => {
  const shown = new Set<unknown>(scenarios.flatMap(({ steps }) => steps.map(viewOf)))
  const views = Object.keys(createViewRegistry())
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter((view) => !shown.has(view))).toEqual([])
})
