import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { expect, it, vi } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createBalances } from './balances.ts'
import { createHttpClient } from './httpClient.ts'

const ETH = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 2500,
  value: 5000,
  quantity: { decimals: '18', numeric: '2.0' },
  iconUrl: 'https://img.example/eth.png',
}

function answering(body: unknown) {
  const { fetch, calls } = fakeFetch(() => Response.json(body))
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://rpc.example' })
  return {
    calls,
    port: createBalances({
      http,
      projectId: 'p1',
      sdk: { type: 'w3m', version: 'v' },
      image: imageUrl,
    }),
  }
}

const USDC = {
  ...ETH,
  name: 'USD Coin',
  symbol: 'USDC',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  price: 1,
  value: 12.5,
  quantity: { decimals: '6', numeric: '12.5' },
}

it("fetches balances by address and network, and computes each row's value [C-305]", async () => {
  const { port, calls } = answering({ balances: [ETH] })
  const rows = await port.balances('0xabc', 'eip155:1')
  expect(calls[0]?.url.pathname).toBe('/v1/account/0xabc/balance')
  expect(calls[0]?.query).toEqual({
    currency: 'usd',
    projectId: 'p1',
    chainId: 'eip155:1',
  })
  expect(calls[0]?.headers.get('x-sdk-version')).toBe('v')
  expect(rows).toEqual([{ ...ETH, quantity: { numeric: '2.0', decimals: 18 } }])
})

it('sends the tokens that must be fresh', async () => {
  const { port, calls } = answering({ balances: [] })
  await port.balances('0xabc', 'eip155:1', { forceUpdate: ['eip155:1:0x1', 'eip155:1:0x2'] })
  expect(calls[0]?.url.searchParams.get('forceUpdate')).toBe('eip155:1:0x1,eip155:1:0x2')
})

it('reads name, symbol, chain, icon, price, value, quantity and address, none for the native coin [A-093]', async () => {
  const { port } = answering({ balances: [ETH, USDC] })
  const rows = await port.balances('0xabc', 'eip155:1')
  expect(rows[1]).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    iconUrl: 'https://img.example/eth.png',
    price: 1,
    value: 12.5,
    quantity: { numeric: '12.5', decimals: 6 },
  })
  expect(rows.map((row) => 'address' in row)).toEqual([false, true])
})

it.each([[undefined], [null]])('treats the price %j as unknown', async (price) => {
  const { port } = answering({ balances: [{ ...USDC, price, value: price }] })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([{ price: 0, value: 0 }])
})

it('cleans names that change the text direction or hide characters', async () => {
  const { port } = answering({
    balances: [{ ...USDC, name: '\u202EnioC DSU', symbol: 'US\u200BDC' }],
  })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([
    { name: 'nioC DSU', symbol: 'US DC' },
  ])
})

it('keeps every digit of a quantity', async () => {
  const numeric = '123456789012345678901234.000000000000000001'
  const { port } = answering({ balances: [{ ...ETH, quantity: { decimals: '18', numeric } }] })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([{ quantity: { numeric } }])
})

it('computes the value if the row has none, and uses the requested chain', async () => {
  const { value: _, chainId: __, ...row } = ETH
  const { port } = answering({ balances: [row] })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([
    { value: 5000, chainId: 'eip155:1' },
  ])
})

it.each([
  ['decimals 0', { ...ETH, quantity: { decimals: '0', numeric: '1' } }],
  ['a price as text', { ...ETH, price: '2500' }],
  ['a negative price', { ...ETH, price: -1 }],
  ['a value that is no number', { ...ETH, value: 'a lot' }],
  ['decimals as a number', { ...ETH, quantity: { decimals: 18, numeric: '1' } }],
  ['more decimals than there are', { ...ETH, quantity: { decimals: '78', numeric: '1' } }],
  ['a token of another chain', { ...USDC, chainId: 'eip155:137' }],
  ['half an address', { ...USDC, address: 'eip155:1:0xA0b8' }],
  ['a quantity that is no decimal', { ...ETH, quantity: { decimals: '18', numeric: '1e5' } }],
  ['an address that is no CAIP-10', { ...ETH, address: '<b>' }],
  ['a chain that is none', { ...ETH, chainId: 'one' }],
  ['no name', { ...ETH, name: '' }],
  ['no symbol', { ...ETH, symbol: undefined }],
  ['no quantity', { ...ETH, quantity: null }],
  ['no fields', null],
])('drops a row with %s and keeps the others', async (_, row) => {
  const { port } = answering({ balances: [row, ETH] })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([{ symbol: 'ETH' }])
})

it('drops a picture that may not be shown', async () => {
  const { port } = answering({ balances: [{ ...ETH, iconUrl: 'javascript:alert(1)' }] })
  const rows = await port.balances('0xabc', 'eip155:1')
  expect(rows.map(({ iconUrl }) => iconUrl)).toEqual([undefined])
})

it.each([[[]], [{}], [{ balances: {} }], ['text']])('refuses the response %j', async (body) => {
  const { port } = answering(body)
  await expect(port.balances('0xabc', 'eip155:1')).rejects.toMatchObject({ code: 'http.malformed' })
})

it('keeps the 5000 rows of the highest value of a longer list, and reports it', async () => {
  const rows = Array.from({ length: 5_010 }, (_, index) => ({
    ...ETH,
    symbol: `T${index}`,
    value: index,
  }))
  const onTruncated = vi.fn()
  const read = async (count: number) => {
    const { port } = answering({ balances: rows.slice(0, count) })
    return (await port.balances('0xabc', 'eip155:1', { onTruncated })).map(({ symbol }) => symbol)
  }
  expect(await read(5_000)).toHaveLength(5_000)
  expect(onTruncated).not.toHaveBeenCalled()
  const kept = await read(5_010)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([5_000, 'T5009', 'T10'])
  expect(onTruncated).toHaveBeenCalledOnce()
})

it('reads a token with 77 decimals', async () => {
  const { port } = answering({
    balances: [{ ...USDC, quantity: { numeric: '1', decimals: '77' } }],
  })
  expect(await port.balances('0xabc', 'eip155:1')).toMatchObject([{ quantity: { decimals: 77 } }])
})
