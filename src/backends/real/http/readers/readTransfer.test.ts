import { describe, expect, it } from 'vitest'
import { imageUrl } from '../../guards/imageUrl.ts'
import { readTransfer } from './readTransfer.ts'

const sent = {
  direction: 'out',
  quantity: { numeric: '1.5' },
  fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: 'https://img.example/1.png' } },
  nft_info: null,
  value: 1.5,
  price: 1,
}
const nft = (info: unknown) => ({ ...sent, fungible_info: null, nft_info: info })
const read = (row: unknown, isOwn = true) => readTransfer(row, { isOwn, image: imageUrl })

describe('a transfer', () => {
  it.each([
    ['is no record', 'out'],
    ['is nothing', null],
    ['has no quantity', { ...sent, quantity: null }],
    ['has a quantity that is none', { ...sent, quantity: '1.5' }],
    ['has an amount of another type', { ...sent, quantity: { numeric: 1.5 } }],
    ['has an amount with something before it', { ...sent, quantity: { numeric: '-1.5' } }],
    ['has an amount with something behind it', { ...sent, quantity: { numeric: '1.5e9' } }],
    ['has an endless amount', { ...sent, quantity: { numeric: '1'.repeat(79) } }],
    ['goes in a direction that is none', { ...sent, direction: 'sideways' }],
    ['moves what has no symbol', { ...sent, fungible_info: { name: 'USD Coin' } }],
    ['moves nothing that is named', { ...sent, fungible_info: 'USDC' }],
  ])('rejects a transfer that %s', (_, row) => {
    expect(read(row)).toBeUndefined()
  })

  it.each(['in', 'out', 'self'])('reads a transfer in the direction %s', (direction) => {
    expect(read({ ...sent, direction })).toEqual({
      direction,
      quantity: { numeric: '1.5' },
      fungible: { name: 'USD Coin', symbol: 'USDC', iconUrl: 'https://img.example/1.png' },
      value: 1.5,
      price: 1,
    })
  })

  it.each([Infinity, -1, '1', null, undefined])(
    'reads neither value nor price from %s',
    (value) => {
      const transfer = read({ ...sent, value, price: value })
      expect(transfer).not.toHaveProperty('value')
      expect(transfer).not.toHaveProperty('price')
    },
  )

  it('accepts a transfer without a value', () => {
    expect(read({ ...sent, value: 0, price: 0 })).toMatchObject({ value: 0, price: 0 })
  })

  it('names a token without a name by its symbol, and drops an invalid picture', () => {
    const fungible = { symbol: 'USDC', icon: 'https://img.example/1.png' }
    expect(read({ ...sent, fungible_info: fungible })?.fungible).toEqual({
      name: 'USDC',
      symbol: 'USDC',
    })
  })
})

describe('a collectible', () => {
  const site = 'https://img.example/4.png'
  const inline = 'data:image/png;base64,AA=='

  it.each([
    ['yes', { is_spam: true }, true],
    ['no', { is_spam: false }, false],
    ['something else', { is_spam: 'false' }, false],
    ['nothing', undefined, false],
  ])('marks a collectible as spam when the service does: %s', (_, flags, spam) => {
    expect(read(nft({ name: 'Heron', flags }))?.nft).toEqual({ name: 'Heron', spam })
  })

  it('reads a collectible without a name and a picture', () => {
    expect(read(nft({ content: { preview: 'https://img.example/4.png' } }))?.nft).toEqual({
      name: '',
      spam: false,
    })
  })

  it.each([
    ['shows its picture to the account that moved it', true, site, site],
    ['from a stranger shows no picture of a site', false, site, undefined],
    ['from a stranger shows the one it comes with', false, inline, inline],
  ])('%s', (_, isOwn, url, shown) => {
    const found = read(nft({ name: 'Heron', content: { preview: { url } } }), isOwn)?.nft
    expect(found?.previewUrl).toBe(shown)
  })
})
