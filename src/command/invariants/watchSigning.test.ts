import { expect, it } from 'vitest'
import { generateWorld } from '../../backends/mock/world/generateWorld.ts'
import type { Signing } from './readSigning.ts'
import type { Review } from './reviewViolation.ts'
import { watchSigning } from './watchSigning.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const world = generateWorld()

const review = (amount: string): Review => ({
  view: 'WalletSendPreview',
  text: `Send ${amount} ETH\nFull address: ${friend}`,
  chainId: 'eip155:1',
  account,
})
const request = (id: number, value: bigint): Signing['transactions'][number] => ({
  id,
  chainId: 'eip155:1',
  transaction: { from: account, to: friend, value: `0x${value.toString(16)}` },
})
const ether = 10n ** 18n
const shown = (
  amount: string,
  transactions: Signing['transactions'],
  isBusy = transactions.length > 0,
): Signing => ({ review: review(amount), isBusy, transactions, world })

/** The problems after each of these readings. */
async function foundIn(...readings: readonly (Signing | undefined)[]) {
  const left = [...readings]
  const check = watchSigning(async () => left.shift())
  const found: (readonly string[])[] = []
  for (const _ of readings) found.push(await check())
  return found
}

const another = [
  'nothing is signed that was not reviewed: WalletSendPreview shows another transaction: its amount 5 ETH is not on the screen',
]

it('finds a transaction that neither the screen before nor the present one shows', async () => {
  expect(await foundIn(shown('1', []), shown('1', [request(1, 5n * ether)]))).toEqual([[], another])
})

it('accepts a transaction of the screen before, and one of the present screen', async () => {
  expect(await foundIn(shown('1', []), shown('2', [request(1, ether)]))).toEqual([[], []])
  expect(await foundIn(shown('2', []), shown('1', [request(1, ether)]))).toEqual([[], []])
})

it('checks each transaction once, and those after a reload again', async () => {
  const wrong = shown('1', [request(1, 5n * ether)])
  expect(await foundIn(shown('1', []), wrong, wrong, shown('1', []), wrong)).toEqual([
    [],
    another,
    [],
    [],
    another,
  ])
})

it('leaves requests of the host alone', async () => {
  const { isBusy, transactions } = shown('1', [request(1, 5n * ether)])
  const hidden = { isBusy, transactions, world }
  expect(await foundIn(shown('1', []), shown('1', transactions, false))).toEqual([[], []])
  expect(await foundIn({ ...hidden, transactions: [] }, hidden)).toEqual([[], []])
})

it('waits for a page without a simulator', async () => {
  const wrong = shown('1', [request(1, 5n * ether)])
  expect(await foundIn(undefined, shown('1', []), wrong)).toEqual([[], [], another])
})
