import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import { testAddress } from '../../testing/testConnection.ts'
import {
  createPipelineTest,
  hash,
  type Plan,
  type Problem,
  type Shown,
} from './testing/pipelineTest.ts'
import { changes } from './testing/orderChanges.ts'
import type { TransactionGuard } from './transactionGuard.ts'
import type { TransactionOutcome } from './transactionPlan.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const odd: TransactionGuard<Shown, Problem> = () => ({ kind: 'odd' })

describe('an undisturbed order', () => {
  it('goes from its guards over the wallet to an outcome', async () => {
    const { answers, click, clock, requests, receipt, settled, stage, turns } = createPipelineTest()
    expect(stage()).toBe('ready')
    const { outcomes, end } = click()
    expect(stage()).toBe('checking')
    await settled()
    expect(stage()).toBe('requesting')
    expect(requests()).toEqual([
      { method: 'eth_sendTransaction', params: [{ to: 'ada', units: 5n }] },
    ])
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', answer: hash, left: false })
    expect(stage()).toBe('ready')
    receipt.resolve(undefined)
    await clock.run(25_000)
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect(await outcome.result).toEqual({ status: 'pending' })
    expect(turns()).toEqual(['submitted checking', 'passed requesting', 'sent idle'])
  })

  it('sends what was shown at the click, even if the feature changes its copy silently and back', async () => {
    const { click, form, requests, settled } = createPipelineTest()
    const guard = createDeferred<undefined>()
    const built = createDeferred<void>()
    click({
      guards: [() => guard.promise],
      async request({ shown }) {
        const params = [{ ...shown }]
        await built.promise
        return { method: 'eth_sendTransaction', params }
      },
    })
    Object.assign(form.getState(), { units: 6n })
    guard.resolve(undefined)
    await settled()
    Object.assign(form.getState(), { units: 5n })
    built.resolve(undefined)
    await settled()
    expect(requests().map(({ params }) => params)).toEqual([[{ to: 'ada', units: 5n }]])
  })

  it("checks the wallet's account and chain last, closest to the request", async () => {
    const { asked, click, settled } = createPipelineTest()
    const order: string[] = []
    const guard: Plan['guards'][number] = () => void order.push(`guard, ${asked.length} asked`)
    click({
      guards: [guard, guard],
      request: async ({ shown }) => {
        order.push(`request, ${asked.length} asked`)
        return { method: 'eth_sendTransaction', params: [shown] }
      },
      onRequest: () => void order.push(`notified, ${asked.length} asked`),
    })
    await settled()
    expect(order).toEqual([
      'guard, 0 asked',
      'guard, 0 asked',
      'request, 0 asked',
      'notified, 2 asked',
    ])
    expect(asked.map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_chainId',
      'eth_sendTransaction',
    ])
  })

  it('signs an order as it was at the click, whatever happens to the feature’s own copy', async () => {
    const { click, requests, settled } = createPipelineTest()
    const shown = { to: 'ada', units: 5n }
    const order = {
      kind: 'transfer',
      screen: 0,
      chainId: 'eip155:1',
      account: testAddress,
      shown,
    } as const
    const screen = createPipelineTest().core.router.current().id
    click({
      order: { ...order, screen },
      guards: [(context) => void expect(Object.isFrozen(context.order.shown)).toBe(true)],
    })
    shown.units = 500n
    await settled()
    expect(requests()[0]?.params).toEqual([{ to: 'ada', units: 5n }])
  })

  it('keeps the screen busy until the network answers, if the plan waits for it', async () => {
    const { answers, click, receipt, settled, stage } = createPipelineTest()
    click({ result: 'awaited' })
    await settled()
    answers[0]?.resolve(hash)
    await settled()
    expect(stage()).toBe('confirming')
    expect(click().outcomes).toEqual([])
    receipt.resolve(undefined)
    await settled()
    expect(stage()).toBe('ready')
  })

  it('returns no result if the plan has no result', async () => {
    const { answers, click, settled } = createPipelineTest()
    const { outcomes } = click({ result: 'none', readAnswer: (_, answer) => String(answer) })
    await settled()
    answers[0]?.resolve('signature')
    await settled()
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect([outcome.answer, await outcome.result]).toEqual(['signature', { status: 'unknown' }])
  })
})

