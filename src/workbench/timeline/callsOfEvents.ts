import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import type { TimelineEntry } from '../../stage/timeline.ts'

/**
 * The calls across a boundary that a call of a port makes first, where they have another name: the name of a call, or a prefix that ends in
 * `*`. The first one that the log has is taken.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'auth.connect': ['frame.getUser'],
  'auth.reconnect': ['frame.isConnected', 'frame.getUser'],
  'chains.nativeBalance': ['chain.eth_getBalance', 'chain.getBalance'],
  'chains.waitForReceipt': ['chain.eth_getTransactionReceipt', 'chain.getSignatureStatuses'],
  'chains.ensIdentity': ['chain.eth_call'],
  'chains.ensAvatar': ['chain.eth_call'],
  'chains.ensAddress': ['chain.eth_call'],
  'chains.sameAccountOn': ['chain.eth_getCode'],
  'chains.call': ['chain.*'],
  'connectors.connect': ['wallet.*', 'frame.*'],
  'connectors.reconnect': ['wallet.*', 'frame.*'],
  'names.isRegistered': ['names.resolve'],
  'walletConnect.pair': ['relay.wc_proposeSession', 'relay.*'],
  'walletConnect.reconnect': ['relay.*'],
}

type PortCall = Extract<InspectEvent, { type: 'call' | 'callEnd' }>

/** An event of the widget that may cause a call across a boundary, and the ids between which the call is. */
interface Cause {
  readonly names: readonly string[]
  /** The events that are part of it: a call and its end. */
  readonly events: number[]
  readonly after: number
  upTo: number
}

/**
 * For each event that caused a call across a boundary, by its id: the id of the call. Events whose call stayed inside the page, or whose call
 * the log no longer has, are absent.
 */
export function callsOfEvents(
  entries: readonly TimelineEntry[],
  calls: readonly CallRecord[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const causes = causesOf(entries)
  const bySeam = new Map<string, CallRecord[]>()
  const ofSeam = (name: string) => bySeam.get(boundaryOf(name)) ?? []
  for (const call of calls) {
    const list = bySeam.get(boundaryOf(call.name))
    if (list) list.push(call)
    else bySeam.set(boundaryOf(call.name), [call])
  }
  const isVague = ({ names }: Cause) => names.some((name) => name.endsWith('*'))
  // A call with a known name is not taken by one that fits many.
  for (const cause of [
    ...causes.filter((each) => !isVague(each)),
    ...causes.filter((each) => isVague(each)),
  ]) {
    const isFree = (name: string) => (call: CallRecord) =>
      fits(call.name, name) && !taken.has(call.id)
    const call = cause.names
      .map((name) => findDuring(cause, ofSeam(name), isFree(name)))
      .find((each) => each !== undefined)
    if (!call) continue
    taken.add(call.id)
    for (const event of cause.events) found.set(event, call.id)
  }
  return found
}

/** The first fitting call that began after the cause and before its end. The calls are in the order of their ids, and may be thousands. */
function findDuring(
  { after, upTo }: Cause,
  calls: readonly CallRecord[],
  isFitting: (call: CallRecord) => boolean,
): CallRecord | undefined {
  let from = 0
  for (let end = calls.length; from < end;) {
    const middle = Math.floor((from + end) / 2)
    if ((calls[middle]?.id ?? 0) > after) end = middle
    else from = middle + 1
  }
  for (let at = from; at < calls.length; at += 1) {
    const call = calls[at]
    if (!call || call.id > upTo) return undefined
    if (isFitting(call)) return call
  }
  return undefined
}

function causesOf(entries: readonly TimelineEntry[]): readonly Cause[] {
  const causes: Cause[] = []
  const open = new Map<string, Cause[]>()
  const openOf = ({ port, method }: PortCall) => {
    const name = `${port}.${method}`
    const list = open.get(name) ?? []
    open.set(name, list)
    return list
  }
  for (const { id, event, lastCall } of entries) {
    if (event.type === 'call') {
      const cause = begin(id, namesOf(event), lastCall)
      openOf(event).push(cause)
      causes.push(cause)
    } else if (event.type === 'callEnd') {
      const cause = openOf(event).shift()
      if (!cause) continue
      cause.events.push(id)
      cause.upTo = lastCall
    } else if (event.type === 'analytics' && event.sent) {
      causes.push(begin(id, ['analytics.send'], lastCall))
    }
  }
  return causes
}

const begin = (id: number, names: readonly string[], after: number): Cause => ({
  names,
  events: [id],
  after,
  upTo: Number.POSITIVE_INFINITY,
})

function namesOf({ port, method }: PortCall): readonly string[] {
  const name = `${port}.${method}`
  return otherNames[name] ?? [port === 'auth' ? `frame.${method}` : name]
}

const boundaryOf = (name: string) => name.slice(0, name.indexOf('.'))

const fits = (call: string, name: string) =>
  name.endsWith('*') ? call.startsWith(name.slice(0, -1)) : call === name
