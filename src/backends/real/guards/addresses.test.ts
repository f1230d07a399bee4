import { describe, expect, it } from 'vitest'
import { caip10, evmAddress, solanaAddress, wireChainId } from './addresses.ts'

/** Not a string, but converts to one when matched against a pattern. */
const textLike = (text: string) => ({ toString: () => text, length: text.length })
const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const zeros = '1'.repeat(32)
const longest = 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'

describe('an EVM address', () => {
  it('accepts an EVM address of 0x and 40 hex digits, as written', () => {
    expect(evmAddress(address)).toBe(address)
  })

  it.each([
    [address.slice(2)],
    [address.slice(0, -1)],
    [`${address}0`],
    [` ${address}`],
    [address.replace('A', 'g')],
    [textLike(address)],
  ])('rejects %j as an EVM address', (value) => {
    expect(evmAddress(value)).toBeUndefined()
  })
})

describe('a Solana address', () => {
  it.each([zeros, longest, '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'])(
    'accepts a Solana address of 32 bytes in 32 to 44 characters: %s',
    (value) => {
      expect(solanaAddress(value)).toBe(value)
    },
  )

  it.each([
    [zeros.slice(1)],
    [`${zeros}1`],
    [`${longest}1`],
    ['z'.repeat(44)],
    [longest.replace('J', '0')],
    [` ${zeros}`],
    [address],
    [[zeros]],
    [textLike(zeros)],
    [undefined],
  ])('rejects %j as a Solana address', (value) => {
    expect(solanaAddress(value)).toBeUndefined()
  })
})

describe('a CAIP-10 id', () => {
  it.each([
    [`eip155:1:${address}`, 'eip155:1', address],
    [`solana:mainnet:${longest}`, 'solana:mainnet', longest],
    ['abc:A_b-1:x.y%2-z', 'abc:A_b-1', 'x.y%2-z'],
    [
      `a-1-b-2c:${'R'.repeat(32)}:${'a'.repeat(128)}`,
      `a-1-b-2c:${'R'.repeat(32)}`,
      'a'.repeat(128),
    ],
    ['cos:1:a', 'cos:1', 'a'],
  ])('reads the CAIP-10 id %s', (value, chainId, account) => {
    expect(caip10(value)).toEqual({ chainId, address: account })
  })

  it.each([
    [`eip155:1:${address.slice(0, -1)}`],
    [`eip155:1:${longest}`],
    ['eip155:1'],
    [`:1:${address}`],
    ['ab:1:x'],
    ['abcdefghi:1:x'],
    ['abc::x'],
    [`abc:${'1'.repeat(33)}:x`],
    ['abc:1:'],
    [`abc:1:${'x'.repeat(129)}`],
    ['ABC:1:x'],
    ['abc:1:x:y'],
    ['abc:1:x y'],
    ['abc:1:x\n'],
    [' abc:1:x'],
    [textLike('abc:1:x')],
    [undefined],
  ])('rejects %j as a CAIP-10 id', (value) => {
    expect(caip10(value)).toBeUndefined()
  })
})

describe('a chain', () => {
  it.each([
    [1, 'eip155:1'],
    [Number.MAX_SAFE_INTEGER, `eip155:${Number.MAX_SAFE_INTEGER}`],
    ['5', 'eip155:5'],
    ['42161', 'eip155:42161'],
    ['9'.repeat(15), `eip155:${'9'.repeat(15)}`],
    ['eip155:137', 'eip155:137'],
    ['abc:x', 'abc:x'],
    [`a-1-b-2c:${'_R-1'.repeat(8)}`, `a-1-b-2c:${'_R-1'.repeat(8)}`],
  ])('reads a chain from %j', (value, chainId) => {
    expect(wireChainId(value)).toBe(chainId)
  })

  it.each([
    [0],
    [-1],
    [1.5],
    [Number.MAX_SAFE_INTEGER + 1],
    [Number.NaN],
    [''],
    ['0'],
    ['01'],
    ['-1'],
    ['1 '],
    [' 1'],
    ['9'.repeat(16)],
    ['0x1'],
    ['ab:1'],
    ['abcdefghi:1'],
    ['abc:'],
    [`abc:${'x'.repeat(33)}`],
    ['abc:1:2'],
    ['ABC:1'],
    [' abc:1'],
    ['abc:1\n'],
    [['1']],
    [textLike('1')],
    [textLike('abc:1')],
    [null],
  ])('rejects %j as a chain', (value) => {
    expect(wireChainId(value)).toBeUndefined()
  })
})
