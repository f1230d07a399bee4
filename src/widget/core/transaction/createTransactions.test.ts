import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createDeferred } from '../../../backends/mock/createDeferred.ts'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../testing/createTestConnection.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { testNetworks } from '../testing/testNetworks.ts'
import { createTransactionStack } from '../transactionStack.ts'
import { createTransactions } from './createTransactions.ts'
import { readTransactionHash } from './readTransactionHash.ts'
import type { TransactionGuard } from './transactionGuard.ts'
import type { TransactionOutcome, TransactionPlan } from './transactionPlan.ts'
import { stageOn } from './transactionState.ts'

const hash = `0x${'ab'.repeat(32)}`
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

interface Shown {
  readonly to: string
  readonly units: bigint
}
type Problem = { readonly kind: 'odd' }
type Plan = TransactionPlan<Shown, Problem>

/** A visitor on a preview of 5 units to somebody; their wallet answers when `answer` is settled. */
function setUp(options: { type?: 'AUTH' | 'ANNOUNCED'; wallet?: Record<string, unknown> } = {}) {
  const asked: Eip1193Request[] = []
  const wallet: Record<string, unknown> = {
    eth_accounts: [testAddress],
    eth_chainId: '0x1',
    ...options.wallet,
  }
  const answers: ReturnType<typeof createDeferred<unknown>>[] = []
  const aborts: string[] = []
  const receipt = createDeferred<undefined>()
  const test = createTestCore({
    backend: {
      chains: { waitForReceipt: () => receipt.promise, call: async () => ({ hash }) },
      auth: { abortApprovals: () => void aborts.push('abort') },
    },
  })
  const { core } = test
  const { connection, tell } = createTestConnection({
    type: options.type ?? 'ANNOUNCED',
    provider: {
      request(request) {
        asked.push(request)
        if (request.method in wallet) return Promise.resolve(wallet[request.method])
        const answer = createDeferred<unknown>()
        answers.push(answer)
        return answer.promise
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  core.open('Account')
  core.router.push('WalletSendPreview')
  const form = createStore<Shown>(() => ({ to: 'ada', units: 5n }))
  const transactions = core.use(createTransactions)

  /** Clicks on what the screen shows, with a part of the plan changed. */
  function click(change: Partial<Plan> = {}) {
    const outcomes: TransactionOutcome<Problem>[] = []
    const plan: Plan = {
      order: {
        kind: 'transfer',
        screen: core.router.current().id,
        chainId: 'eip155:1',
        account: testAddress,
        shown: form.getState(),
      },
      shownNow: () => form.getState(),
      sources: [form],
      guards: [],
      request: ({ shown }) => ({ method: 'eth_sendTransaction', params: [shown] }),
      readAnswer: readTransactionHash,
      success: 'Account',
      result: 'followed',
      ...change,
    }
    void transactions.sign(plan).then((outcome) => outcomes.push(outcome))
    return {
      outcomes,
      /** What came of it, without its functions. */
      end: () => JSON.parse(JSON.stringify(outcomes.at(-1) ?? null)) as unknown,
    }
  }
  return {
    ...test,
    aborts,
    answers,
    asked,
    click,
    connection,
    form,
    receipt,
    tell,
    requests: () => asked.filter(({ method }) => method === 'eth_sendTransaction'),
    state: () => transactions.store.getState(),
    stage: () => stageOn(core.router.current().id, transactions.store.getState()),
    settled: () => test.clock.idle(),
    /** What the observer is told of the pipeline. */
    turns: () =>
      test.seen.flatMap((each) =>
        each.type === 'flow' && each.flow === 'transaction' ? [`${each.event} ${each.to}`] : [],
      ),
  }
}

const odd: TransactionGuard<Shown, Problem> = () => ({ kind: 'odd' })

describe('an order that nobody touches', () => {
  it('goes from its guards over the wallet to an outcome', async () => {
    const { answers, click, clock, requests, receipt, settled, stage, turns } = setUp()
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
    expect(await outcome.result).toBe('pending')
    expect(turns()).toEqual(['submitted checking', 'passed requesting', 'sent idle'])
  })

  it('asks the wallet for account and chain last, nearest to the request', async () => {
    const { asked, click, settled } = setUp()
    const order: string[] = []
    const guard: Plan['guards'][number] = () => void order.push(`guard, ${asked.length} asked`)
    click({
      guards: [guard, guard],
      request: async ({ shown }) => {
        order.push(`request, ${asked.length} asked`)
        return { method: 'eth_sendTransaction', params: [shown] }
      },
      onRequest: () => void order.push(`told, ${asked.length} asked`),
    })
    await settled()
    expect(order).toEqual(['guard, 0 asked', 'guard, 0 asked', 'request, 0 asked', 'told, 2 asked'])
    expect(asked.map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_chainId',
      'eth_sendTransaction',
    ])
  })

  it('is signed as it was at the click, whatever becomes of the feature’s own copy', async () => {
    const { click, requests, settled } = setUp()
    const shown = { to: 'ada', units: 5n }
    const order = {
      kind: 'transfer',
      screen: 0,
      chainId: 'eip155:1',
      account: testAddress,
      shown,
    } as const
    const screen = setUp().core.router.current().id
    click({
      order: { ...order, screen },
      guards: [(context) => void expect(Object.isFrozen(context.order.shown)).toBe(true)],
    })
    shown.units = 500n
    await settled()
    expect(requests()[0]?.params).toEqual([{ to: 'ada', units: 5n }])
  })

  it('keeps the screen busy until the network knows, where the plan waits for it', async () => {
    const { answers, click, receipt, settled, stage } = setUp()
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

  it('has no result where the plan has none', async () => {
    const { answers, click, settled } = setUp()
    const { outcomes } = click({ result: 'none', readAnswer: (_, answer) => String(answer) })
    await settled()
    answers[0]?.resolve('signature')
    await settled()
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect([outcome.answer, await outcome.result]).toEqual(['signature', 'unknown'])
  })
})

describe('a click', () => {
  it('is one request at most, however often it comes', async () => {
    const { answers, click, requests, settled } = setUp()
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

  it('asks nothing of anybody where the screen says something else', async () => {
    const { asked, click, core, form, settled, tell } = setUp()
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
    tell.disconnected()
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
  it('stops the order before the wallet is asked for anything', async () => {
    const { asked, click, settled, stage } = setUp()
    const { end } = click({ guards: [() => undefined, odd] })
    await settled()
    expect(end()).toEqual({ kind: 'stopped', problem: { kind: 'odd' } })
    expect([asked, stage()]).toEqual([[], 'ready'])
  })

  it('that cannot be asked fails the order', async () => {
    const { click, outcomes, requests, settled, stage } = { ...setUp(), outcomes: [] }
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
    const { click, requests, settled } = setUp({ wallet })
    const { end } = click()
    await settled()
    expect(end()).toEqual({ kind: 'stopped', problem: { kind } })
    expect(requests()).toEqual([])
  })
})

type Test = ReturnType<typeof setUp>
const changes: readonly (readonly [string, string, (test: Test) => void])[] = [
  ['an edit', 'changed', ({ form }) => form.setState({ units: 6n })],
  [
    'an edit that is taken back',
    'changed',
    ({ form }) => {
      form.setState({ units: 6n })
      form.setState({ units: 5n })
    },
  ],
  ['another view', 'left', ({ core }) => core.router.goBack()],
  ['a view on top', 'left', ({ core }) => core.router.push('Networks')],
  [
    'a way there and back',
    'left',
    ({ core }) => {
      core.router.push('Networks')
      core.router.goBack()
    },
  ],
  ['a closed modal', 'left', ({ core }) => core.close()],
  ['another account', 'account', ({ tell }) => tell.accountsChanged([other])],
  ['a disconnected wallet', 'account', ({ tell }) => tell.disconnected()],
  [
    'another wallet with the same account',
    'account',
    ({ core }) => core.session.adopt(testConnector, createTestConnection().connection),
  ],
  ['another network', 'chain', ({ core }) => core.networks.setActive(testNetworks.polygon.id)],
]

/** Those that a screen on top of the order's own is none of. */
const departures = changes.filter(
  ([name]) => !['a view on top', 'a way there and back'].includes(name),
)

describe('what happens while the guards are asked drops the order at once', () => {
  it.each(changes)('%s', async (_, because, change) => {
    const test = setUp()
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

  it.each(changes)('%s, in the same moment as the last answer', async (_, because, change) => {
    const test = setUp()
    const guard = createDeferred<undefined>()
    const { end } = test.click({
      guards: [() => guard.promise.then(() => void queueMicrotask(() => change(test)))],
    })
    await test.settled()
    guard.resolve(undefined)
    await test.settled()
    expect(end()).toEqual({ kind: 'dropped', because })
    expect(test.requests()).toEqual([])
  })

  it.each(changes)('%s, when it is told that the wallet is asked', async (_, because, change) => {
    const test = setUp()
    const { end } = test.click({ onRequest: () => change(test) })
    await test.settled()
    expect(end()).toEqual({ kind: 'dropped', because })
    expect([test.requests(), test.state()]).toEqual([[], { status: 'idle' }])
  })

  it('and the guards know by their signal', async () => {
    const { click, core, settled } = setUp()
    const signals: AbortSignal[] = []
    click({
      guards: [({ signal }) => (signals.push(signal), createDeferred<undefined>().promise)],
    })
    await settled()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    core.router.goBack()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('and a guard that fails afterwards is nobody’s business', async () => {
    const { click, core, settled } = setUp()
    const guard = createDeferred<undefined>()
    const { outcomes } = click({ guards: [() => guard.promise] })
    core.router.goBack()
    guard.reject(new Error('late'))
    await settled()
    expect(outcomes).toEqual([{ kind: 'dropped', because: 'left' }])
  })
})

describe('a request that its visitor left', () => {
  const leaving = changes.filter(
    ([name]) => !name.includes('on top') && !name.includes('back') && !name.includes('wallet'),
  )

  it.each(leaving)(
    'after %s blocks every other one until it is answered',
    async (_, _b, change) => {
      const { answers, click, requests, settled, state, ...test } = setUp()
      const first = click()
      await settled()
      change({ answers, click, requests, settled, state, ...test })
      expect(state()).toMatchObject({ status: 'requesting', left: true })
      expect(test.stage()).toBe('blocked')
      const second = click()
      await settled()
      expect([second.end(), requests().length]).toEqual([{ kind: 'busy' }, 1])
      answers[0]?.reject(new FoyerError('wallet.rejected', 'no'))
      await settled()
      expect(first.outcomes).toMatchObject([{ kind: 'failed', left: true }])
      expect([state(), requests().length]).toEqual([{ status: 'idle' }, 1])
    },
  )

  it('is told of when it is approved late, and the screen does not wait for it', async () => {
    const { answers, click, form, settled, state } = setUp()
    const { end, outcomes } = click({ result: 'awaited' })
    await settled()
    form.setState({ units: 6n })
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', answer: hash, left: true })
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect([outcome.isShown(), state().status]).toEqual([false, 'idle'])
  })

  it('stays left when the edit is taken back', async () => {
    const { answers, click, form, settled } = setUp()
    const { end } = click({ result: 'awaited' })
    await settled()
    form.setState({ units: 6n })
    form.setState({ units: 5n })
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', left: true })
  })

  it('blocks nobody any more when its wallet is gone', async () => {
    const { answers, click, connection, core, settled, state, tell } = setUp()
    const first = click()
    await settled()
    tell.disconnected()
    expect(state()).toEqual({ status: 'idle' })
    core.session.adopt(testConnector, connection)
    const second = click()
    await settled()
    answers[1]?.resolve(hash)
    await settled()
    expect(second.end()).toMatchObject({ kind: 'sent', left: false })
    answers[0]?.resolve(hash)
    await settled()
    expect(first.end()).toMatchObject({ kind: 'sent', left: true })
  })

  it('blocks until its wallet is gone, also when that happens later', async () => {
    const { click, core, settled, state, tell } = setUp()
    click()
    await settled()
    core.router.goBack()
    core.networks.setActive(testNetworks.polygon.id)
    expect(state()).toMatchObject({ status: 'requesting', left: true })
    tell.disconnected()
    expect(state()).toEqual({ status: 'idle' })
  })

  it('ends the turn of nobody else when its wallet ends after the answer', async () => {
    const { answers, click, core, form, settled, state, tell } = setUp()
    click()
    await settled()
    form.setState({ units: 6n })
    answers[0]?.reject(new Error('no'))
    await settled()
    click()
    await settled()
    expect(state()).toMatchObject({ status: 'requesting', left: false })
    core.router.goBack()
    tell.disconnected()
    expect(state()).toEqual({ status: 'idle' })
  })
})

describe('the secure wallet', () => {
  it('may cover the screen of the order, and leads on from there', async () => {
    const { answers, click, core, settled, views } = setUp({ type: 'AUTH' })
    const { end } = click()
    await settled()
    core.router.push('ApproveTransaction')
    const entry = core.use(createTransactionStack).pop()
    expect(entry?.success).toBe('Account')
    entry?.onApproved?.()
    core.router.reset('Account')
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', left: false })
    expect(views()).toEqual(['Account'])
  })

  it('takes back what nobody can see any more', async () => {
    const { aborts, answers, click, core, settled, stage } = setUp({ type: 'AUTH' })
    const { outcomes } = click()
    await settled()
    core.router.push('ApproveTransaction')
    expect(aborts).toEqual([])
    core.router.reset('Account')
    expect([aborts, stage()]).toEqual([['abort'], 'blocked'])
    answers[0]?.reject(new FoyerError('aborted', 'Request was aborted'))
    await settled()
    expect(outcomes).toMatchObject([{ kind: 'failed', left: true }])
    expect(stage()).toBe('ready')
  })

  it('is the only one that can', async () => {
    const { aborts, click, core, settled } = setUp()
    click()
    await settled()
    core.router.goBack()
    expect(aborts).toEqual([])
  })
})

describe('a screen that waits for the network', () => {
  it.each(departures)('stops waiting after %s', async (_, _because, change) => {
    const { answers, click, receipt, settled, state, ...test } = setUp()
    const { outcomes } = click({ result: 'awaited' })
    await settled()
    answers[0]?.resolve(hash)
    await settled()
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect(outcome.isShown()).toBe(true)
    change({ answers, click, receipt, settled, state, ...test })
    expect(state()).toEqual({ status: 'idle' })
    receipt.resolve(undefined)
    await settled()
    expect(state()).toEqual({ status: 'idle' })
  })

  it('does not end the turn of the next order when it is settled late', async () => {
    const { answers, click, form, receipt, settled, state } = setUp()
    click({ result: 'awaited' })
    await settled()
    answers[0]?.resolve(hash)
    await settled()
    form.setState({ units: 6n })
    click()
    await settled()
    receipt.resolve(undefined)
    await settled()
    expect(state()).toMatchObject({ status: 'requesting', order: { shown: { units: 6n } } })
  })
})

it('an answer that is none fails the order', async () => {
  const { answers, click, settled, stage } = setUp()
  const { outcomes } = click()
  await settled()
  answers[0]?.resolve(null)
  await settled()
  expect(outcomes).toMatchObject([
    { kind: 'failed', error: { code: 'wallet.malformed' }, left: false },
  ])
  expect(stage()).toBe('ready')
})
