import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'

/** Kinds of events as the filter shows them; a call and its end are one kind. */
export const eventKinds: readonly {
  readonly kind: string
  readonly types: readonly InspectEvent['type'][]
}[] = [
  { kind: 'modal', types: ['modal'] },
  { kind: 'view', types: ['view'] },
  { kind: 'flow', types: ['flow'] },
  { kind: 'call', types: ['call', 'callEnd'] },
  { kind: 'session', types: ['session'] },
  { kind: 'toast', types: ['toast'] },
  { kind: 'analytics', types: ['analytics'] },
  { kind: 'note', types: ['note'] },
]
