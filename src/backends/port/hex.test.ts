import { expect, it } from 'vitest'
import type { ChainId } from './chainIds.ts'
import { chainIdHex, hexOfText, hexQuantity } from './hex.ts'

it.each([
  [0n, '0x0'],
  [255, '0xff'],
  [2n ** 70n, '0x400000000000000000'],
])('writes the quantity %s as %s', (value, text) => {
  expect(hexQuantity(value)).toBe(text)
})

it.each<[ChainId, string]>([
  ['eip155:1', '0x1'],
  ['eip155:137', '0x89'],
  ['eip155:9007199254740993', '0x20000000000001'],
])('writes chain %s as %s', (chainId, hex) => {
  expect(chainIdHex(chainId)).toBe(hex)
})

it('writes a text as the hex of its UTF-8 bytes', () => {
  expect(hexOfText('é\nA')).toBe('0xc3a90a41')
})
