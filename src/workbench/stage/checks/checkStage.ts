import type { Finding, StageExpectation } from '../../../scenarios/index.ts'
import type { InspectEvent } from '../../../widget/core/kernel/inspect.ts'
import { captureQr } from '../../page/captureQr.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import { checkChain, type ChainParts } from './checkChain.ts'
import { checkFrame } from './checkFrame.ts'
import { countPictures } from './countPictures.ts'
import { isViewDrawn } from './isViewDrawn.ts'
import { matchesPart } from './matchesPart.ts'
import type { Timeline } from '../timeline.ts'

/** What a look at the world behind a page needs. */
export interface StageParts extends ChainParts {
  readonly simulator: Simulator
  readonly timeline: Timeline
}

const found = (ok: boolean, actual: unknown): Finding => ({
  ok,
  actual: typeof actual === 'string' ? actual : JSON.stringify(actual),
})

/** By its whole name, or by a prefix that ends in `*`. */
function isNamed(name: string, wanted: string): boolean {
  return wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted
}

/** Looks at the world behind the page: what the widget reported, what was called, what the chain holds. */
export async function checkStage(wanted: StageExpectation, parts: StageParts): Promise<Finding> {
  const { simulator, timeline } = parts
  switch (wanted.expect) {
    case 'modal': {
      const open = lastEvent(timeline, 'modal')?.open ?? false
      return found(open === wanted.open, `the modal is ${open ? 'open' : 'closed'}`)
    }
    case 'view': {
      const open = lastEvent(timeline, 'modal')?.open ?? false
      const view = lastEvent(timeline, 'view')?.view
      if (!open || view !== wanted.is) {
        return found(false, open ? `view ${view}` : 'the modal is closed')
      }
      return found(isViewDrawn(document, wanted.is), `view ${view}, or still on its way`)
    }
    case 'analytics': {
      const all = timeline
        .list()
        .flatMap(({ event }) => (event.type === 'analytics' ? [event.event] : []))
      const same = all.filter(
        ({ event, properties }) =>
          event === wanted.event && matchesPart(properties ?? {}, wanted.properties ?? {}),
      )
      const ok = wanted.times === undefined ? same.length > 0 : same.length === wanted.times
      return found(ok, all)
    }
    case 'calls': {
      const calls = simulator.calls.list().filter(({ name }) => isNamed(name, wanted.name))
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
    }
    case 'balance':
    case 'tokenBalance':
    case 'allowance':
    case 'nonce':
    case 'chainWaiting':
      return checkChain(wanted, parts)
    case 'timer': {
      const timers = simulator.clock.pending().filter(({ label }) => label === wanted.label)
      const dueIn = timers.map(({ dueAt }) => dueAt - simulator.clock.now())
      const ok = wanted.pending
        ? timers.length > 0 && (wanted.inMs === undefined || dueIn.includes(wanted.inMs))
        : timers.length === 0
      return found(ok, { pending: simulator.clock.pending().map(({ label }) => label), dueIn })
    }
    case 'opened': {
      const opened = simulator.opened()
      const ok = opened.some(
        ({ url, target }) =>
          (wanted.starts ? url.startsWith(wanted.url) : url === wanted.url) &&
          (wanted.target === undefined || target === `_${wanted.target}`),
      )
      return found(ok !== (wanted.absent ?? false), opened)
    }
    case 'clipboard':
      return found(simulator.clipboard.read() === wanted.text, simulator.clipboard.read())
    case 'stored': {
      const entries = simulator.storage
        .entries(wanted.key)
        .filter(([, value]) => value.includes(wanted.contains ?? ''))
      return found((entries.length === 0) === (wanted.absent === true), entries)
    }
    case 'neverAsked': {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).hostname === wanted.host)
      return found(
        asked.length === 0,
        asked.map(({ name }) => name),
      )
    }
    case 'pictures': {
      const shown = countPictures(document)
      return found(shown === wanted.count, `${shown} are shown`)
    }
    case 'qrCode': {
      const text = await captureQr(document).then(simulator.phone.read, String)
      return found(text === wanted.text, text)
    }
    case 'walletWaiting': {
      const waiting = simulator.wallets
        .requests()
        .filter(({ walletKey }) => walletKey === wanted.wallet)
      return found(
        waiting.length === wanted.count,
        waiting.map(({ method }) => method),
      )
    }
    case 'phone': {
      const { phone } = simulator
      const waiting = phone.proposals().length + phone.requests().length
      const sessions = phone.sessions().length
      const ok =
        (wanted.waiting === undefined || wanted.waiting === waiting) &&
        (wanted.sessions === undefined || wanted.sessions === sessions)
      return found(ok, { waiting, sessions })
    }
    case 'popups': {
      const open = simulator.openPopups()
      return found(open === wanted.count, `${open} are open`)
    }
    case 'mails': {
      const mails = simulator.mailbox.mails().filter(({ to }) => to === wanted.to)
      return found(
        mails.length === wanted.count,
        mails.map(({ subject }) => subject),
      )
    }
    case 'hostRequest': {
      const name = `host.${wanted.method}`
      const call = simulator.calls.list().findLast((each) => each.name === name)
      const outcome = call?.status === 'failed' ? (call.error?.message ?? '') : call?.status
      return found(outcome?.includes(wanted.outcome) === true, outcome ?? 'never asked')
    }
    case 'frame':
      return checkFrame(wanted, simulator)
    case 'activeAccount': {
      const address = lastEvent(timeline, 'session')?.address
      if (!address) return found(false, 'nobody is connected')
      const { chains } = simulator
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
    }
    case 'refused': {
      const refused = simulator.calls.list().filter(({ name }) => name === 'frame.refused')
      return found(refused.length >= wanted.atLeast, `${refused.length} messages refused`)
    }
  }
}

function lastEvent<T extends InspectEvent['type']>(timeline: Timeline, type: T) {
  type Wanted = Extract<InspectEvent, { type: T }>
  const events = timeline.list().map(({ event }) => event)
  return events.findLast((event): event is Wanted => event.type === type)
}
