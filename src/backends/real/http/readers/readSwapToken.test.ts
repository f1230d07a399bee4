import { expect, it } from 'vitest'
import { imageUrl } from '../../guards/imageUrl.ts'
import { readSwapToken } from './readSwapToken.ts'

const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  decimals: 6,
  logoUri: 'https://img.example/usdc.png',
}
const read = (row: unknown) => readSwapToken(row, 'eip155:1', imageUrl)

it('reads a token, with a picture only from allowed hosts', () => {
  expect(read(token)).toEqual(token)
  expect(read({ ...token, logoUri: 'javascript:alert(1)' })).not.toHaveProperty('logoUri')
})

it.each([0, 77])('reads a token with %d decimals', (decimals) => {
  expect(read({ ...token, decimals })?.decimals).toBe(decimals)
})

it.each([
  [null],
  ['USDC'],
  [{ ...token, name: '' }],
  [{ ...token, symbol: undefined }],
  [{ ...token, symbol: 'x'.repeat(65) }],
  [{ ...token, address: undefined }],
  [{ ...token, address: 7 }],
  [{ ...token, address: token.address.replace('eip155:1:', 'eip155:137:') }],
  [{ ...token, address: token.address.slice('eip155:1:'.length) }],
  [{ ...token, decimals: undefined }],
  [{ ...token, decimals: '6' }],
  [{ ...token, decimals: 6.5 }],
  [{ ...token, decimals: -1 }],
  [{ ...token, decimals: 78 }],
])('rejects the token %o', (row) => {
  expect(read(row)).toBeUndefined()
})
