import { describe, expect, it } from 'vitest'
import { patchAnswer } from './patchAnswer.ts'

const word = (hex: string) => hex.padStart(64, '0')
const answer = {
  tx: {
    to: 'eip155:1:0xa',
    amount: '1000000000000000000001',
    data: `0x12345678${word('a')}${word('64')}`,
  },
  quotes: [{ toAmount: '200' }, { toAmount: '300' }],
  price: 1.5,
}

describe('patchAnswer', () => {
  it('changes fields by path and nothing else, and copies the answer', () => {
    const patched = patchAnswer(answer, {
      'tx.to': 'eip155:1:0xb',
      'quotes.1.toAmount': '9',
      'tx.value': '7',
    })
    expect(patched).toEqual({
      ...answer,
      tx: { ...answer.tx, to: 'eip155:1:0xb', value: '7' },
      quotes: [{ toAmount: '200' }, { toAmount: '9' }],
    })
    expect(answer.tx.to).toBe('eip155:1:0xa')
  })

  it('computes a percentage of the true number, exactly', () => {
    expect(
      patchAnswer(answer, { 'tx.amount': '110%', 'quotes.0.toAmount': '0.5%', price: '50%' }),
    ).toMatchObject({
      tx: { amount: '1100000000000000000001' },
      quotes: [{ toAmount: '1' }, { toAmount: '300' }],
      price: 0.75,
    })
  })

  it('changes one word of calldata', () => {
    const data = (set: Record<string, unknown>) => patchAnswer(answer, set)
    expect(data({ 'tx.data#0': '0xBEEF' })).toMatchObject({
      tx: { data: `0x12345678${word('beef')}${word('64')}` },
    })
    expect(data({ 'tx.data#1': '25%' })).toMatchObject({
      tx: { data: `0x12345678${word('a')}${word('19')}` },
    })
  })

  it('replaces the whole answer', () => {
    expect(patchAnswer(answer, { '': [] })).toEqual([])
    expect(patchAnswer('0x64', { '': '0x0' })).toBe('0x0')
  })

  it.each(['tx.none.deeper', 'quotes.2.toAmount', 'price.of', 'tx.data#2', 'tx.none#0'])(
    'throws when there is no %s',
    (path) => {
      expect(() => patchAnswer(answer, { [path]: '1' })).toThrow(`Failed to patch ${path}`)
    },
  )

  it('throws for a percentage of a text', () => {
    expect(() => patchAnswer(answer, { 'tx.to': '50%' })).toThrow('Failed to patch tx.to')
  })
})
