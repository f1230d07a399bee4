import { describe, expect, it } from 'vitest'
import { other, toVera, vera } from '../testing/sendTest.ts'
import { transactionOf } from './transfer.ts'

const upper = (address: string) => address.toUpperCase().replace('0X', '0x')

describe('the transaction of a transfer', () => {
  it('sends coins to the recipient without data, and tokens by a call of their contract', () => {
    const { from } = toVera
    const value = '0xde0b6b3a7640000'
    expect(transactionOf(toVera)).toEqual({ from, to: vera, data: '0x', value })
    const data = `0xa9059cbb${vera.toLowerCase().slice(2).padStart(64, '0')}${value.slice(2).padStart(64, '0')}`
    const call = { from, to: other, data, value: '0x0' }
    expect(transactionOf({ ...toVera, token: other })).toEqual(call)
  })

  it('accepts addresses in any case, and amounts of up to 256 bits', () => {
    const change = { from: upper(toVera.from), recipient: upper(vera), units: 2n ** 256n - 1n }
    expect(transactionOf({ ...toVera, ...change })).toEqual({
      from: change.from,
      to: change.recipient,
      data: '0x',
      value: `0x${'f'.repeat(64)}`,
    })
    expect(transactionOf({ ...toVera, units: 1n })).toMatchObject({ value: '0x1' })
  })

  const broken = [
    ['one letter more', `${vera}0`],
    ['one letter less', vera.slice(0, -1)],
    ['something before it', ` ${vera}`],
    ['something after it', `${vera} `],
    ['a letter that is no hex', `${vera.slice(0, -1)}g`],
    ['no prefix', vera.slice(2)],
    ['nothing', ''],
  ] as const

  it.each(broken)('rejects an address with %s as sender, recipient or token', (_, address) => {
    for (const change of [{ from: address }, { recipient: address }, { token: address }]) {
      expect(() => transactionOf({ ...toVera, ...change })).toThrow(
        expect.objectContaining({ code: 'internal' }),
      )
    }
  })

  it.each([[0n], [-1n], [2n ** 256n]])('rejects %d units', (units) => {
    expect(() => transactionOf({ ...toVera, units })).toThrow('Refused to send')
  })
})
