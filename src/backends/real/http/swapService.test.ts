import { describe, expect, it } from 'vitest'
import { nativeAddress } from '../../port/services/nativeAddress.ts'
import {
  userAddress,
  usdcAddress,
  daiAddress,
  routerAddress,
  onChain,
  swapQuery,
  swapTx,
  approvalQuery,
  approvalTx,
  createSwapTest,
} from '../testing/swapTest.ts'

describe('the tokens', () => {
  const dai = {
    name: 'Dai',
    symbol: 'DAI',
    address: onChain(daiAddress),
    decimals: 18,
    logoUri: null,
  }

  it('reads tokens with symbol, name, address and logo [A-094]', async () => {
    const logoUri = 'https://img.example/usdc.png'
    const usdc = {
      name: 'USD Coin',
      symbol: 'USDC',
      address: onChain(usdcAddress),
      decimals: 6,
      logoUri,
    }
    const { port } = createSwapTest({ tokens: [{ ...usdc, eip2612: true }, dai] })
    const { logoUri: _, ...plain } = dai
    expect(await port.tokens('eip155:1')).toEqual([usdc, plain])
  })

  it.each([
    ['no name', { ...dai, name: '' }],
    ['a symbol without end', { ...dai, symbol: 'D'.repeat(65) }],
    ['a symbol that nobody can see', { ...dai, symbol: '\u200B' }],
    ['a plain address', { ...dai, address: daiAddress }],
    ['an address of another chain', { ...dai, address: onChain(daiAddress, 137) }],
    ['decimals as text', { ...dai, decimals: '18' }],
    ['more decimals than there are', { ...dai, decimals: 78 }],
    ['half a decimal', { ...dai, decimals: 1.5 }],
    ['no fields', null],
  ])('skips a token with %s and keeps the others', async (_, odd) => {
    const { port } = createSwapTest({ tokens: [odd, dai] })
    expect((await port.tokens('eip155:1')).map(({ address }) => address)).toEqual([
      onChain(daiAddress),
    ])
  })

  it('lists tokens once, and drops pictures that may not be shown', async () => {
    const again = { ...dai, address: onChain(daiAddress.toLowerCase()) }
    const { port } = createSwapTest({ tokens: [{ ...dai, logoUri: 'javascript:alert(1)' }, again] })
    const tokens = await port.tokens('eip155:1')
    expect(tokens.map(({ logoUri }) => logoUri)).toEqual([undefined])
  })
})

it('keeps the first row of a token and ignores later ones with other decimals', async () => {
  const dai = { name: 'Dai', symbol: 'DAI', address: onChain(daiAddress), decimals: 18 }
  const again = { ...dai, address: onChain(daiAddress.toLowerCase()), decimals: 8 }
  const tokens = (...rows: readonly object[]) =>
    createSwapTest({ tokens: rows }).port.tokens('eip155:1')
  expect(await tokens(dai, again)).toEqual([dai])
  expect(await tokens(again, dai)).toEqual([again])
})

describe('the price of an unpriced token', () => {
  it.each([[[]], [[{ price: null }]], [[{ symbol: 'GUST' }]], [[null]]])(
    'returns the price 0 for %j',
    async (fungibles) => {
      expect(await createSwapTest({ fungibles }).port.price(onChain(usdcAddress))).toBe(0)
    },
  )
})

describe('the approval', () => {
  it('sends the approval from the user to the contract that the response names in `from`', async () => {
    expect(await createSwapTest({ tx: approvalTx }).port.buildApproval(approvalQuery)).toEqual({
      from: userAddress,
      to: usdcAddress,
      data: '0x095ea7b3',
      value: 0n,
      gasPrice: 2_000_000_000n,
    })
  })

  it('sends the approval to the contract in `to` when the response names the sender in `from`', async () => {
    const tx = { ...approvalTx, from: onChain(userAddress.toLowerCase()), to: onChain(usdcAddress) }
    expect(await createSwapTest({ tx }).port.buildApproval(approvalQuery)).toMatchObject({
      to: usdcAddress,
    })
  })
})

