import type { Step } from '../../scenarios/index.ts'

/**
 * The indexes of the steps after which axe checks the page: those that expect a view, and the last one. Without an expected view, as in a
 * recording of a page that does not use the modal, each step that expects something counts.
 */
export function auditedSteps(steps: readonly Step[]): ReadonlySet<number> {
  const expecting = [...steps.entries()].flatMap(([index, step]) =>
    'expect' in step ? [{ index, isView: step.expect === 'view' }] : [],
  )
  const views = expecting.filter(({ isView }) => isView)
  const chosen = views.length > 0 ? views : expecting
  return new Set([...chosen.map(({ index }) => index), steps.length - 1])
}
