import type { Step } from '../../scenarios/index.ts'
import type { TimelineEntry } from '../../stage/timeline.ts'

/** Expectations that hold now: the view of an open modal, the modal, and the newest toast. */
export function suggestChecks(entries: readonly TimelineEntry[]): readonly Step[] {
  const events = entries.map(({ event }) => event)
  const isOpen = events.findLast((event) => event.type === 'modal')?.open ?? false
  const view = events.findLast((event) => event.type === 'view')
  const toast = events.findLast((event) => event.type === 'toast')
  const steps: Step[] = []
  if (view && isOpen) steps.push({ expect: 'view', is: view.view })
  steps.push({ expect: 'modal', open: isOpen })
  if (toast) steps.push({ expect: 'toast', text: toast.message, variant: toast.variant })
  return steps
}
