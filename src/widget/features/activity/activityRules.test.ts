import { describe, expect, it } from 'vitest'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { describeTransfer, itemsOf, signOf, usdValueOf } from './activityRules.ts'
import { aTransaction, aTransfer, anNft } from './testing/aTransaction.ts'

const texts = activityTexts.english

const items = (changes: Parameters<typeof aTransaction>[0]) =>
  itemsOf(aTransaction(changes), '15 · 12:04 PM', { texts })

describe('the items of a transaction', () => {
  it('returns type, status, direction, descriptions, date, pictures, price, amounts and symbols [A-099 A-024]', () => {
    expect(items({ transfers: [aTransfer({ price: 3_200 })] })).toEqual([
      {
        key: 'tx',
        hash: `0x${'ab'.repeat(32)}`,
        type: 'send',
        status: 'confirmed',
        direction: 'out',
        descriptions: ['-0.500 ETH', 'To 0xa0...9720'],
        date: '15 · 12:04 PM',
        images: [{ type: 'coin', url: 'https://img.example/ETH.png' }],
        price: 3_200,
        amounts: ['0.5'],
        symbols: ['ETH'],
      },
    ])
  })

  it('returns one item for two transfers that are not both collectibles [A-025]', () => {
    const usdc = aTransfer({ symbol: 'USDC', direction: 'in', quantity: { numeric: '1600' } })
    const [trade, ...others] = items({ operationType: 'trade', transfers: [usdc, aTransfer()] })
    expect(others).toEqual([])
    expect(trade).toMatchObject({
      descriptions: ['-0.500 ETH', '+1,600.000 USDC'],
      symbols: ['ETH', 'USDC'],
      amounts: ['0.5', '1600'],
    })
    expect(trade?.images).toHaveLength(2)
    expect(items({ transfers: [aTransfer(), anNft()] })).toHaveLength(1)
  })

  it('returns one item for each of two collectibles', () => {
    const two = items({ transfers: [anNft({ direction: 'out' }), anNft({ name: 'Heron #5' })] })
    expect(two.map(({ key, direction, descriptions }) => [key, direction, descriptions])).toEqual([
      ['tx:0', 'out', ['Heron #4']],
      ['tx:1', 'in', ['Heron #5']],
    ])
  })

  it('returns one item for each of more than two transfers [A-026]', () => {
    const transfers = ['ETH', 'USDC', 'DAI'].map((symbol) => aTransfer({ symbol }))
    const three = items({ operationType: 'claim', transfers })
    expect(three.map(({ key }) => key)).toEqual(['tx:0', 'tx:1', 'tx:2'])
    expect(three.map(({ descriptions }) => descriptions)).toEqual([
      ['+0.500 ETH'],
      ['+0.500 USDC'],
      ['+0.500 DAI'],
    ])
  })

  it('shows the quantity of a collectible of which several are moved', () => {
    const boats = anNft({ name: 'Boat #1', quantity: { numeric: '2500' } })
    expect(items({ operationType: 'receive', transfers: [boats] })[0]).toMatchObject({
      descriptions: ['2,500 × Boat #1', expect.any(String)],
    })
  })

  it('gives a token or collectible with a link in its name no value, and marks it', () => {
    const tokens = [
      { fungible: { name: 'Visit https://claim.example', symbol: 'ETH' } },
      { symbol: 'claim . com' },
      { fungible: { name: 'yearn.finance', symbol: 'YFI' } },
    ]
    const shown = tokens.flatMap((changes) =>
      items({ operationType: 'receive', transfers: [aTransfer({ price: 1, ...changes })] }),
    )
    expect(shown.map((item) => [item.hasLink, usdValueOf(item)])).toEqual([
      [true, undefined],
      [true, undefined],
      [undefined, '$0.50'],
    ])
    const nft = anNft({ name: 'Free mint https://steal.example' })
    expect(items({ operationType: 'mint', transfers: [nft] })[0]).toMatchObject({ hasLink: true })
  })

  it('recognises a collectible, even without picture and name [A-099]', () => {
    expect(items({ transfers: [anNft()] })[0]?.images).toEqual([
      { type: 'nft', url: 'https://img.example/4.png' },
    ])
    const bare = anNft({ nft: { name: '', spam: false } })
    expect(items({ operationType: 'mint', transfers: [bare] })[0]).toMatchObject({
      images: [{ type: 'nft' }],
      descriptions: ['NFT'],
    })
  })

  it.each([
    ['deposit', 'ETH', 'WETH', ['-0.500 ETH', '+0.500 WETH']],
    ['withdraw', 'WETH', 'ETH', ['-0.500 WETH', '+0.500 ETH']],
    ['trade', 'ETH', 'USDC', ['-0.500 ETH', '+0.500 USDC']],
  ] as const)('gives each side of a %s its sign', (operationType, gives, takes, lines) => {
    const transfers = [
      aTransfer({ symbol: takes, direction: 'in' }),
      aTransfer({ symbol: gives, direction: 'out' }),
    ]
    expect(items({ operationType, transfers }).map(({ descriptions }) => descriptions)).toEqual([
      lines,
    ])
  })

  it('links to the transaction that replaced one', () => {
    const replacedBy = `0x${'cd'.repeat(32)}`
    expect(items({ status: 'replaced', replacedBy })).toMatchObject([
      { hash: replacedBy, replaced: true, status: 'replaced' },
    ])
  })

  it('shows the sender of a received transfer', () => {
    const [received] = items({
      operationType: 'receive',
      transfers: [aTransfer({ direction: 'in' })],
    })
    expect(received).toMatchObject({
      direction: 'in',
      descriptions: ['+0.500 ETH', 'From 0xf3...2266'],
    })
  })
})

