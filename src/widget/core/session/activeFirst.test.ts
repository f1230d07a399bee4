import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { activeFirst } from './activeFirst.ts'

it('moves the active network to the front, once', () => {
  const { networks } = createTestCore().core
  networks.setActive('eip155:137')
  expect(activeFirst(networks).map(({ id }) => id)).toEqual([
    'eip155:137',
    'eip155:1',
    'eip155:8453',
    'eip155:11155111',
  ])
})
