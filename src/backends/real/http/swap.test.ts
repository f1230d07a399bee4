import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createHttpClient } from './httpClient.ts'
import { createSwap } from './swap.ts'

const USER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65'
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const on = (address: string, chain = 1) => `eip155:${chain}:${address}`

const swapQuery = {
  from: on(USDC),
  to: on(DAI),
  amount: 5_000_000n,
  user: on(USER),
  slippagePercent: 1,
}
const swapTx = {
  from: on(USER),
  to: on(ROUTER),
  data: '0x07ed2379',
  amount: '4990000000000000000',
  eip155: { gas: '210000', gasPrice: '2000000000' },
}
const approvalQuery = { from: on(USDC), to: on(DAI), user: on(USER) }
const approvalTx = {
  from: on(USDC),
  to: on(DAI),
  data: '0x095ea7b3',
  value: '0',
  eip155: { gasPrice: '2000000000' },
}

function answering(body: unknown, status = 200) {
  const { fetch, calls } = fakeFetch(() => Response.json(body, { status }))
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://rpc.example' })
  const port = createSwap({
    http,
    projectId: 'p1',
    sdk: { type: 'w3m', version: 'v' },
    image: imageUrl,
  })
  const headers = () => Object.fromEntries(calls.flatMap((call) => [...call.headers]))
  return { port, calls, headers }
}

const known = { 'content-type': 'application/json', 'x-sdk-type': 'w3m', 'x-sdk-version': 'v' }
const json = { 'content-type': 'application/json' }

describe('requests as in wire 1.9', () => {
  it('for the tokens of a chain', async () => {
    const { port, calls } = answering({ tokens: [] })
    await port.tokens('eip155:1')
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: { pathname: '/v1/convert/tokens' },
      query: { projectId: 'p1', chainId: 'eip155:1' },
    })
  })

  it('for a price [A-156]', async () => {
    const { port, calls, headers } = answering({ fungibles: [{ price: 1.001 }] })
    expect(await port.price(on(USDC))).toBe(1.001)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: { pathname: '/v1/fungible/price' },
      body: { projectId: 'p1', currency: 'usd', addresses: [on(USDC)] },
    })
    expect(headers()).toEqual(json)
  })

  it('for a quote, the account as plain address [A-156]', async () => {
    const { port, calls, headers } = answering({
      quotes: [{ toAmount: '4990000000000000000' }, {}],
    })
    const { from, to, amount } = swapQuery
    expect(await port.quote({ from, to, amount, user: USER, gasPrice: 7n })).toEqual({
      toAmount: 4_990_000_000_000_000_000n,
    })
    expect(calls[0]).toMatchObject({
      url: { pathname: '/v1/convert/quotes' },
      query: {
        projectId: 'p1',
        amount: '5000000',
        userAddress: USER,
        from: on(USDC),
        to: on(DAI),
        gasPrice: '7',
      },
    })
    expect(headers()).toEqual(json)
  })

  it('for an allowance', async () => {
    const { port, calls, headers } = answering({ allowance: '12' })
    expect(await port.allowance({ token: on(USDC), user: on(USER) })).toBe(12n)
    expect(calls[0]).toMatchObject({
      url: { pathname: '/v1/convert/allowance' },
      query: { projectId: 'p1', tokenAddress: on(USDC), userAddress: on(USER) },
    })
    expect(headers()).toEqual(known)
  })

  it('for an approval, unlimited without an amount', async () => {
    const { port, calls, headers } = answering({ tx: approvalTx })
    await port.buildApproval(approvalQuery)
    await port.buildApproval({ ...approvalQuery, amount: 5n })
    const query = { projectId: 'p1', userAddress: on(USER), from: on(USDC), to: on(DAI) }
    expect(calls.map((call) => [call.url.pathname, call.query])).toEqual([
      ['/v1/convert/build-approve', query],
      ['/v1/convert/build-approve', { ...query, amount: '5' }],
    ])
    expect(headers()).toEqual(known)
  })

  it('for a swap, with its slippage in percent', async () => {
    const { port, calls, headers } = answering({ tx: swapTx })
    await port.buildSwap(swapQuery)
    await port.buildSwap({ ...swapQuery, disableEstimate: true })
    const body = {
      projectId: 'p1',
      amount: '5000000',
      from: on(USDC),
      to: on(DAI),
      userAddress: on(USER),
      eip155: { slippage: 1 },
    }
    expect(calls.map((call) => [call.method, call.url.pathname, call.body])).toEqual([
      ['POST', '/v1/convert/build-transaction', body],
      ['POST', '/v1/convert/build-transaction', { ...body, disableEstimate: true }],
    ])
    expect(headers()).toEqual(json)
  })
})

