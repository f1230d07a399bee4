import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { base58 } from '../../../backends/port/base58.ts'
import { tokenList } from '../../../../anvil/tokenList.ts'
import * as evmMain from '../../networkDefinitions/evmMain.ts'
import * as evmMore from '../../networkDefinitions/evmMore.ts'
import * as evmTest from '../../networkDefinitions/evmTest.ts'
import * as solanaNetworks from '../../networkDefinitions/solanaNetworks.ts'
import { foldText } from './foldText.ts'
import { createTokenLookup } from './tokenLookup.ts'
import { knownTokenNames } from './knownTokenNames.ts'
import { knownTokens } from './knownTokens.ts'

const networks = [evmMain, evmMore, evmTest, solanaNetworks].flatMap((each) => Object.values(each))
const rows = Object.entries(knownTokens)
const tokensOn = (id: string) => new Map(rows).get(id) ?? []
const namesOf = (symbol: string) => [symbol, ...(knownTokenNames[symbol] ?? [])]
const networkOf = (id: string) => networks.find((each) => each.id === id) ?? evmMain.ethereum
const isKey = (address: string) => base58.decode(address)?.length === 32
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const stranger = '0x00000000000000000000000000000000000BAd00'

const { warningFor: warning, find: known } = createTokenLookup(evmMain.ethereum)
const claim = (address: string | undefined, symbol: string, name = 'Some token') =>
  warning({ chainId: 'eip155:1', address, symbol, name })

describe('the table of known tokens', () => {
  it('contains only networks of the package, and each address and symbol once per network', () => {
    for (const [chainId, tokens] of rows) {
      expect(networks.map(({ id }) => id)).toContain(chainId)
      const addresses = tokens.map(([, address]) => address.toLowerCase())
      expect(new Set(addresses).size).toBe(addresses.length)
      const symbols = tokens.map(([, , symbol]) => foldText(String(symbol)))
      expect(new Set(symbols).size).toBe(symbols.length)
    }
  })

  it('contains EIP-55 addresses, and realistic decimals', () => {
    const evm = rows.filter(([id]) => id.startsWith('eip155:'))
    for (const [decimals, address] of evm.flatMap(([, tokens]) => tokens)) {
      expect(getAddress(address)).toBe(address)
      expect([6, 8, 18]).toContain(decimals)
    }
  })

  it('contains the dollar tokens of Solana, by keys of 32 bytes', () => {
    const tokens = tokensOn('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(tokens.map(([decimals, address, symbol]) => [symbol, decimals, isKey(address)])).toEqual(
      [
        ['USDC', 6, true],
        ['USDT', 6, true],
      ],
    )
  })

  it('contains the dollar tokens and the wrapped coin of the large networks', () => {
    const { arbitrum, base, ethereum, optimism } = evmMain
    for (const { id } of [ethereum, optimism, arbitrum, base]) {
      const symbols = tokensOn(id).map(([, , symbol]) => symbol)
      expect(symbols).toEqual(expect.arrayContaining(['USDC', 'USDT', 'DAI', 'WETH']))
    }
    for (const [{ id }, wrapped] of [
      [evmMain.polygon, 'WPOL'],
      [evmMain.bnbSmartChain, 'WBNB'],
      [evmMain.avalanche, 'WAVAX'],
      [evmMain.gnosis, 'WXDAI'],
    ] as const) {
      expect(tokensOn(id).map(([, , symbol]) => symbol)).toContain(wrapped)
    }
  })

  it('gives no warning for its own tokens, under any of their names', () => {
    for (const network of networks) {
      const lookup = createTokenLookup(network)
      for (const [decimals, address, ...symbols] of tokensOn(network.id)) {
        expect(lookup.find(address.toLowerCase())).toEqual({
          symbol: symbols[0],
          address,
          decimals,
        })
        for (const symbol of symbols) {
          for (const name of namesOf(symbol)) {
            expect(
              lookup.warningFor({ chainId: network.id, address, symbol, name }),
            ).toBeUndefined()
          }
        }
      }
      const { name, symbol } = network.currency
      const coin = { chainId: network.id, address: undefined, symbol, name }
      expect(lookup.warningFor(coin)).toBeUndefined()
    }
  })

  it('gives no warning for the tokens of the local chains as they are listed', () => {
    for (const { chainId, address, symbol, name } of tokenList) {
      const network = networkOf(`eip155:${chainId}`)
      const judged = createTokenLookup(network).warningFor({
        chainId: network.id,
        address,
        symbol,
        name,
      })
      expect(judged).toBeUndefined()
    }
  })
})

