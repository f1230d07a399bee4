import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { testTokens } from '../testing/testTokens.ts'
import { plainAddress } from './tokenIdentity.ts'
import { swapLists, tokenRows, tokenSearch } from './tokenLists.ts'

const { eth, usdc, usdt, gust } = testTokens
const balance = (
  token: typeof eth | typeof usdc | typeof gust,
  change: Partial<TokenBalance> = {},
) => ({
  name: token.name,
  symbol: token.symbol,
  address: plainAddress(token.address),
  chainId: 'eip155:1' as const,
  price: token.price,
  value: 0,
  quantity: { numeric: token.quantity.numeric, decimals: token.decimals },
  ...change,
})
const listed = ({
  symbol,
  name,
  address,
  decimals,
}: {
  symbol: string
  name: string
  address: string
  decimals: number
}) => ({ symbol, name, address, decimals })
const symbols = (tokens: readonly { symbol: string }[]) => tokens.map(({ symbol }) => symbol)

describe('the lists of a swap', () => {
  const list = [usdt, usdc, gust, eth].map(listed)
  const { address: _, ...coin } = balance(eth)

  it('sorts tokens by symbol, held tokens by balance, and keeps suggested ones in their own order', () => {
    const lists = swapLists(list, [balance(gust), coin, balance(usdc)])
    expect(symbols(lists.popularTokens)).toEqual(['ETH', 'GUST', 'USDC', 'USDT'])
    expect(symbols(lists.myTokensWithBalance)).toEqual(['GUST', 'ETH', 'USDC'])
    expect(symbols(lists.suggestedTokens)).toEqual(['ETH', 'USDC', 'USDT'])
  })

  it('suggests tokens in a fixed order', () => {
    const named = (symbol: string) => ({ ...listed(gust), symbol, address: `eip155:1:0x${symbol}` })
    const { suggestedTokens } = swapLists(['1INCH', 'MATIC', 'AAVE', 'UNI'].map(named), [])
    expect(symbols(suggestedTokens)).toEqual(['UNI', '1INCH', 'AAVE', 'MATIC'])
  })

  it('lists held tokens only if the service has them', () => {
    const [token] = swapLists([usdt].map(listed), [coin]).popularTokens
    expect(token).toEqual({ ...listed(usdt), price: 0, quantity: { numeric: '0' } })
    const [ether] = swapLists([eth].map(listed), [coin]).popularTokens
    expect(ether).toMatchObject({ price: 3000, quantity: { numeric: '10' } })
  })

  it('a token with a balance of zero does not count as held', () => {
    const none = balance(usdc, { quantity: { numeric: '0.000', decimals: 6 } })
    expect(swapLists(list, [none]).myTokensWithBalance).toEqual([])
  })

  it("prefers the service's picture to that of the balances", () => {
    const iconUrl = 'https://img.example/balance.png'
    const logoUri = 'https://img.example/service.png'
    const held = [balance(usdc, { iconUrl })]
    const pictureOf = (token: object) =>
      swapLists([{ ...listed(usdc), ...token }], held).popularTokens[0]?.logoUri
    expect([pictureOf({ logoUri }), pictureOf({})]).toEqual([logoUri, iconUrl])
    expect(swapLists([listed(usdc)], [balance(usdc)]).popularTokens[0]).not.toHaveProperty(
      'logoUri',
    )
  })

  it('keeps two tokens of one symbol in the order of the service', () => {
    const twins = ['eip155:1:0xb', 'eip155:1:0xa'].map((address) => ({ ...listed(gust), address }))
    const { popularTokens } = swapLists(twins, [])
    expect(popularTokens.map(({ address }) => address)).toEqual(['eip155:1:0xb', 'eip155:1:0xa'])
  })
})

describe('a search', () => {
  const all = [eth, usdc, gust]

  it.each([
    ['', ['ETH', 'USDC', 'GUST']],
    ['  ', ['ETH', 'USDC', 'GUST']],
    ['us', ['USDC', 'GUST']],
    ['GUST', ['GUST']],
    [' USD coin ', ['USDC']],
    ['0x7011', ['GUST']],
    [usdc.address.slice('eip155:1:'.length).toUpperCase(), ['USDC']],
    ['boat', []],
  ])('searches for %j and finds %j [A-147]', (query, found) => {
    expect(symbols(tokenSearch(all, query))).toEqual(found)
  })
})

it('shows a heading per section, and none for an empty section [A-040 A-041]', () => {
  const rows = tokenRows([
    { heading: 'Yours', tokens: [eth] },
    { heading: 'None', tokens: [] },
    { heading: 'All', tokens: [eth, usdc] },
  ])
  expect(rows.map(({ key }) => key)).toEqual([
    'Yours',
    `Yours ${eth.address}`,
    'All',
    `All ${eth.address}`,
    `All ${usdc.address}`,
  ])
  expect(rows[1]).toMatchObject({ token: eth })
})