describe('the tokens', () => {
  const dai = { name: 'Dai', symbol: 'DAI', address: on(DAI), decimals: 18, logoUri: null }

  it('have symbol, name, address and logo [A-094]', async () => {
    const logoUri = 'https://img.example/usdc.png'
    const usdc = { name: 'USD Coin', symbol: 'USDC', address: on(USDC), decimals: 6, logoUri }
    const { port } = answering({ tokens: [{ ...usdc, eip2612: true }, dai] })
    const { logoUri: _, ...plain } = dai
    expect(await port.tokens('eip155:1')).toEqual([usdc, plain])
  })

  it.each([
    ['no name', { ...dai, name: '' }],
    ['a symbol without end', { ...dai, symbol: 'D'.repeat(65) }],
    ['a symbol that nobody can see', { ...dai, symbol: '\u200B' }],
    ['a plain address', { ...dai, address: DAI }],
    ['an address of another chain', { ...dai, address: on(DAI, 137) }],
    ['decimals as text', { ...dai, decimals: '18' }],
    ['more decimals than there are', { ...dai, decimals: 78 }],
    ['half a decimal', { ...dai, decimals: 1.5 }],
    ['no fields', null],
  ])('lose one with %s and keep the others', async (_, odd) => {
    const { port } = answering({ tokens: [odd, dai] })
    expect((await port.tokens('eip155:1')).map(({ address }) => address)).toEqual([on(DAI)])
  })

  it('are listed once, and show no picture that no image may show', async () => {
    const again = { ...dai, address: on(DAI.toLowerCase()) }
    const { port } = answering({ tokens: [{ ...dai, logoUri: 'javascript:alert(1)' }, again] })
    const tokens = await port.tokens('eip155:1')
    expect(tokens.map(({ logoUri }) => logoUri)).toEqual([undefined])
  })
})

it('takes no later row of a token for it, such as one with other decimals', async () => {
  const dai = { name: 'Dai', symbol: 'DAI', address: on(DAI), decimals: 18 }
  const again = { ...dai, address: on(DAI.toLowerCase()), decimals: 8 }
  const tokens = (...rows: readonly object[]) => answering({ tokens: rows }).port.tokens('eip155:1')
  expect(await tokens(dai, again)).toEqual([dai])
  expect(await tokens(again, dai)).toEqual([again])
})

describe('the price of an unpriced token', () => {
  it.each([[[]], [[{ price: null }]], [[{ symbol: 'GUST' }]], [[null]]])(
    'is 0: %j',
    async (fungibles) => {
      expect(await answering({ fungibles }).port.price(on(USDC))).toBe(0)
    },
  )
})

describe('the approval', () => {
  it('goes from the user to the contract that the answer names in its `from`', async () => {
    expect(await answering({ tx: approvalTx }).port.buildApproval(approvalQuery)).toEqual({
      from: USER,
      to: USDC,
      data: '0x095ea7b3',
      value: 0n,
      gasPrice: 2_000_000_000n,
    })
  })

  it('goes to the contract in `to` where the answer names the sender in `from`', async () => {
    const tx = { ...approvalTx, from: on(USER.toLowerCase()), to: on(USDC) }
    expect(await answering({ tx }).port.buildApproval(approvalQuery)).toMatchObject({ to: USDC })
  })
})

