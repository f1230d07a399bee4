import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { heldTokens } from '../../money/balances/heldTokens.ts'
import { tokenFigures, tokenKey, tokenPicture, tokensShown } from './tokenRules.ts'

const dai: TokenBalance = {
  name: 'Dai',
  symbol: 'DAI',
  chainId: 'eip155:1',
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  iconUrl: 'https://img.example/dai.png',
  price: 1,
  value: 5,
  quantity: { numeric: '5', decimals: 18 },
}
const { address: _, ...native } = { ...dai, name: 'Ether', value: 20 }

describe('the list of tokens', () => {
  it('waits for the first response, and treats only a known empty list as empty', () => {
    expect(tokensShown({ status: 'idle', tokens: [], known: false })).toBe('loading')
    expect(tokensShown({ status: 'loading', tokens: [], known: false })).toBe('loading')
    expect(tokensShown({ status: 'ready', tokens: [], known: true })).toBe('empty')
    expect(tokensShown({ status: 'loading', tokens: [], known: true })).toBe('empty')
  })

  it('keeps an older list while the next one loads or has failed', () => {
    expect(tokensShown({ status: 'loading', tokens: [dai], known: true })).toBe('list')
    expect(tokensShown({ status: 'failed', tokens: [dai], known: true })).toBe('list')
    expect(tokensShown({ status: 'failed', tokens: [], known: false })).toBe('unavailable')
    expect(tokensShown({ status: 'failed', tokens: [dai], known: false })).toBe('unavailable')
  })

  it('lists the highest value first and leaves out empty balances', () => {
    const spent = { ...dai, quantity: { numeric: '0.0', decimals: 18 } }
    expect(heldTokens([dai, spent, native])).toEqual([native, dai])
    expect(tokensShown({ status: 'ready', tokens: [spent], known: true })).toBe('empty')
  })

  it('identifies tokens by network and address; the native one has none [A-093]', () => {
    expect(tokenKey(dai)).toBe('eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F')
    expect(tokenKey(native)).toBe('eip155:1:native')
  })
})

describe('a row', () => {
  it('shows price times amount as its value, exactly [A-100 A-185]', () => {
    const figures = (price: number, numeric: string) =>
      tokenFigures({ price, quantity: { numeric, decimals: 18 } })
    expect(figures(3146.89, '2.5')).toEqual({ value: '$7,867.23', amount: '2.5000' })
    expect(figures(0.1, '3')).toEqual({ value: '$0.30', amount: '3.0000' })
    expect(figures(2, '98765432101.123456')).toEqual({
      value: '$197,530,864,202.25',
      amount: '98,765,432,101.1234',
    })
  })

  it('shows no value without a price', () => {
    expect(tokenFigures({ ...dai, price: 0 })).toEqual({ value: undefined, amount: '5.0000' })
  })

  it("shows the host's picture of a token, else the service's [C-023]", () => {
    const image = 'https://host.example/dai.png'
    const host = (address: string) => ({ 'eip155:1': { address, image } })
    expect(tokenPicture(dai, host('0x6b175474e89094c44da98b954eedeac495271d0f'))).toBe(image)
    expect(tokenPicture(dai, host('0x1'))).toBe('https://img.example/dai.png')
    expect(tokenPicture(native, host('0x1'))).toBe('https://img.example/dai.png')
    expect(tokenPicture(dai, {})).toBe('https://img.example/dai.png')
  })
})
