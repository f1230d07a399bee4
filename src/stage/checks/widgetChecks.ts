import { callMatches } from '../../backends/mock/index.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { Finding, WidgetExpectation } from '../../scenarios/index.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import type { ViewName } from '../../widget/core/kernel/viewParams.ts'
import { found } from '../page/found.ts'
import type { Timeline } from '../timeline.ts'
import type { CheckingParts, StageChecks } from './stageChecks.ts'

export const widgetChecks: StageChecks<WidgetExpectation, CheckingParts> = {
  modal(wanted, { timeline }) {
    const open = isModalOpen(timeline)
    return found(open === wanted.open, `the modal is ${open ? 'open' : 'closed'}`)
  },
  view({ is }, { timeline }) {
    const open = isModalOpen(timeline)
    const view = lastEvent(timeline, 'view')?.view
    if (!open || view !== is) return found(false, open ? `view ${view}` : 'the modal is closed')
    return found(isViewDrawn(document, is), `view ${view}, or still on its way`)
  },
  analytics(wanted, { timeline }) {
    const all = timeline
      .list()
      .flatMap(({ event }) => (event.type === 'analytics' ? [event.event] : []))
    const same = all.filter(
      ({ event, properties }) =>
        event === wanted.event && matchesPart(properties ?? {}, wanted.properties ?? {}),
    )
    const ok = wanted.times === undefined ? same.length > 0 : same.length === wanted.times
    return found(ok, all)
  },
  calls(wanted, { simulator }) {
    const calls = simulator.calls.list().filter(({ name }) => callMatches(wanted.name, name))
    const count =
      (wanted.times === undefined || calls.length === wanted.times) &&
      (wanted.atLeast === undefined || calls.length >= wanted.atLeast)
    const fits =
      wanted.arguments === undefined || matchesPart(calls.at(-1)?.arguments, wanted.arguments)
    const { lacks } = wanted
    const isClean =
      lacks === undefined ||
      calls.every((call) => !JSON.stringify(call.arguments ?? null).includes(lacks))
    return found(count && fits && isClean, {
      calls: calls.length,
      newest: calls.at(-1)?.arguments ?? null,
    })
  },
  timer(wanted, { simulator: { clock } }) {
    const timers = clock.pending().filter(({ label }) => label === wanted.label)
    const dueIn = timers.map(({ dueAt }) => dueAt - clock.now())
    const ok = wanted.pending
      ? timers.length > 0 && (wanted.inMs === undefined || dueIn.includes(wanted.inMs))
      : timers.length === 0
    return found(ok, { pending: clock.pending().map(({ label }) => label), dueIn })
  },
  async activeAccount(wanted, { simulator: { chains }, timeline }) {
    const address = lastEvent(timeline, 'session')?.address
    if (!address) return found(false, 'no account is connected')
    const read = (method: string) => chains.rpc(wanted.chainId, method, [address, 'latest'])
    const own = chains.accounts.some((each) => each.address === address)
    const type = own ? 'eoa' : 'smartAccount'
    const deployed = (await read('eth_getCode')) !== '0x'
    const wei = String(BigInt(String(await read('eth_getBalance'))))
    const ok =
      type === wanted.type &&
      (wanted.deployed === undefined || deployed === wanted.deployed) &&
      (wanted.wei === undefined || wei === wanted.wei)
    return found(ok, { address, type, deployed, wei })
  },
  hostRequest(wanted, { simulator }) {
    const name = `host.${wanted.method}`
    const call = simulator.calls.list().findLast((each) => each.name === name)
    const outcome = call?.status === 'failed' ? (call.error?.message ?? '') : call?.status
    return found(outcome?.includes(wanted.outcome) === true, outcome ?? 'never asked')
  },
  frame: (wanted, { simulator }) => checkFrame(wanted, simulator),
  refused({ atLeast }, { simulator }) {
    const refused = simulator.calls.list().filter(({ name }) => name === 'frame.refused')
    return found(refused.length >= atLeast, `${refused.length} messages refused`)
  },
  pictures({ count }) {
    const shown = countPictures(document)
    return found(shown === count, `${shown} are shown`)
  },
}

function lastEvent<T extends InspectEvent['type']>(timeline: Timeline, type: T) {
  type Wanted = Extract<InspectEvent, { type: T }>
  const events = timeline.list().map(({ event }) => event)
  return events.findLast((event): event is Wanted => event.type === type)
}

const isModalOpen = (timeline: Timeline) => lastEvent(timeline, 'modal')?.open ?? false

/**
 * Whether a modal of this page shows that view with its own content. While its code loads, it cannot be used and none of its work has
 * started.
 */
function isViewDrawn(page: Document, view: ViewName): boolean {
  return [...page.querySelectorAll('foyer-modal')].some(({ shadowRoot }) => {
    const drawn = shadowRoot?.querySelector(`[data-view='${view}']`)
    return drawn !== null && drawn !== undefined && drawn.querySelector('.fy-view-loading') === null
  })
}

/** Number of accounts in the widget with their own picture instead of the colours of the placeholder. */
function countPictures(page: Document): number {
  return [...page.querySelectorAll('foyer-modal')]
    .flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLImageElement>('.fy-avatar img') ?? []),
    ])
    .filter((picture) => picture.naturalWidth > 0 && picture.checkVisibility()).length
}

type FrameExpectation = Extract<WidgetExpectation, { readonly expect: 'frame' }>

/** Checks the secure site's frame on this page: its position, and the texts that its page reports. */
function checkFrame(wanted: FrameExpectation, { secureSite }: Simulator): Finding {
  const frames = [...document.querySelectorAll('foyer-modal')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('iframe') ?? []),
  ])
  const frame = frames.find((each) => each.checkVisibility())
  const screen = secureSite.screen()
  if (!frame) return found(!wanted.shown, 'the frame is hidden')
  const { left, top, width, height } = frame.getBoundingClientRect()
  const bottom = innerHeight - top - height
  const near = (is: number, should: number | undefined) =>
    should === undefined || Math.abs(is - should) < 1
  const centred = near(left, innerWidth - left - width) && near(top - 32, bottom + 32)
  const ok =
    wanted.shown &&
    near(width, wanted.width) &&
    near(height, wanted.height) &&
    near(left, wanted.left) &&
    near(bottom, wanted.bottom) &&
    (wanted.centred === undefined || wanted.centred === centred) &&
    (wanted.theme === undefined || wanted.theme === screen?.theme) &&
    (wanted.heading === undefined || screen?.heading.includes(wanted.heading) === true) &&
    (wanted.amount === undefined || screen?.amount === wanted.amount)
  return found(ok, { left, top, width, height, bottom, centred, ...screen })
}

/** True if `whole` contains all of `part`; other fields are ignored. */
function matchesPart(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(whole, part)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) =>
    matchesPart((whole as Record<string, unknown>)[key], value),
  )
}
