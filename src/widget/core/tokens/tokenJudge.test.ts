import { expect, it } from 'vitest'
import { createTestCore } from '../testing/createTestCore.ts'
import { createTokenJudge } from './tokenJudge.ts'

it('loads what is known of a network once, and of no network that nobody asked for', async () => {
  const { core } = createTestCore()
  const judge = core.use(createTokenJudge)
  expect(await judge.load('eip155:1')).toBe(await judge.load('eip155:1'))
  await expect(judge.load('eip155:4242')).rejects.toMatchObject({ code: 'internal' })
  expect(Object.keys(judge.store.getState())).toEqual(['eip155:1'])
})
