import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { mayOpenNetworks } from './mayOpenNetworks.ts'

const one = { adapters: [{ namespace: 'eip155', networks: [testNetworks.ethereum] }] }

describe('the network selector [C-074]', () => {
  it('opens Networks when more than one network is requested', () => {
    expect(mayOpenNetworks(createTestCore().core)).toBe(true)
  })

  it('the selector does not open when the only requested network is the current one', () => {
    expect(mayOpenNetworks(createTestCore({ host: one }).core)).toBe(false)
  })

  it('opens it when the current network is not the requested one', () => {
    const { core } = createTestCore({ host: one })
    core.networks.setActive('eip155:137')
    expect(mayOpenNetworks(core)).toBe(true)
  })
})
