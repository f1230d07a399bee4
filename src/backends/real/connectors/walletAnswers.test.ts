import { describe, expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { walletAnswers } from './walletAnswers.ts'

const malformed = expect.objectContaining({ code: 'wallet.malformed' })

describe('accounts', () => {
  it('writes addresses as EIP-55 does', () => {
    expect(walletAnswers.accounts([ALICE.toLowerCase()])).toEqual([ALICE])
  })

  it('reads up to 1000 addresses in the order of the wallet', () => {
    expect(walletAnswers.accounts([])).toEqual([])
    expect(walletAnswers.accounts([BOB, ALICE])).toEqual([BOB, ALICE])
    const most = Array.from({ length: 1_000 }, () => ALICE)
    expect(walletAnswers.accounts(most)).toEqual(most)
    expect(() => walletAnswers.accounts([...most, ALICE])).toThrow(malformed)
  })

  it.each([
    [undefined],
    [null],
    [ALICE],
    [{ length: 0 }],
    [{ length: 1, map: () => [ALICE] }],
    [[ALICE, undefined]],
    [[ALICE.slice(0, -1)]],
    [[`eip155:1:${ALICE}`]],
  ])('refuses %j as accounts', (answer) => {
    expect(() => walletAnswers.accounts(answer)).toThrow(malformed)
  })
})

describe('a chain', () => {
  it.each([
    ['0x1', 'eip155:1'],
    ['0x01', 'eip155:1'],
    ['0xA4b1', 'eip155:42161'],
    ['0x1fffffffffffff', `eip155:${Number.MAX_SAFE_INTEGER}`],
    ['1', 'eip155:1'],
    [137, 'eip155:137'],
    ['eip155:137', 'eip155:137'],
  ])('reads a chain from %s', (answer, chainId) => {
    expect(walletAnswers.chainId(answer)).toBe(chainId)
  })

  it.each([
    '0x0',
    '0x',
    '0x20000000000000',
    '0',
    '-1',
    'solana:abc',
    'eip155:main',
    0,
    -1,
    1.5,
    Number.NaN,
    undefined,
    null,
    ['0x1'],
  ])('refuses %j as a chain', (answer) => {
    expect(() => walletAnswers.chainId(answer)).toThrow(malformed)
  })
})