describe('the swap', () => {
  it('comes with its calldata, gas and target amount, and no coins for a token', async () => {
    expect(await answering({ tx: swapTx }).port.buildSwap(swapQuery)).toEqual({
      toAmount: 4_990_000_000_000_000_000n,
      transaction: {
        from: USER,
        to: ROUTER,
        data: '0x07ed2379',
        value: 0n,
        gas: 210_000n,
        gasPrice: 2_000_000_000n,
      },
    })
  })

  it('sends the amount itself for the native coin, whatever the answer says', async () => {
    const { port } = answering({ tx: { ...swapTx, value: '999999999' } })
    const { transaction } = await port.buildSwap({
      ...swapQuery,
      from: on('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'),
    })
    expect(transaction.value).toBe(5_000_000n)
    const lower = await port.buildSwap({ ...swapQuery, from: on(NATIVE) })
    expect(lower.transaction.value).toBe(5_000_000n)
  })

  it.each([[null], [undefined], ['0']])('may come without a gas limit: %j', async (gas) => {
    const { port } = answering({ tx: { ...swapTx, eip155: { gas, gasPrice: '1' } } })
    expect((await port.buildSwap(swapQuery)).transaction).not.toHaveProperty('gas')
  })
})

describe('a malformed answer is refused', () => {
  const asks = (port: ReturnType<typeof answering>['port']) => ({
    tokens: () => port.tokens('eip155:1'),
    price: () => port.price(on(USDC)),
    quote: () => port.quote({ ...swapQuery, user: USER, gasPrice: 1n }),
    allowance: () => port.allowance({ token: on(USDC), user: on(USER) }),
    approval: () => port.buildApproval(approvalQuery),
    swap: () => port.buildSwap(swapQuery),
  })

  it.each([
    ['tokens', { tokens: {} }],
    ['tokens', null],
    ['price', {}],
    ['price', { fungibles: [{ price: '1' }] }],
    ['price', { fungibles: [{ price: -1 }] }],
    ['quote', { quotes: [{}] }],
    ['quote', { quotes: [{ toAmount: '1.5' }] }],
    ['quote', { quotes: [{ toAmount: '-1' }] }],
    ['quote', { quotes: [{ toAmount: '9'.repeat(79) }] }],
    ['quote', []],
    ['allowance', { allowance: 'unlimited' }],
    ['approval', {}],
    ['approval', { tx: { ...approvalTx, value: undefined } }],
    ['approval', { tx: { ...approvalTx, from: on(USDC, 137) } }],
    ['approval', { tx: { ...approvalTx, data: '0x095' } }],
    ['approval', { tx: { ...approvalTx, eip155: undefined } }],
    ['quote', null],
    ['quote', { quotes: [null] }],
    ['quote', {}],
    ['price', null],
    ['allowance', null],
    ['approval', null],
    ['swap', null],
    ['swap', { tx: { ...swapTx, from: USER } }],
    ['swap', { tx: { ...swapTx, from: on(USER, 137) } }],
    ['swap', { tx: { ...swapTx, to: ROUTER } }],
    ['swap', { tx: { ...swapTx, to: on(ROUTER, 137) } }],
    ['swap', { tx: { ...swapTx, to: 'eip155:1:0x12' } }],
    ['swap', { tx: { ...swapTx, data: 'call' } }],
    ['swap', { tx: { ...swapTx, amount: null } }],
    ['swap', { tx: { ...swapTx, eip155: { gas: '-1', gasPrice: '1' } } }],
    ['swap', { tx: { ...swapTx, eip155: { gas: '1', gasPrice: '1e9' } } }],
  ] as const)('%s %j', async (call, body) => {
    await expect(asks(answering(body).port)[call]()).rejects.toMatchObject({
      code: 'http.malformed',
    })
  })

  it.each(['tokens', 'price', 'quote', 'allowance', 'approval', 'swap'] as const)(
    '%s keeps the status of a refusal',
    async (call) => {
      await expect(asks(answering({}, 503).port)[call]()).rejects.toMatchObject({
        code: 'http.status',
        details: { status: 503 },
      })
    },
  )
})

it('says that there is no way between two tokens', async () => {
  const { port } = answering({ quotes: [] })
  await expect(port.quote({ ...swapQuery, user: USER, gasPrice: 1n })).rejects.toMatchObject({
    code: 'swap.failed',
  })
})

it('stops when its caller leaves', async () => {
  const { port, calls } = answering({ tx: swapTx })
  await expect(port.buildSwap(swapQuery, AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(calls).toEqual([])
})
