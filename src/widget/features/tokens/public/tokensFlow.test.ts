import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createTokenWarnings } from '../../../money/tokens/tokenWarnings.ts'
import { createTokensFlow } from './tokensFlow.ts'

const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 1,
  value: 2,
  quantity: { numeric: '2', decimals: 18 },
}

type Answer = () => Promise<readonly TokenBalance[]>

/** The service returns these in turn, and then repeats the last one. */
async function setUp(...answers: readonly [Answer, ...Answer[]]) {
  const asked: (string | undefined)[] = []
  const test = createTestCore({
    backend: {
      balances: {
        balances(_, chainId) {
          asked.push(chainId)
          const answer = answers[asked.length - 1] ?? answers[answers.length - 1]
          return (answer ?? down)()
        },
      },
    },
  })
  test.core.session.adopt(testConnector, createTestConnection().connection)
  // Its table is loaded in real time.
  await test.core.use(createTokenWarnings).load('eip155:1')
  const flow = createTokensFlow(test.core)
  const failures = () => test.seen.filter(({ type }) => type === 'note')
  return { ...test, asked, failures, flow, store: test.core.use(createTokenBalances).store }
}
const down: Answer = () => Promise.reject(new FoyerError('http.status', 'Down'))
const works: Answer = () => Promise.resolve([ether])

describe('the tokens on screen', () => {
  it('fetches tokens at once and every 10000 ms, until the screen is left [A-117]', async () => {
    const { asked, clock, flow } = await setUp(works)
    flow.start()
    await clock.idle()
    expect(asked).toHaveLength(1)
    await clock.run(9_999)
    expect(asked).toHaveLength(1)
    await clock.run(1)
    expect(asked).toHaveLength(2)
    await clock.run(20_000)
    expect(asked).toHaveLength(4)
    flow.stop()
    await clock.run(60_000)
    expect(asked).toHaveLength(4)
  })

  it('the flow does not fetch again before a slow service has answered', async () => {
    const { asked, clock, flow } = await setUp(() => new Promise<never>(() => undefined))
    flow.start()
    await clock.run(35_000)
    expect(asked).toHaveLength(1)
    flow.stop()
  })

  it('reports a failure once, and again after a success', async () => {
    const { clock, flow, failures, toasts } = await setUp(down, down, down, works, down)
    flow.start()
    await clock.run(20_000)
    expect(failures()).toHaveLength(1)
    await clock.run(20_000)
    expect(failures()).toHaveLength(2)
    expect(toasts()).toEqual([])
    flow.stop()
  })

  it('fetches tokens at once on request', async () => {
    const { asked, clock, flow, store } = await setUp(down, works)
    flow.start()
    await clock.idle()
    expect(store.getState().status).toBe('failed')
    flow.send({ type: 'retry' })
    await clock.idle()
    expect(asked).toHaveLength(2)
    expect(store.getState()).toMatchObject({ status: 'ready', tokens: [ether] })
    flow.stop()
  })

  it('fetches the tokens of another network as soon as it is chosen', async () => {
    const { asked, clock, core, flow } = await setUp(works)
    flow.start()
    await clock.idle()
    core.networks.setActive(testNetworks.polygon.id)
    await clock.idle()
    expect(asked).toEqual(['eip155:1', 'eip155:137'])
    flow.stop()
  })
})