describe('a click', () => {
  it('sends at most one request, however often it is repeated', async () => {
    const { answers, click, requests, settled } = createPipelineTest()
    const clicks = [click(), click(), click()]
    await settled()
    const later = click()
    await settled()
    expect(requests()).toHaveLength(1)
    expect([...clicks, later].map(({ end }) => Object(end()).kind)).toEqual([
      undefined,
      'busy',
      'busy',
      'busy',
    ])
    answers[0]?.reject(new Error('no'))
    await settled()
    click()
    await settled()
    expect(requests()).toHaveLength(2)
  })

  it('sends no request if the screen shows something else', async () => {
    const { asked, click, core, form, settled, notify } = createPipelineTest()
    const shown = form.getState()
    const base = {
      kind: 'transfer',
      screen: core.router.current().id,
      chainId: 'eip155:1',
      account: testAddress,
      shown,
    } as const
    const drops = [
      click({ order: { ...base, shown: { ...shown, units: 6n } } }),
      click({ shownNow: () => undefined }),
      click({ order: { ...base, screen: base.screen - 1 } }),
      click({ order: { ...base, chainId: 'eip155:137' } }),
      click({ order: { ...base, account: other } }),
    ]
    notify.disconnected()
    drops.push(click({ order: base }))
    await settled()
    expect(drops.map(({ end }) => end())).toEqual(
      ['changed', 'changed', 'left', 'chain', 'account', 'account'].map((because) => ({
        kind: 'dropped',
        because,
      })),
    )
    expect(asked).toEqual([])
  })
})

describe('a guard', () => {
  it('stops the order before the wallet gets any request', async () => {
    const { asked, click, settled, stage } = createPipelineTest()
    const { end } = click({ guards: [() => undefined, odd] })
    await settled()
    expect(end()).toEqual({ kind: 'stopped', problem: { kind: 'odd' } })
    expect([asked, stage()]).toEqual([[], 'ready'])
  })

  it('fails the order if it cannot be run', async () => {
    const { click, outcomes, requests, settled, stage } = { ...createPipelineTest(), outcomes: [] }
    const failing = click({ guards: [() => Promise.reject(new Error('down'))] })
    const unready = click
    await settled()
    expect(failing.outcomes).toEqual([{ kind: 'failed', error: new Error('down'), left: false }])
    const second = unready({ request: () => Promise.reject(new Error('no blockhash')) })
    await settled()
    expect(second.outcomes).toMatchObject([{ kind: 'failed', left: false }])
    expect([requests(), stage(), outcomes]).toEqual([[], 'ready', []])
  })

  it.each([
    ['another account', { eth_accounts: [other] }, 'account'],
    ['another chain', { eth_chainId: '0x89' }, 'chain'],
  ])('finds %s in the wallet itself', async (_, wallet, kind) => {
    const { click, requests, settled } = createPipelineTest({ wallet })
    const { end } = click()
    await settled()
    expect(end()).toEqual({ kind: 'stopped', problem: { kind } })
    expect(requests()).toEqual([])
  })
})

describe('a change while the guards run drops the order at once', () => {
  it.each(changes)('drops it after %s', async (_, because, change) => {
    const test = createPipelineTest()
    const guard = createDeferred<undefined>()
    const { end, outcomes } = test.click({ guards: [() => guard.promise] })
    await test.settled()
    change(test)
    expect(test.state()).toEqual({ status: 'idle' })
    await test.settled()
    expect(end()).toEqual({ kind: 'dropped', because })
    guard.resolve(undefined)
    await test.settled()
    expect(test.requests()).toEqual([])
    expect(outcomes).toHaveLength(1)
  })

  it.each(changes)(
    'drops it after %s, at the same moment as the last answer',
    async (_, because, change) => {
      const test = createPipelineTest()
      const guard = createDeferred<undefined>()
      const { end } = test.click({
        guards: [() => guard.promise.then(() => void queueMicrotask(() => change(test)))],
      })
      await test.settled()
      guard.resolve(undefined)
      await test.settled()
      expect(end()).toEqual({ kind: 'dropped', because })
      expect(test.requests()).toEqual([])
    },
  )

  it.each(changes)(
    'drops it after %s, in the callback before the wallet request',
    async (_, because, change) => {
      const test = createPipelineTest()
      const { end } = test.click({ onRequest: () => change(test) })
      await test.settled()
      expect(end()).toEqual({ kind: 'dropped', because })
      expect([test.requests(), test.state()]).toEqual([[], { status: 'idle' }])
    },
  )

  it('aborts the signal of the guards', async () => {
    const { click, core, settled } = createPipelineTest()
    const signals: AbortSignal[] = []
    click({
      guards: [({ signal }) => (signals.push(signal), createDeferred<undefined>().promise)],
    })
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    core.router.goBack()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('ignores a guard that fails afterwards', async () => {
    const { click, core, settled } = createPipelineTest()
    const guard = createDeferred<undefined>()
    const { outcomes } = click({ guards: [() => guard.promise] })
    core.router.goBack()
    guard.reject(new Error('late'))
    await settled()
    expect(outcomes).toEqual([{ kind: 'dropped', because: 'left' }])
  })
})

it('fails the order for an invalid answer', async () => {
  const { answers, click, settled, stage } = createPipelineTest()
  const { outcomes } = click()
  await settled()
  answers[0]?.resolve(null)
  await settled()
  expect(outcomes).toMatchObject([
    { kind: 'failed', error: { code: 'wallet.malformed' }, left: false },
  ])
  expect(stage()).toBe('ready')
})
