import { expect, it } from 'vitest'
import { waitUntil } from '../../scenarios/index.ts'
import { waitForItem } from './waitForItem.ts'

function waitWith(items: readonly (readonly string[])[]) {
  const looks = [...items]
  return waitForItem({
    what: 'request in wallet "fox"',
    find: () => looks.shift()?.at(0),
    waitFor: (look) => waitUntil(look, async () => undefined),
    describeOthers: () => 'Waiting now: none.',
  })
}

it('resolves with the first item, also one that arrives later', async () => {
  expect(await waitWith([['first', 'second']])).toBe('first')
  expect(await waitWith([[], [], ['late', 'later']])).toBe('late')
})

it('rejects when no item comes, and says what there is instead', async () => {
  await expect(waitWith([])).rejects.toThrow(
    new Error('There is no request in wallet "fox". Waiting now: none.'),
  )
})
