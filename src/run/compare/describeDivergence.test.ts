import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import type { Divergence } from './divergenceOf.ts'
import { describeDivergence } from './describeDivergence.ts'

const recording: Scenario = {
  id: 'x',
  title: 'X',
  tags: [],
  steps: [{ do: 'press', key: 'Enter' }],
}

it.each<[Divergence, string]>([
  [
    {
      step: 1,
      kind: 'timeline',
      one: '+40 ms swap.quote 3 ends {"ok":true,"quote":{"amounts":[1,2],"note":null}}',
      other: '+40 ms view {"view":"Swap"}',
    },
    `Identical up to step 1: Press Enter.
    Then the first: gets the answer of call 3 of swap.quote at 40 ms (ok: true, quote.amounts.0: 1, quote.amounts.1: 2, quote.note: null)
    and the second: view at 40 ms (view: Swap)`,
  ],
  [
    { step: 0, kind: 'timeline', one: 'relay.publish 1 begins {}' },
    `They differ from the start.
    Then the first: starts call 1 of relay.publish
    and the second: ends`,
  ],
  [
    { step: 1, kind: 'steps', other: '{"expect":"modal","open":true}' },
    `Identical up to step 1: Press Enter.
    Then the first: ends
    and the second: The modal is open`,
  ],
  [
    {
      step: 1,
      kind: 'steps',
      one: '{"do":"press","key":"Tab","times":2,"after":40,"delays":[0,84]}',
      other: '{"do":"press","key":"Tab","times":2,"after":1200}',
    },
    `Identical up to step 1: Press Enter.
    Then the first: Press Tab 2 times, after 40 ms, its keys after 0, 84 ms
    and the second: Press Tab 2 times, after 1200 ms`,
  ],
  [
    { step: 1, kind: 'end', one: 'Expected: open\nSeen: closed' },
    `Identical up to step 1: Press Enter.
    Then the first: fails with: Expected: open Seen: closed
    and the second: does not fail`,
  ],
  [
    { step: 1, kind: 'timeline', one: 'a {}', other: '+5 ms b is late', isOrder: true },
    `Identical up to step 1: Press Enter.
    Then the first: a
    and the second: b at 5 ms (is late)
    Both happen in both runs: only their order differs.`,
  ],
])('describes %j', (divergence, words) => {
  expect(describeDivergence(divergence, { recording })).toBe(words)
})

it('cuts a long line of the timeline', () => {
  const one = `+0 ms note ${'x'.repeat(500)}`
  const words = describeDivergence({ step: 0, kind: 'timeline', one }, { recording })
  expect(words).toContain('xxx …')
  expect(words.length).toBeLessThan(300)
})
