import { describe, expect, it } from 'vitest'
import { addressGroups, isAddress, isName, lookAlikeOf, sameAddress } from './addressRules.ts'
import { checksumAddress } from './checksumAddress.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bare = address.slice(2)

describe('an address', () => {
  it.each([
    [address, true],
    [bare, true],
    [address.toLowerCase(), true],
    [`0X${bare}`, true],
    [address.slice(0, -1), false],
    [`${address}0`, false],
    [`0x${bare.slice(0, -1)}g`, false],
    [` ${address}`, false],
    ['vera.eth', false],
    ['', false],
  ])('"%s" is 40 hex characters with an optional 0x: %s [A-145]', (text, valid) => {
    expect(isAddress(text, 'eip155')).toBe(valid)
  })

  it.each([
    ['58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx', true],
    ['1'.repeat(32), true],
    ['1'.repeat(31), false],
    ['1'.repeat(45), false],
    ['0'.repeat(32), false],
    ['l'.repeat(32), false],
    [address, false],
  ])('"%s" of Solana is base58 of 32 to 44 characters: %s', (text, valid) => {
    expect(isAddress(text, 'solana')).toBe(valid)
  })

  it('is the same in every case of its letters, but not on Solana', () => {
    expect(sameAddress(address, address.toLowerCase())).toBe(true)
    expect(sameAddress(address.toLowerCase(), address)).toBe(true)
    expect(sameAddress(address.toLowerCase(), `0x${bare.toUpperCase()}`)).toBe(true)
    expect(sameAddress('A'.repeat(32), 'A'.repeat(32))).toBe(true)
    expect(sameAddress('A'.repeat(32), 'a'.repeat(32))).toBe(false)
    expect(sameAddress(`${address}A`, `${address}a`)).toBe(false)
    expect(sameAddress(`A${address}`, `a${address}`)).toBe(false)
  })
})

it.each([
  ['vera.eth', true],
  ['a.b.c', true],
  ['vera', false],
  ['.eth', false],
  ['https://vera.eth', false],
  ['vera@example.com', false],
  ['ve ra.eth', false],
  ['vera.eth/', false],
  ['vera.eth ', false],
  ['vera.eth.', false],
  ['vera..eth', false],
  [`${'v'.repeat(251)}.eth`, true],
  [`${'v'.repeat(252)}.eth`, false],
])('"%s" may be a name: %s', (text, may) => {
  expect(isName(text)).toBe(may)
})

describe('a mixed-case address', () => {
  it('must fit its own letters (EIP-55)', async () => {
    expect(await checksumAddress(address)).toBe(address)
    expect(await checksumAddress(bare)).toBe(address)
    expect(await checksumAddress(address.replace('aA', 'Aa'))).toBeUndefined()
    expect(await checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBe(
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    )
  })

  it('is given its letters when it has none of its own', async () => {
    expect(await checksumAddress(address.toLowerCase())).toBe(address)
    expect(await checksumAddress(`0x${bare.toUpperCase()}`)).toBe(address)
  })
})

describe('a look-alike', () => {
  const planted = `0x5aae${'0'.repeat(32)}eaed`
  it('has the first and last four characters of a known address and is another one', () => {
    expect(lookAlikeOf(planted, [address])).toBe(address)
    expect(lookAlikeOf(address, [planted])).toBe(planted)
    expect(lookAlikeOf(planted, [address, planted.replace('00', '11')])).toBe(address)
  })

  it('is not the known address itself, nor one that differs at an end', () => {
    expect(lookAlikeOf(address.toLowerCase(), [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('5aae', '5aaf'), [address])).toBeUndefined()
    expect(lookAlikeOf(`${planted.slice(0, -1)}e`, [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('0x5', '0x6'), [address])).toBeUndefined()
    expect(lookAlikeOf(planted, [])).toBeUndefined()
  })

  it('on Solana is case-sensitive, from the first letter on', () => {
    const [known, body] = ['GVLwq4hBnpWEY8hUmhPnVrGKvqkrD', 'z'.repeat(30)]
    expect(lookAlikeOf(`GVLw${body}qkrD`, [known])).toBe(known)
    expect(lookAlikeOf(`gvlw${body}qkrD`, [known])).toBeUndefined()
    expect(lookAlikeOf(`HVLw${body}qkrD`, [known])).toBeUndefined()
    expect(lookAlikeOf(`GVLw${body}qkrd`, [known])).toBeUndefined()
  })
})

it('shows every character of an address in groups of four', () => {
  const groups = addressGroups(address)
  expect(groups).toEqual('0x 5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed'.split(' '))
  expect(groups.join('')).toBe(address)
  expect(addressGroups('58PwtjSDuF')).toEqual(['58Pw', 'tjSD', 'uF'])
  expect(addressGroups('')).toEqual([])
})
