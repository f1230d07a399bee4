import type { CallChange, CallLog, CallRecord } from '../backends/mock/calls/callLogTypes.ts'
import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import type { Timeline } from './timeline.ts'

/** The observable behaviour of one stage page outside the widget, line by line. */
export interface TimelineLog {
  /** In chronological order. The same scenario, seed and steps result in the same lines, byte for byte. */
  lines(): readonly string[]
  /** The number of lines so far that are in chronological order: `lines` adds opened windows and pictures after them. */
  count(): number
}

export interface TimelineLogOptions {
  readonly timeline: Timeline
  readonly calls: Pick<CallLog, 'follow'>
  readonly opened: Simulator['opened']
  readonly clock: Pick<Simulator['clock'], 'now'>
}

/**
 * Records views, flow transitions, port calls, analytics, toasts and notes of the widget, and every call across a boundary (to services,
 * chains, wallets, the secure site, the relay) with its arguments and its result, each with the virtual time since the start.
 * docs/decisions/0024 explains what is omitted, and why.
 */
export function createTimelineLog({
  timeline,
  calls,
  opened,
  clock,
}: TimelineLogOptions): TimelineLog {
  const startedAt = clock.now()
  const written: string[] = []
  const pictures: string[] = []
  const numbers = new Map<number, string>()
  const counts = new Map<string, number>()
  let seen = 0

  const write = (what: string, facts: unknown) =>
    written.push(`+${clock.now() - startedAt} ms ${what} ${toJson(facts)}`)

  /** `chain.eth_call 3` for the third call of that name; fetched pictures do not count. */
  function nameOf({ id, name }: CallRecord): string {
    const known = numbers.get(id)
    if (known !== undefined) return known
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    numbers.set(id, `${name} ${count}`)
    return `${name} ${count}`
  }

  function writeEvents(): void {
    const events = timeline.list().slice(seen)
    seen += events.length
    for (const { event } of events) {
      const { type, ...facts } = event
      if (!('method' in event && isPicture(event.method))) write(type, facts)
    }
  }

  timeline.subscribe(writeEvents)
  calls.follow((record, change) => {
    if (isPicture(record.name)) {
      if (change === 'ends') pictures.push(toJson({ ...record, id: 0 }))
      return
    }
    write(`${nameOf(record)} ${change}`, factsOf(record, change))
  })

  return {
    count: () => written.length,
    lines: () => [
      ...written,
      ...opened().map(({ url, target }) => `opened ${toJson({ url, target })}`),
      ...pictures.toSorted().map((text) => `picture ${text}`),
    ],
  }
}

/** The set of fetched pictures is part of the timeline; their order is not, because it depends on the frames that the browser draws. */
const isPicture = (name: string) => name.endsWith('Image')

function factsOf({ arguments: given, result, error, faultId }: CallRecord, change: CallChange) {
  if (change === 'begins') return given
  const fault = faultId === undefined ? {} : { faultId }
  return error === undefined ? { ...fault, result } : { ...fault, error }
}

function toJson(facts: unknown): string {
  return JSON.stringify(facts ?? null, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
