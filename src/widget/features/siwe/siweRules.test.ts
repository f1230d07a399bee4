import { describe, expect, it } from 'vitest'
import { isSignature, messageProblem } from './siweRules.ts'
import { siweMessage } from './public/siweMessage.ts'

const wanted = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:137',
  nonce: 'abcd12345678',
  version: '1',
  iat: '2026-01-15T12:00:00.000Z',
  domain: 'shop.test:8443',
  uri: 'https://shop.test:8443',
} as const
const written = (changes: Partial<Parameters<typeof siweMessage>[0]> = {}) =>
  siweMessage({ ...wanted, ...changes })

describe('the message of a host', () => {
  it('accepts a message for this page, account, chain and nonce', async () => {
    expect(messageProblem(await written(), wanted)).toBe(undefined)
    expect(messageProblem(await written({ statement: 'Welcome back' }), wanted)).toBe(undefined)
    expect(messageProblem(`https://${await written()}`, wanted)).toBe(undefined)
  })

  it.each([
    [
      'another domain',
      { domain: 'evil.test' },
      'it names the domain evil.test, but the page is at shop.test:8443',
    ],
    [
      'a part of the domain',
      { domain: 'shop.test' },
      'it names the domain shop.test, but the page is at shop.test:8443',
    ],
    [
      'another account',
      { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
      'it names another account',
    ],
    ['another chain', { chainId: 'eip155:1' }, 'it names another chain'],
    ['another nonce', { nonce: 'zzzz12345678' }, 'it does not hold the nonce'],
    ['an address of another site', { uri: 'https://evil.test' }, 'its URI is not of this page'],
  ] as const)('refuses a message for %s', async (_, changes, problem) => {
    expect(messageProblem(await written(changes), wanted)).toBe(problem)
  })

  it('refuses a statement that imitates a field, and other texts', async () => {
    const lines = (await written()).split('\n')
    lines.splice(3, 0, 'Nonce: abcd12345678')
    expect(messageProblem(lines.join('\n'), wanted)).toBe('it does not hold the nonce')
    expect(messageProblem('I agree', wanted)).toBe('it is not an ERC-4361 message')
    expect(messageProblem(undefined, wanted)).toBe('it is not a text')
    expect(messageProblem(`http://${await written()}`, wanted)).toContain('it names the domain')
  })

  it.each([
    ['something before its first line', /^/, 'Pay me! ', 'it is not an ERC-4361 message'],
    [
      'something behind its first line',
      'account:',
      'account: and all else',
      'it is not an ERC-4361 message',
    ],
    ['other letters in its first line', 'wants you', 'WANTS YOU', 'it is not an ERC-4361 message'],
    ['a URI that is none', 'URI: https:', 'URI: ', 'its URI is not of this page'],
    ['no URI', 'URI: ', 'Where: ', 'its URI is not of this page'],
    ['another version', 'Version: 1', 'Version: 2', 'its version is not 1'],
    ['no moment', 'Issued At: ', 'Issued: ', 'it does not say when it was issued'],
  ])('refuses a message for %s', async (_, from, to, problem) => {
    expect(messageProblem((await written()).replace(from, to), wanted)).toBe(problem)
  })

  it('accepts a message of at most 10,000 characters', async () => {
    const { length } = await written({ statement: 'x' })
    const ofLength = (wished: number) => written({ statement: 'x'.repeat(1 + wished - length) })
    expect(messageProblem(await ofLength(10_000), wanted)).toBe(undefined)
    expect(messageProblem(await ofLength(10_001), wanted)).toBe('it is not a text')
  })
})

it('accepts a signature of 64 hex bytes or more, of at most 20,000 characters', () => {
  const sizes = [63, 64, 9_999, 10_000].map((size) => isSignature(`0x${'aB'.repeat(size)}`))
  expect(sizes).toEqual([false, true, true, false])
  expect([`x0x${'ab'.repeat(65)}`, `0x${'ab'.repeat(65)}g`].map(isSignature)).toEqual([
    false,
    false,
  ])
  expect(isSignature([`0x${'ab'.repeat(65)}`])).toBe(false)
  expect([null, '0x', `0x${'ab'.repeat(20)}`, `0x${'zz'.repeat(65)}`].map(isSignature)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it("writes the given time in the helper's message", async () => {
  expect(await written()).toContain('Issued At: 2026-01-15T12:00:00.000Z')
  expect(await written({ statement: 'Welcome back' })).toContain('\nWelcome back\n')
  expect(await written()).not.toContain('undefined')
})
