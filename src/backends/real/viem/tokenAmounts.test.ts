import { encodeFunctionResult, multicall3Abi, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { tokenAmounts } from './tokenAmounts.ts'

const word = numberToHex(5n, { size: 32 })

/** The amount of one token on a chain without Multicall3. */
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

it("returns no amount when the token's contract reverts", async () => {
  const refuse = () => Promise.reject(new FoyerError('chain.failed', 'execution reverted'))
  expect(await tokenAmounts(refuse, ALICE, [BOB])).toEqual([undefined])
})

const results = (...returned: readonly { success: boolean; returnData: `0x${string}` }[]) =>
  encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: returned })

it('keeps the amounts around a token whose call failed in Multicall3', async () => {
  const answer = results(
    { success: true, returnData: word },
    { success: false, returnData: word },
    { success: true, returnData: '0x' },
    { success: true, returnData: numberToHex(7n, { size: 32 }) },
  )
  const tokens = [BOB, ALICE, BOB, ALICE] as const
  expect(await tokenAmounts(async () => answer, ALICE, tokens)).toEqual([
    5n,
    undefined,
    undefined,
    7n,
  ])
})

it.each([
  ['bytes that are none of its answers', word],
  ['fewer results than were asked for', results({ success: true, returnData: '0x' })],
])('calls each token when Multicall3 returns %s', async (_, answer) => {
  const answers = [answer, word, word]
  const call = async () => answers.shift()
  expect(await tokenAmounts(call, ALICE, [BOB, BOB])).toEqual([5n, 5n])
})

it.each([
  [new FoyerError('network.failed', 'down')],
  [Object.assign(new Error('not ours'), { code: 'chain.failed' })],
])('rejects without amounts when the node is down: %s', async (thrown) => {
  await expect(tokenAmounts(() => Promise.reject(thrown), ALICE, [BOB])).rejects.toBe(thrown)
})
