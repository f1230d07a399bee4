import { expect, it } from 'vitest'
import { patchAnswer } from '../../../backends/mock/faults/patchAnswer.ts'
import { createRandomPicker } from '../randomPicker.ts'
import { choosePatch } from './choosePatch.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const answer = {
  tx: { to: `eip155:1:${owner}`, data: '0x07ed2379', value: '1000', gas: 21_000, zero: 0 },
  tokens: ['a', 'b', 'c', 'd'].map((symbol) => ({ symbol, isListed: true, price: null })),
  'a.b': 1,
}

function patches(seen: unknown) {
  const random = createRandomPicker(3)
  return Array.from({ length: 500 }, () => choosePatch(random, seen)).filter(
    (set) => set !== undefined,
  )
}

const pathsOf = (seen: unknown) => [...new Set(patches(seen).flatMap((set) => Object.keys(set)))]

it('changes every field, of lists the first three entries, and whole lists', () => {
  expect(pathsOf(answer).toSorted()).toEqual([
    'tokens',
    ...[0, 1, 2].flatMap((index) =>
      ['isListed', 'price', 'symbol'].map((field) => `tokens.${index}.${field}`),
    ),
    'tx.data',
    'tx.gas',
    'tx.to',
    'tx.value',
    'tx.zero',
  ])
})

it('changes one field of the answer each time', () => {
  const all = patches(answer)
  expect(all.map((set) => Object.keys(set).length)).toEqual(all.map(() => 1))
  const same = all.filter(
    (set) => JSON.stringify(patchAnswer(answer, set)) === JSON.stringify(answer),
  )
  expect(same).toEqual([])
})

it('replaces an address by another one, and keeps what comes before it', () => {
  const values = new Set(patches({ to: `eip155:1:${owner}` }).map((set) => set.to))
  expect(values).toEqual(new Set(['eip155:1:0x7011000000000000000000000000000000007eA5', '']))
})

it('changes an answer that is a text as a whole', () => {
  expect(pathsOf('0x1')).toEqual([''])
})

it.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['the summary of a picture', { status: 200, type: 'image/png', bytes: 12 }],
  ['the summary of a refusal', { status: 500, body: { reasons: [] } }],
])('changes nothing of %s', (_, seen) => {
  expect(choosePatch(createRandomPicker(1), seen)).toBeUndefined()
})