describe('the swap', () => {
  it('reads a swap with its calldata, gas and target amount, and no coins for a token', async () => {
    expect(await createSwapTest({ tx: swapTx }).port.buildSwap(swapQuery)).toEqual({
      toAmount: 4_990_000_000_000_000_000n,
      transaction: {
        from: userAddress,
        to: routerAddress,
        data: '0x07ed2379',
        value: 0n,
        gas: 210_000n,
        gasPrice: 2_000_000_000n,
      },
    })
  })

  it('sends the amount itself for the native coin, whatever the response says', async () => {
    const { port } = createSwapTest({ tx: { ...swapTx, value: '999999999' } })
    const { transaction } = await port.buildSwap({
      ...swapQuery,
      from: onChain('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'),
    })
    expect(transaction.value).toBe(5_000_000n)
    const lower = await port.buildSwap({ ...swapQuery, from: onChain(nativeAddress) })
    expect(lower.transaction.value).toBe(5_000_000n)
  })

  it.each([[null], [undefined], ['0']])('accepts a swap without a gas limit: %j', async (gas) => {
    const { port } = createSwapTest({ tx: { ...swapTx, eip155: { gas, gasPrice: '1' } } })
    expect((await port.buildSwap(swapQuery)).transaction).not.toHaveProperty('gas')
  })
})

describe('a malformed answer is refused', () => {
  const asks = (port: ReturnType<typeof createSwapTest>['port']) => ({
    tokens: () => port.tokens('eip155:1'),
    price: () => port.price(onChain(usdcAddress)),
    quote: () => port.quote({ ...swapQuery, user: userAddress, gasPrice: 1n }),
    allowance: () => port.allowance({ token: onChain(usdcAddress), user: onChain(userAddress) }),
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
    ['approval', { tx: { ...approvalTx, from: onChain(usdcAddress, 137) } }],
    ['approval', { tx: { ...approvalTx, data: '0x095' } }],
    ['approval', { tx: { ...approvalTx, eip155: undefined } }],
    ['quote', null],
    ['quote', { quotes: [null] }],
    ['quote', {}],
    ['price', null],
    ['allowance', null],
    ['approval', null],
    ['swap', null],
    ['swap', { tx: { ...swapTx, from: userAddress } }],
    ['swap', { tx: { ...swapTx, from: onChain(userAddress, 137) } }],
    ['swap', { tx: { ...swapTx, to: routerAddress } }],
    ['swap', { tx: { ...swapTx, to: onChain(routerAddress, 137) } }],
    ['swap', { tx: { ...swapTx, to: 'eip155:1:0x12' } }],
    ['swap', { tx: { ...swapTx, data: 'call' } }],
    ['swap', { tx: { ...swapTx, amount: null } }],
    ['swap', { tx: { ...swapTx, eip155: { gas: '-1', gasPrice: '1' } } }],
    ['swap', { tx: { ...swapTx, eip155: { gas: '1', gasPrice: '1e9' } } }],
  ] as const)('rejects the malformed response of %s %j', async (call, body) => {
    await expect(asks(createSwapTest(body).port)[call]()).rejects.toMatchObject({
      code: 'http.malformed',
    })
  })

  it.each(['tokens', 'price', 'quote', 'allowance', 'approval', 'swap'] as const)(
    'keeps the error status of %s',
    async (call) => {
      await expect(asks(createSwapTest({}, 503).port)[call]()).rejects.toMatchObject({
        code: 'http.status',
        details: { status: 503 },
      })
    },
  )
})

it('reports that there is no route between two tokens', async () => {
  const { port } = createSwapTest({ quotes: [] })
  await expect(port.quote({ ...swapQuery, user: userAddress, gasPrice: 1n })).rejects.toMatchObject(
    {
      code: 'swap.failed',
    },
  )
})

it('stops when its caller aborts', async () => {
  const { port, calls } = createSwapTest({ tx: swapTx })
  await expect(port.buildSwap(swapQuery, AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(calls).toEqual([])
})

it('keeps 5,000 tokens of a list at most', async () => {
  const tokens = Array.from({ length: 5_002 }, (_, index) => ({
    name: 'Gust',
    symbol: 'GUST',
    address: onChain(`0x${index.toString(16).padStart(40, '0')}`),
    decimals: 18,
  }))
  expect(await createSwapTest({ tokens }).port.tokens('eip155:1')).toHaveLength(5_000)
})