it('a coin that is also a token is one claim, and another contract under its name is a look-alike', () => {
  const { find, warningFor } = createTokenLookup(evmMain.polygon)
  const at = '0x0000000000000000000000000000000000001010'
  const on = { chainId: evmMain.polygon.id, name: 'Polygon Ecosystem Token' }
  expect(find(at)).toMatchObject({ symbol: 'POL', address: at })
  for (const symbol of ['POL', 'MATIC']) {
    expect(warningFor({ ...on, address: at, symbol })).toBeUndefined()
    expect(warningFor({ ...on, address: undefined, symbol })).toBeUndefined()
    expect(warningFor({ ...on, address: stranger, symbol })).toMatchObject({
      kind: 'lookAlike',
      known: { symbol: 'POL', address: undefined },
    })
  }
})

describe('a token', () => {
  const knownUsdc = { symbol: 'USDC', address: usdc, decimals: 6 }

  it('warns of a token with the symbol of a known one at another address', () => {
    expect(claim(stranger, 'USDC')).toEqual({
      kind: 'lookAlike',
      chainId: 'eip155:1',
      claimed: 'USDC',
      known: knownUsdc,
    })
    expect(claim(stranger, 'U\u0405D\u0421')).toMatchObject({ known: knownUsdc })
    expect(claim(stranger, 'FAKE', 'USD\u200b Coin')).toEqual({
      kind: 'lookAlike',
      chainId: 'eip155:1',
      claimed: 'USD\u200b Coin',
      known: knownUsdc,
    })
    expect(claim(stranger, 'FAKE', 'usdc')?.claimed).toBe('usdc')
  })

  it.each(['$USDC', ' $usdc', 'USDC\u24d2', 'USD\u24b8', 'U$DC', 'USDC\u2122'])(
    'warns of a token with the known symbol written as %s',
    (symbol) => {
      expect(claim(stranger, symbol)).toMatchObject({ known: knownUsdc })
    },
  )

  it('warns first of a link in the symbol or the name, except at the contract of a known token', () => {
    const link = { kind: 'link', chainId: 'eip155:1' }
    expect(claim(stranger, 'claim.com')).toEqual({ ...link, claimed: 'claim.com' })
    expect(claim(stranger, 'USDC', 'USDC at t.me/x')).toEqual({
      ...link,
      claimed: 'USDC at t.me/x',
    })
    expect(claim(usdc, 'USDC', 'USDC by centre.io')).toBeUndefined()
    expect(claim(stranger, 'stkAAVE v2.1')).toBeUndefined()
  })

  it('warns of a token with the name of the coin of its network', () => {
    const coin = { symbol: 'ETH', address: undefined, decimals: 18 }
    expect(claim(stranger, 'ETH')).toEqual({
      kind: 'lookAlike',
      chainId: 'eip155:1',
      claimed: 'ETH',
      known: coin,
    })
    expect(claim(stranger, 'FAKE', 'Ethereum')).toMatchObject({ known: coin })
  })

  it('warns of a token with the address of a known one and the name of another', () => {
    expect(claim(weth, 'DAI')).toMatchObject({ kind: 'lookAlike', known: { symbol: 'DAI' } })
    expect(claim(weth, 'WETH', 'Dai Stablecoin')).toMatchObject({ claimed: 'Dai Stablecoin' })
    expect(claim(undefined, 'USDC', 'USD Coin')).toMatchObject({ known: knownUsdc })
    expect(claim(weth, 'WORTHLESS')).toEqual({
      kind: 'renamed',
      chainId: 'eip155:1',
      claimed: 'WORTHLESS',
      known: { symbol: 'WETH', address: weth, decimals: 18 },
    })
    expect(claim(undefined, 'XYZ')).toMatchObject({ kind: 'renamed', known: { symbol: 'ETH' } })
  })

  it('the look-up does not warn of a token under its own or an unknown name, in any case of its address', () => {
    expect(claim(usdc.toLowerCase(), 'USDC', 'USD Coin')).toBeUndefined()
    expect(claim(weth, 'WETH', 'Wrapped Ether')).toBeUndefined()
    expect(claim(undefined, 'ETH', 'Ether')).toBeUndefined()
    expect(claim(stranger, 'GUST', 'Gust')).toBeUndefined()
    expect(claim(stranger, '', '')).toBeUndefined()
    expect(known(stranger)).toBeUndefined()
  })

  it('compares a token only within its own network', () => {
    const onBase = createTokenLookup(evmMain.base)
    const asked = {
      chainId: 'eip155:8453',
      address: usdc,
      symbol: 'USDC',
      name: 'USD Coin',
    } as const
    expect(onBase.warningFor(asked)).toMatchObject({ kind: 'lookAlike' })
    const onRonin = createTokenLookup(evmMore.ronin)
    expect(onRonin.warningFor({ ...asked, chainId: 'eip155:2020' })).toBeUndefined()
    expect(onRonin.warningFor({ ...asked, chainId: 'eip155:2020', symbol: 'RON' })).toMatchObject({
      known: { symbol: 'RON', address: undefined },
    })
  })
})
