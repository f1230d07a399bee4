import { expect, it } from 'vitest'
import { createViewRegistry } from '../widget/registry.ts'
import { scenarios } from './index.ts'

it('shows every view in a scenario', () => {
  const shown = new Set<string>(
    scenarios.flatMap(({ steps }) =>
      steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : [])),
    ),
  )
  const views = Object.keys(createViewRegistry())
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter((view) => !shown.has(view))).toEqual([])
})
