import { expect, it } from 'vitest'
import { checksumAddress } from './checksumAddress.ts'

// The examples of EIP-55.
const examples = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

it.each(examples)('adds the EIP-55 checksum to %s, whatever its case', async (right) => {
  const [small, capital] = [right.slice(2).toLowerCase(), right.slice(2).toUpperCase()]
  for (const text of [right, right.slice(2), `0x${small}`, `0x${capital}`, small, `0X${capital}`]) {
    expect(await checksumAddress(text)).toBe(right)
  }
})

it.each(examples.slice(4))('rejects %s with the case of any one letter changed', async (right) => {
  const letters = [...right.matchAll(/[a-f]/gi)].map(({ index }) => index)
  const wrong = letters.map((at) => turned(right, at))
  expect(wrong.length).toBeGreaterThan(10)
  expect(await Promise.all(wrong.map(checksumAddress))).toEqual(wrong.map(() => undefined))
})

/** The text with the case of one letter changed. */
function turned(text: string, at: number): string {
  const letter = text.charAt(at)
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`
}
