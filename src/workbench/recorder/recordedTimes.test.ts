// @vitest-environment happy-dom
import { array, assert, asyncProperty } from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acts, playByHand, replay } from './testing/timedPage.ts'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9))
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('a replay does everything at the moment of the play, for any actions, idle times and speeds of the clock', async () => {
  await assert(
    asyncProperty(array(acts, { minLength: 1, maxLength: 25 }), async (all) => {
      const { steps, seen } = await playByHand(all)
      expect(await replay(steps)).toEqual(seen)
    }),
    { seed: 20_261_129, numRuns: 1_000 },
  )
})
