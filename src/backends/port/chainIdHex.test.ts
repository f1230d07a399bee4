import { expect, it } from 'vitest'
import { chainIdHex } from './chainIdHex.ts'
import type { ChainId } from './chainIds.ts'

it.each<[ChainId, string]>([
  ['eip155:1', '0x1'],
  ['eip155:137', '0x89'],
  ['eip155:9007199254740993', '0x20000000000001'],
])('writes %s as %s', (chainId, hex) => {
  expect(chainIdHex(chainId)).toBe(hex)
})
