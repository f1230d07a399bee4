import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { testAddress } from '../../testing/testConnection.ts'
import { createPipelineTest, hash } from './testing/pipelineTest.ts'
import { countListeners } from './testing/countListeners.ts'

describe('a change between the last answer of the wallet and its request', () => {
  it.each(Array.from({ length: 24 }, (_, turns) => turns))(
    'drops the order or finds it requested, %i turns later',
    async (turns) => {
      const { click, form, requests, settled, state } = createPipelineTest()
      const outcomes: unknown[] = []
      const { end } = click({
        async request({ shown }) {
          queueMicrotask(async () => {
            for (let turn = 0; turn < turns; turn += 1) await undefined
            form.setState({ units: 6n })
            outcomes.push([requests().length, state().status])
          })
          return { method: 'eth_sendTransaction', params: [shown] }
        },
      })
      await settled()
      outcomes.push([requests().length, state().status])
      // Without a request by then, the order ends at that moment.
      expect([
        [[0, 'idle'], [0, 'idle'], { kind: 'dropped', because: 'changed' }],
        [[1, 'requesting'], [1, 'requesting'], null],
      ]).toContainEqual([...outcomes, end()])
      expect([{ status: 'idle' }, expect.objectContaining({ left: true })]).toContainEqual(state())
    },
  )

  it('sends the request at once if possible, because a second read of the chain would leave time for an edit', async () => {
    const units: unknown[] = []
    const { click, form, requests, settled } = createPipelineTest({
      async requestNow({ params }) {
        units.push(form.getState().units, params)
        return hash
      },
    })
    const { end } = click()
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', answer: hash })
    expect(units).toEqual([5n, [{ to: 'ada', units: 5n }]])
    expect(requests()).toEqual([])
  })

  it('drops the order even if nothing reports that the screen changed', async () => {
    const { click, core, requests, settled, state } = createPipelineTest()
    let shown = { to: 'ada', units: 5n }
    const { end } = click({
      order: {
        kind: 'transfer',
        screen: core.router.current().id,
        chainId: 'eip155:1',
        account: testAddress,
        shown,
      },
      sources: [],
      shownNow: () => shown,
      guards: [() => void (shown = { to: 'ada', units: 6n })],
    })
    await settled()
    expect(end()).toEqual({ kind: 'dropped', because: 'changed' })
    expect([requests(), state()]).toEqual([[], { status: 'idle' }])
  })
})

describe('a view on top of the screen', () => {
  it('a view on top does not count as leaving while the wallet or the network is pending', async () => {
    const { answers, click, core, receipt, settled, state } = createPipelineTest()
    const { end } = click({ result: 'awaited' })
    await settled()
    core.router.push('Networks')
    expect(state()).toMatchObject({ status: 'requesting', left: false })
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', left: false })
    expect(state().status).toBe('confirming')
    core.router.goBack()
    core.router.push('Networks')
    expect(state().status).toBe('confirming')
    receipt.resolve(undefined)
    await settled()
  })
})

describe('an order that ended', () => {
  const ways: readonly (readonly [
    string,
    (test: ReturnType<typeof createPipelineTest>) => unknown,
  ])[] = [
    ['was sent', ({ answers }) => answers[0]?.resolve(hash)],
    ['was refused', ({ answers }) => answers[0]?.reject(new FoyerError('wallet.rejected', 'no'))],
    [
      'was left and then refused',
      ({ answers, form }) => {
        form.setState({ units: 6n })
        answers[0]?.reject(new FoyerError('wallet.rejected', 'no'))
      },
    ],
    [
      'was confirmed',
      ({ answers, receipt }) => {
        answers[0]?.resolve(hash)
        receipt.resolve(undefined)
      },
    ],
  ]

  it.each(ways)('removes the listeners of an order that ended: it %s', async (_, end) => {
    const test = createPipelineTest()
    const { click, core, form, settled, state } = test
    const listeners = countListeners([
      form,
      core.session.store,
      core.networks.store,
      core.router.store,
    ])
    click({ result: 'awaited' })
    await settled()
    expect(listeners()).toBeGreaterThan(0)
    end(test)
    await settled()
    test.receipt.resolve(undefined)
    await settled()
    await test.clock.run(30_000)
    expect([state(), listeners()]).toEqual([{ status: 'idle' }, 0])
  })

  it.each([
    ['a guard stopped it', { guards: [() => ({ kind: 'odd' }) as const] }],
    ['a guard failed', { guards: [() => Promise.reject(new Error('down'))] }],
  ])('removes the listeners of an order that ended: %s', async (_, change) => {
    const { click, core, form, settled } = createPipelineTest()
    const listeners = countListeners([
      form,
      core.session.store,
      core.networks.store,
      core.router.store,
    ])
    click(change)
    await settled()
    expect(listeners()).toBe(0)
  })
})
