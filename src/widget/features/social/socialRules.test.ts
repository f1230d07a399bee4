import { describe, expect, it } from 'vitest'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import {
  isLostWindow,
  checkSocialMessage,
  readSocialResult,
  servesSocial,
  socialLayout,
} from './socialRules.ts'

const all: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

describe('the layout of the social logins', () => {
  it('shows two logos for two logins [C-087]', () => {
    expect(socialLayout(['x', 'apple'])).toEqual({
      wide: undefined,
      small: ['x', 'apple'],
      more: false,
    })
  })

  it('shows the first login wide and the rest small unless there are two [C-088]', () => {
    expect(socialLayout(['github'])).toEqual({ wide: 'github', small: [], more: false })
    expect(socialLayout(all.slice(0, 3))).toEqual({
      wide: 'google',
      small: ['x', 'discord'],
      more: false,
    })
    expect(socialLayout(all.slice(0, 6))).toEqual({
      wide: 'google',
      small: ['x', 'discord', 'farcaster', 'github', 'apple'],
      more: false,
    })
    expect(socialLayout([])).toEqual({ wide: undefined, small: [], more: false })
  })

  it('shows items 2 to 5 and More for more than six [C-089]', () => {
    expect(socialLayout(all)).toEqual({
      wide: 'google',
      small: ['x', 'discord', 'farcaster', 'github'],
      more: true,
    })
  })
})

describe('the namespaces of a social login', () => {
  it('supports EVM and Solana', () => {
    expect(['eip155', 'solana', 'bip122', 'polkadot'].map(servesSocial)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('a message while the window is open', () => {
  const data = { resultUri: 'https://provider.test/done' }
  const judge = (facts: Partial<Parameters<typeof checkSocialMessage>[0]>) =>
    checkSocialMessage({ isOurWindow: true, isSecureOrigin: true, data, ...facts }).kind

  it("accepts a result only from the secure origin, the widget's window and in its shape [C-268]", () => {
    expect(checkSocialMessage({ isOurWindow: true, isSecureOrigin: true, data })).toEqual({
      kind: 'result',
      uri: data.resultUri,
    })
    expect(judge({ isSecureOrigin: false })).toBe('untrusted')
    expect(judge({ isOurWindow: false })).toBe('ignored')
    expect(judge({ data: { resultUri: 42 } })).toBe('unusable')
    expect(judge({ data: { resultUri: 42 }, isOurWindow: false })).toBe('ignored')
    expect(judge({ data: { type: 'resize' } })).toBe('ignored')
  })

  it('treats every message of the opened window as untrusted if its origin is not the secure one [C-206]', () => {
    expect(judge({ isSecureOrigin: false, data: 'hello' })).toBe('untrusted')
  })

  it('treats a message of another window at another origin as untrusted only when it imitates a result [C-206]', () => {
    expect(judge({ isSecureOrigin: false, isOurWindow: false })).toBe('untrusted')
    expect(judge({ isSecureOrigin: false, isOurWindow: false, data: { height: 3 } })).toBe(
      'ignored',
    )
  })
})

describe('the shape of a result', () => {
  it.each([
    [null],
    ['https://a.test'],
    [{}],
    [{ resultUri: '' }],
    [{ resultUri: ['https://a.test'] }],
    [{ resultUri: 'x'.repeat(4097) }],
  ])('rejects the result %j', (data) => {
    expect(readSocialResult(data)).toBeUndefined()
  })

  it('reads a result as one text', () => {
    expect(readSocialResult({ resultUri: 'https://a.test', more: 1 })).toBe('https://a.test')
  })
})

describe('a window that seems closed', () => {
  it('treats a window as lost when it was sent to the provider less than two seconds ago', () => {
    expect(
      [undefined, 0, 8_000, 8_001].map((pointedAt) => isLostWindow(pointedAt, 10_000)),
    ).toEqual([false, false, false, true])
  })
})
