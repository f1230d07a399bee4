import { describe, expect, it } from 'vitest'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
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
  ])('accepts "%s" as 40 hex characters with an optional 0x: %s [A-145]', (text, valid) => {
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
  ])('accepts "%s" as a Solana address of 32 to 44 base58 characters: %s', (text, valid) => {
    expect(isAddress(text, 'solana')).toBe(valid)
  })

  it('compares EVM addresses in any case, and Solana addresses with their case', () => {
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
])('accepts "%s" as a possible name: %s', (text, may) => {
  expect(isName(text)).toBe(may)
})

describe('a mixed-case address', () => {
  it('rejects a mixed-case address with a wrong checksum (EIP-55)', async () => {
    expect(await checksumAddress(address)).toBe(address)
    expect(await checksumAddress(bare)).toBe(address)
    expect(await checksumAddress(address.replace('aA', 'Aa'))).toBeUndefined()
    expect(await checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBe(
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    )
  })

  it('adds the checksum to an address without one', async () => {
    expect(await checksumAddress(address.toLowerCase())).toBe(address)
    expect(await checksumAddress(`0x${bare.toUpperCase()}`)).toBe(address)
  })
})

describe('a look-alike', () => {
  const solanaAddress = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
  const planted = `0x5aae${'0'.repeat(32)}eaed`
  it('finds a look-alike with the first and last three characters of a known address', () => {
    expect(lookAlikeOf(planted, [address])).toBe(address)
    expect(lookAlikeOf(address, [planted])).toBe(planted)
    expect(lookAlikeOf(planted, [address, planted.replace('00', '11')])).toBe(address)
    expect(lookAlikeOf(planted.replace('5aae', '5aaf'), [address])).toBe(address)
    expect(lookAlikeOf(planted.replace('eaed', 'faed'), [address])).toBe(address)
  })

  it.each(
    [[4, 4] as const, [4, 6] as const, [6, 4] as const].flatMap((form) =>
      [address, solanaAddress].map((known) => [known, form] as const),
    ),
  )('finds a look-alike of %s that is written the same with %j characters', (known, form) => {
    const [start, end] = form
    const middle = '2'.repeat(known.length - start - end)
    const alike = `${known.slice(0, start)}${middle}${known.slice(-end)}`
    expect(truncateAddress(alike, ...form)).toBe(truncateAddress(known, ...form))
    expect(lookAlikeOf(alike, [known])).toBe(known)
  })

  it('finds a look-alike whose letters have another case in the short form', () => {
    expect(lookAlikeOf(`0x5A${'0'.repeat(34)}EAED`, [address])).toBe(address)
  })

  it('ignores the known address itself, and one that differs at an end', () => {
    expect(lookAlikeOf(address.toLowerCase(), [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('5aae', '5bbe'), [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('eaed', 'ebed'), [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('5aae', '5abe').replace('eaed', 'faed'), [address])).toBe(
      undefined,
    )
    expect(lookAlikeOf(`${planted.slice(0, -1)}e`, [address])).toBeUndefined()
    expect(lookAlikeOf(planted.replace('0x5', '0x6'), [address])).toBeUndefined()
    expect(lookAlikeOf(planted, [])).toBeUndefined()
  })

  it('compares Solana look-alikes with their case, from the first letter', () => {
    const [known, body] = ['GVLwq4hBnpWEY8hUmhPnVrGKvqkrD', 'z'.repeat(30)]
    expect(lookAlikeOf(`GVLw${body}qkrD`, [known])).toBe(known)
    expect(lookAlikeOf(`gvlw${body}qkrD`, [known])).toBeUndefined()
    expect(lookAlikeOf(`HVLw${body}qkrD`, [known])).toBeUndefined()
    expect(lookAlikeOf(`GVLw${body}qkrd`, [known])).toBeUndefined()
  })
})

it('splits a whole address into groups of four characters', () => {
  const groups = addressGroups(address)
  expect(groups).toEqual('0x 5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed'.split(' '))
  expect(groups.join('')).toBe(address)
  expect(addressGroups('58PwtjSDuF')).toEqual(['58Pw', 'tjSD', 'uF'])
  expect(addressGroups('')).toEqual([])
})
