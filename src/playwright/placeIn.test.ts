import { expect, it } from 'vitest'
import { callFrom } from './callFrom.ts'
import { placeIn } from './placeIn.ts'

const stack = `Error: a place (of /no/file.ts:1:1)
    at replayFolder (file:///app/node_modules/foyerkit-lab/dist/node/playwright.js:9:7)
    at /app/tests/a b.spec.ts:3:1
    at C:\\app\\b.spec.ts:4:2
    at async Promise.all (index 0)`

it.each([
  [0, { file: '/app/node_modules/foyerkit-lab/dist/node/playwright.js', line: 9 }],
  [1, { file: '/app/tests/a b.spec.ts', line: 3 }],
  [2, { file: 'C:\\app\\b.spec.ts', line: 4 }],
  [3, undefined],
  [4, undefined],
])('reads frame %i', (frame, place) => {
  expect(placeIn(stack, frame)).toEqual(place)
})

it('returns the place that a function is called from', () => {
  const place = { file: '/app/tests/a.spec.ts', line: 12 }
  const stacks: string[] = []
  callFrom(place)((text: string) => stacks.push(String(new Error(text).stack)), 'x')
  expect(placeIn(String(stacks[0]), 1)).toEqual(place)
})
