import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createTokenWarnings } from './tokenWarnings.ts'

it('loads the table of a network once, and only for a requested network', async () => {
  const { core } = createTestCore()
  const tokenWarnings = core.use(createTokenWarnings)
  expect(await tokenWarnings.load('eip155:1')).toBe(await tokenWarnings.load('eip155:1'))
  await expect(tokenWarnings.load('eip155:4242')).rejects.toMatchObject({ code: 'internal' })
  expect(Object.keys(tokenWarnings.store.getState())).toEqual(['eip155:1'])
})
