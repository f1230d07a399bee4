import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createNetworkSearchFlow } from './networkSearchFlow.ts'

it('searches 100 ms after the last letter [C-357]', async () => {
  const { clock, core } = createTestCore()
  const flow = createNetworkSearchFlow(core)
  flow.start()
  flow.send({ type: 'typed', text: 'po' })
  await clock.run(60)
  flow.send({ type: 'typed', text: 'pol' })
  await clock.run(99)
  expect(flow.store.getState()).toMatchObject({ typed: 'pol', query: '' })
  await clock.run(1)
  expect(flow.store.getState()).toEqual({ status: 'idle', typed: 'pol', query: 'pol' })
  expect(clock.pending()).toEqual([])
})
