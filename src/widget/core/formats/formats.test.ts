import { describe, expect, it } from 'vitest'
import { compactBalance } from './compactBalance.ts'
import { cutDecimals } from './cutDecimals.ts'
import { formatBalance } from './formatBalance.ts'
import { formatWalletCount } from './formatWalletCount.ts'
import { truncateAddress } from './truncateAddress.ts'
import { truncateEnd } from './truncateEnd.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('formats', () => {
  it('shows the first 4 and the last 4 characters of an address [C-271]', () => {
    expect(truncateAddress(address)).toBe('0xf3...2266')
  })

  it('truncation does not change a text that is short enough', () => {
    expect(truncateAddress('0x123456')).toBe('0x123456')
    expect(truncateEnd('vitalik.eth', 18)).toBe('vitalik.eth')
  })

  it('cuts a longer text at its end', () => {
    expect(truncateEnd('a-name-of-more-than-eighteen', 18)).toBe('a-name-of-more-tha...')
  })

  it.each([
    ['10000', '10,000.0000'],
    ['1234567.5', '1,234,567.5000'],
    ['1.99999', '1.9999'],
    ['0', '0.0000'],
    ['0.00001', '<0.0001'],
    ['12.00001', '12.0000'],
  ])('writes a balance of %s as %s: 4 decimals, cut, thousands in groups', (amount, shown) => {
    expect(formatBalance(amount)).toBe(shown)
  })

  it.each([
    ['10000', 'en', '10K'],
    ['1999999', 'en', '1.99M'],
    ['9.9999', 'en', '9.99'],
    ['0.0123456', 'en', '0.0123'],
    ['0', 'en', '0'],
    ['12345678', 'de', '12,3 Mio.'],
    ['10000', 'ja', '1万'],
    ['10000', 'hi', '10 हज़ार'],
  ])('writes a balance of %s compactly in %s as %s', (amount, tag, shown) => {
    expect(compactBalance(amount, tag).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(shown)
  })

  it('cuts the decimals of an amount', () => {
    expect(cutDecimals('1.23999', 3)).toBe('1.239')
    expect(cutDecimals('1.2004', 3)).toBe('1.2')
    expect(cutDecimals('0.0004', 3)).toBe('0')
    expect(cutDecimals('42', 3)).toBe('42')
  })

  it.each([
    [438, '430+'],
    [430, '430+'],
    [10, '10+'],
  ])('the count of %i wallets is rounded down to the nearest ten: %s [C-354]', (count, tag) => {
    expect(formatWalletCount(count)).toBe(tag)
  })

  it.each([
    [9, '9'],
    [0, '0'],
  ])('shows %i wallets exactly [C-355]', (count, tag) => {
    expect(formatWalletCount(count)).toBe(tag)
  })
})
