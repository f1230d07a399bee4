import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'

/** Kinds of events in the order of the filter. */
export const eventKinds = [
  'modal',
  'view',
  'flow',
  'same state',
  'call',
  'session',
  'toast',
  'analytics',
  'note',
] as const

export type EventKind = (typeof eventKinds)[number]

/** A call and its end are one kind; an event that leaves a flow in its state, such as a typed letter, is not a `flow`. */
export function kindOf(event: InspectEvent): EventKind {
  if (event.type === 'callEnd') return 'call'
  if (event.type === 'flow' && event.from === event.to) return 'same state'
  return event.type
}
