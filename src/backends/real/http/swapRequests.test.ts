import { describe, expect, it } from 'vitest'
import {
  userAddress,
  usdcAddress,
  daiAddress,
  onChain,
  swapQuery,
  swapTx,
  approvalQuery,
  approvalTx,
  createSwapTest,
} from '../testing/swapTest.ts'

const known = { 'content-type': 'application/json', 'x-sdk-type': 'w3m', 'x-sdk-version': 'v' }
const json = { 'content-type': 'application/json' }

describe('requests as in wire 1.9', () => {
  it('requests the tokens of a chain', async () => {
    const { port, calls } = createSwapTest({ tokens: [] })
    await port.tokens('eip155:1')
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: { pathname: '/v1/convert/tokens' },
      query: { projectId: 'p1', chainId: 'eip155:1' },
    })
  })

  it('requests a price [A-156]', async () => {
    const { port, calls, headers } = createSwapTest({ fungibles: [{ price: 1.001 }] })
    expect(await port.price(onChain(usdcAddress))).toBe(1.001)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: { pathname: '/v1/fungible/price' },
      body: { projectId: 'p1', currency: 'usd', addresses: [onChain(usdcAddress)] },
    })
    expect(headers()).toEqual(json)
  })

  it('requests a quote with the account as a plain address [A-156]', async () => {
    const { port, calls, headers } = createSwapTest({
      quotes: [{ toAmount: '4990000000000000000' }, {}],
    })
    const { from, to, amount } = swapQuery
    expect(await port.quote({ from, to, amount, user: userAddress, gasPrice: 7n })).toEqual({
      toAmount: 4_990_000_000_000_000_000n,
    })
    expect(calls[0]).toMatchObject({
      url: { pathname: '/v1/convert/quotes' },
      query: {
        projectId: 'p1',
        amount: '5000000',
        userAddress: userAddress,
        from: onChain(usdcAddress),
        to: onChain(daiAddress),
        gasPrice: '7',
      },
    })
    expect(headers()).toEqual(json)
  })

  it('requests an allowance', async () => {
    const { port, calls, headers } = createSwapTest({ allowance: '12' })
    expect(await port.allowance({ token: onChain(usdcAddress), user: onChain(userAddress) })).toBe(
      12n,
    )
    expect(calls[0]).toMatchObject({
      url: { pathname: '/v1/convert/allowance' },
      query: {
        projectId: 'p1',
        tokenAddress: onChain(usdcAddress),
        userAddress: onChain(userAddress),
      },
    })
    expect(headers()).toEqual(known)
  })

  it('requests an approval, unlimited without an amount', async () => {
    const { port, calls, headers } = createSwapTest({ tx: approvalTx })
    await port.buildApproval(approvalQuery)
    await port.buildApproval({ ...approvalQuery, amount: 5n })
    const query = {
      projectId: 'p1',
      userAddress: onChain(userAddress),
      from: onChain(usdcAddress),
      to: onChain(daiAddress),
    }
    expect(calls.map((call) => [call.url.pathname, call.query])).toEqual([
      ['/v1/convert/build-approve', query],
      ['/v1/convert/build-approve', { ...query, amount: '5' }],
    ])
    expect(headers()).toEqual(known)
  })

  it('requests a swap with its slippage in percent', async () => {
    const { port, calls, headers } = createSwapTest({ tx: swapTx })
    await port.buildSwap(swapQuery)
    await port.buildSwap({ ...swapQuery, disableEstimate: true })
    const body = {
      projectId: 'p1',
      amount: '5000000',
      from: onChain(usdcAddress),
      to: onChain(daiAddress),
      userAddress: onChain(userAddress),
      eip155: { slippage: 1 },
    }
    expect(calls.map((call) => [call.method, call.url.pathname, call.body])).toEqual([
      ['POST', '/v1/convert/build-transaction', body],
      ['POST', '/v1/convert/build-transaction', { ...body, disableEstimate: true }],
    ])
    expect(headers()).toEqual(json)
  })
})
