import { numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { tokenAmounts } from './tokenAmounts.ts'

const word = numberToHex(5n, { size: 32 })

/** What one token's contract gives on a chain without Multicall3. */
const amountOf = async (answer: unknown) => {
  const [amount] = await tokenAmounts(async (to) => (to === BOB ? answer : '0x'), ALICE, [BOB])
  return amount
}

it.each([
  ['a word', word, 5n],
  ['a word and more', `${word}ff`, 5n],
  ['nothing', '0x', undefined],
  ['less than a word', word.slice(0, -2), undefined],
  ['no bytes', 'five', undefined],
])('reads the amount of a token that answers %s', async (_, answer, amount) => {
  expect(await amountOf(answer)).toBe(amount)
})

it('has no amount of a token whose contract refuses', async () => {
  const refuse = () => Promise.reject(new FoyerError('chain.failed', 'execution reverted'))
  expect(await tokenAmounts(refuse, ALICE, [BOB])).toEqual([undefined])
})

it.each([
  [new FoyerError('network.failed', 'down')],
  [Object.assign(new Error('not ours'), { code: 'chain.failed' })],
])('rejects when the node is down, with no amounts: %s', async (thrown) => {
  await expect(tokenAmounts(() => Promise.reject(thrown), ALICE, [BOB])).rejects.toBe(thrown)
})
