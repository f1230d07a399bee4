import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createSwapHandlers } from './swapHandlers.ts'
import {
  blockchainApi,
  chain,
  owner,
  user,
  native,
  usdc,
  dai,
  million,
  createSwapServiceTest,
} from './testing/swapServiceTest.ts'

const test = createSwapServiceTest()
const { setUp } = test
beforeAll(test.start)
beforeEach(test.reset)
afterAll(test.close)

describe('the swap service', () => {
  const convert = (name: string) => `/v1/convert/${name}`
  const quotes = { projectId: 'p1', from: usdc, to: dai, amount: '1', userAddress: owner }

  it.each([
    [401, 'projectId', convert('tokens'), { chainId: chain }],
    [400, 'chainId', convert('tokens'), { projectId: 'p1', chainId: 'eip155:11155111' }],
    [400, 'chainId', convert('tokens'), { projectId: 'p1', chainId: 'ethereum' }],
    [400, 'to', convert('quotes'), { ...quotes, to: dai.replace(':1:', ':137:') }],
    [400, 'from', convert('quotes'), { ...quotes, from: 'USDC' }],
    [400, 'amount', convert('quotes'), { ...quotes, amount: '1.5' }],
    [400, 'userAddress', convert('quotes'), { ...quotes, userAddress: '0x12' }],
    [
      400,
      'userAddress',
      convert('quotes'),
      { ...quotes, userAddress: user.replace(':1:', ':137:') },
    ],
    [400, 'amount', convert('quotes'), { ...quotes, to: user }],
    [400, 'amount', convert('quotes'), { ...quotes, to: usdc }],
    [400, 'tokenAddress', convert('allowance'), { projectId: 'p1', userAddress: user }],
    [400, 'userAddress', convert('allowance'), { projectId: 'p1', tokenAddress: usdc }],
    [400, 'to', convert('build-approve'), { projectId: 'p1', from: usdc, userAddress: user }],
  ])('answers with %i and the field %s: %s %o', async (status, field, path, query) => {
    const answer = await setUp().get(path, query as Record<string, string>)
    expect(answer).toMatchObject({ status, body: { status: 'FAILED', reasons: [{ field }] } })
  })

  const order = {
    projectId: 'p1',
    amount: '1000000',
    from: usdc,
    to: dai,
    userAddress: user,
    eip155: { slippage: 1 },
  }
  it.each([
    [422, 'body', 'not JSON'],
    [401, 'projectId', JSON.stringify({ ...order, projectId: undefined })],
    [400, 'slippage', JSON.stringify({ ...order, eip155: { slippage: 51 } })],
    [400, 'slippage', JSON.stringify({ ...order, eip155: undefined })],
    [400, 'userAddress', JSON.stringify({ ...order, userAddress: owner })],
    [400, 'userAddress', JSON.stringify({ ...order, userAddress: user.replace(':1:', ':137:') })],
    // No allowance exists yet, so the swap could not run.
    [400, 'userAddress', JSON.stringify(order)],
    [400, 'amount', JSON.stringify({ ...order, amount: '0' })],
  ])('rejects a transaction with %i and the field %s: %s', async (status, field, body) => {
    const answer = await setUp().post(convert('build-transaction'), body)
    expect(answer).toMatchObject({ status, body: { status: 'FAILED', reasons: [{ field }] } })
  })

  it('rejects a transaction that the user cannot pay', async () => {
    const { post } = setUp()
    const coins = { ...order, from: native, amount: (10n ** 24n).toString() }
    const answer = await post(convert('build-transaction'), JSON.stringify(coins))
    expect(answer).toMatchObject({ status: 400, body: { reasons: [{ field: 'userAddress' }] } })
  })

  it('builds a transaction that cannot run yet when the estimate is left out', async () => {
    const { swap } = setUp()
    const { transaction } = await swap.buildSwap({
      from: usdc,
      to: dai,
      amount: million,
      user,
      slippagePercent: 1,
      disableEstimate: true,
    })
    expect(transaction).not.toHaveProperty('gas')
  })

  it('rejects prices in another currency or of invalid addresses', async () => {
    const { post } = setUp()
    const ask = async (body: object) =>
      (await post('/v1/fungible/price', JSON.stringify(body))).status
    expect(await ask({ projectId: 'p1', currency: 'btc', addresses: [usdc] })).toBe(400)
    expect(await ask({ projectId: 'p1', currency: 'usd', addresses: ['USDC'] })).toBe(400)
    expect(await ask({ currency: 'usd', addresses: [usdc] })).toBe(401)
  })
})

it('reports 503 when the chain is down', async () => {
  const world = createWorld(generateWorld())
  const gone = { rpc: () => Promise.reject(new Error('gone')) }
  const pools = { ready: async () => undefined }
  const fetch = answerWith(
    createSwapHandlers({ world, chains: gone, pools, drawn: () => [], blockchainApi }),
  )
  const url = `${blockchainApi}/v1/convert/allowance?projectId=p1&tokenAddress=${usdc}&userAddress=${user}`
  expect((await fetch(url)).status).toBe(503)
})