describe('amounts', () => {
  it.each([
    ...['receive', 'deposit', 'borrow', 'claim'].map((type) => [type, '+']),
    ...['withdraw', 'repay', 'burn'].map((type) => [type, '-']),
  ])('gives %s the sign "%s" [A-190]', (type = '', sign) => {
    for (const direction of ['in', 'out'] as const) {
      expect(signOf(type, direction)).toBe(sign)
      expect(describeTransfer(aTransfer({ direction }), type, { texts })).toBe(`${sign}0.500 ETH`)
    }
  })

  it.each(['send', 'sell', 'stake', 'trade', 'unstake', 'mint', 'toString'])(
    'gives %s the sign of its direction',
    (type) => {
      const signs = (['in', 'out', 'self'] as const).map((direction) => signOf(type, direction))
      expect(signs).toEqual(['+', '-', ''])
    },
  )

  it('gives no sign to an approval or to an empty transaction', () => {
    expect(describeTransfer(aTransfer(), 'approve', { texts })).toBe('0.500 ETH')
    const nothing = aTransfer({ quantity: { numeric: '0' } })
    expect(describeTransfer(nothing, 'send', { texts })).toBe('0.000 ETH')
    expect(describeTransfer(nothing, 'receive', { texts })).toBe('0.000 ETH')
  })

  it.each([
    ['0.5', '0.500 ETH'],
    ['1234567.891234', '1,234,567.891 ETH'],
    ['0.0005', '0.001 ETH'],
    ['0.00049', '<0.001 ETH'],
    ['0.000000000000000001', '<0.001 ETH'],
    ['0', '0.000 ETH'],
    ['123456789012345678901234.000000000000000001', '123,456,789,012,345,678,901,234.000 ETH'],
  ])('writes an amount of %s with 3 decimals: %s [A-184]', (numeric, shown) => {
    const transfer = aTransfer({ quantity: { numeric }, direction: 'self' })
    expect(describeTransfer(transfer, 'send', { texts })).toBe(shown)
  })

  it.each([
    // The largest numbers of 256, 255, 160, 128 and 96 bits, with the token's decimals.
    ['115792089237316195423570985008687907853269984665640564039457584007913129.639935'],
    ['57896044618658097711785492504343953926634992332820282019728.792003956564819967'],
    ['1461501637330902918203684832716283019655932.542975'],
    ['340282366920938463463.374607431768211456'],
    ['79228162514.264337593543950335'],
  ])('shows an unlimited approval as unlimited, not as %s', (numeric) => {
    const transfer = aTransfer({ symbol: 'USDC', direction: 'self', quantity: { numeric } })
    expect(describeTransfer(transfer, 'approve', { texts })).toBe('Unlimited USDC')
    expect(describeTransfer(transfer, 'send', { texts })).toMatch(/^[\d,]+\.\d{3} USDC$/)
  })

  it.each([
    ['100', '100.000 UNI'],
    ['79228162514.264337593543950334', '79,228,162,514.264 UNI'],
    ['100000000000000000000', '100,000,000,000,000,000,000.000 UNI'],
  ])('shows the limit of an approval: %s [A-184]', (numeric, shown) => {
    const transfer = aTransfer({ symbol: 'UNI', direction: 'self', quantity: { numeric } })
    expect(describeTransfer(transfer, 'approve', { texts })).toBe(shown)
  })

  it('returns the value at the time, if there was a price', () => {
    const worth = (changes: Parameters<typeof aTransfer>[0]) =>
      items({ transfers: [aTransfer(changes)] }).map(usdValueOf)
    expect(worth({ price: 3_200.1 })).toEqual(['$1,600.05'])
    expect(worth({})).toEqual([undefined])
    expect(worth({ price: 0 })).toEqual([undefined])
    expect(worth({ price: 0.001 })).toEqual(['<$0.01'])
    expect(worth({ price: 1, quantity: { numeric: '0' } })).toEqual([undefined])
  })
})
