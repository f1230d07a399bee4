import { describe, expect, it } from 'vitest'
import { foldText } from './foldText.ts'

const usdc = foldText('USDC')

describe('the folded text', () => {
  it.each([
    ['in lower case', 'usdc'],
    ['with a Cyrillic С', 'USD\u0421'],
    ['with a Cyrillic Ѕ and С', 'U\u0405D\u0421'],
    ['with a Greek lunate sigma', 'USD\u03f9'],
    ['in Cherokee and Lisu letters', '\u{a4f4}\u{13da}\u{a4d3}\u{a4da}'],
    ['in full width', '\uff35\uff33\uff24\uff23'],
    ['in mathematical bold', '\u{1d414}\u{1d412}\u{1d403}\u{1d402}'],
    ['in circles', '\u24ca\u24c8\u24b9\u24b8'],
    ['with an accent', 'USD\u0106'],
    ['with a combining mark', 'US\u0323DC'],
    ['with zero width characters', 'U\u200bS\u200dD\ufeffC'],
    ['with turned direction', '\u202eUSDC\u202c'],
    ['with spaces of several kinds', ' U S\u00a0D\u2003C '],
    ['with punctuation', '*U.S-D_C*'],
    ['with a dollar sign', 'U$DC'],
    ['in Canadian syllabics', '\u144c\u1515\u15ea\u1455'],
    ['in dark squares', '\u{1f184}\u{1f182}\u{1f173}\u{1f172}'],
    ['in dark circles', '\u{1f164}\u{1f162}\u{1f153}\u{1f152}'],
    ['in letters of flags', '\u{1f1fa}\u{1f1f8}\u{1f1e9}\u{1f1e8}'],
    ['with a cedi sign', 'USD\u20b5'],
    ['with an upsilon', '\u028asdc'],
    ['with a trade mark', 'USDC\u2122'],
    ['with a digit', 'U5DC'],
    ['with small capitals', '\u1d1c\ua731\u1d05\u1d04'],
  ])('returns the same folded text %s', (_how, text) => {
    expect(foldText(text)).toBe(usdc)
  })

  it('treats characters as equal that look alike in many typefaces', () => {
    expect(foldText('LlNK')).toBe(foldText('LINK'))
    expect(foldText('1lNCH')).toBe(foldText('1INCH'))
    expect(foldText('DA|')).toBe(foldText('DAI'))
    expect(foldText('C0MP')).toBe(foldText('COMP'))
    expect(foldText('cornp')).toBe(foldText('comp'))
    expect(foldText('VVETH')).toBe(foldText('WETH'))
    expect(foldText('USD\u20ae')).toBe(foldText('USDT'))
  })

  it('keeps distinguishable texts distinct', () => {
    const texts = [
      'USDC',
      'USDT',
      'USDC.e',
      'DAI',
      'WETH',
      'ETH',
      'rETH',
      'BTC',
      'WBTC',
      '稳定币',
      '',
    ]
    expect(new Set(texts.map(foldText)).size).toBe(texts.length)
  })
})
