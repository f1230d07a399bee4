import { describe, expect, it } from 'vitest'
import { base58 } from './base58.ts'
import { solanaAddress } from '../real/guards/addresses.ts'

describe('base58', () => {
  it.each([
    [[], ''],
    [[0], '1'],
    [[0, 0, 1], '112'],
    [[97], '2g'],
    [[255], '5Q'],
    [[...'hello world'].map((letter) => letter.charCodeAt(0)), 'StV1DL6CwTryKyV'],
  ])('writes %j as "%s" and reads it back', (bytes, text) => {
    expect(base58.encode(new Uint8Array(bytes))).toBe(text)
    expect(base58.decode(text)).toEqual(new Uint8Array(bytes))
  })

  it.each(['0', 'O', 'l', 'a b', 5, 'z'.repeat(2_001)])('rejects %j', (text) => {
    expect(base58.decode(text)).toBe(undefined)
  })
})

describe('an address on Solana', () => {
  it('accepts 32 bytes in base58 as a Solana address', () => {
    const address = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
    expect(solanaAddress(address)).toBe(address)
    expect(solanaAddress('11111111111111111111111111111111')).toBe('1'.repeat(32))
  })

  it.each([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m',
    'z'.repeat(44),
    '',
    undefined,
  ])('rejects %j as a Solana address', (value) => {
    expect(solanaAddress(value)).toBe(undefined)
  })
})
