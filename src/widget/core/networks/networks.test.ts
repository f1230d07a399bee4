import { describe, expect, it } from 'vitest'
import { createNetworks } from './networks.ts'
import { storageKeys } from '../kernel/storageKeys.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { validateOptions } from '../options/validateOptions.ts'
import type { FoyerOptions } from '../options/config.ts'

const { ethereum, polygon, base } = testNetworks

function create(options: Partial<FoyerOptions> = {}, stored?: string) {
  const kept = new Map(stored ? [[storageKeys.network as string, stored]] : [])
  const networks = createNetworks(
    validateOptions({
      projectId: 'p',
      adapters: [{ namespace: 'eip155', networks: [polygon, ethereum, base] }],
      backend: () => {
        throw new Error('not asked for')
      },
      ...options,
    }),
    {
      get: (key) => kept.get(key),
      set: (key, value) => kept.set(key, value),
      remove: (key) => kept.delete(key),
    },
  )
  return { networks, kept }
}

describe('the active network', () => {
  it('activates chain 1 when no network is stored [C-364]', () => {
    const { networks } = create()
    networks.restore()
    expect(networks.store.getState().activeId).toBe('eip155:1')
  })

  it('activates the default chain of the host if it has one', () => {
    expect(create({ defaultChain: 8453 }).networks.active()).toBe(base)
    expect(create({ defaultChain: 'eip155:137' }).networks.active()).toBe(polygon)
  })

  it('activates the first requested network when chain 1 is not requested', () => {
    const adapters = [{ namespace: 'eip155', networks: [base, polygon] }]
    expect(create({ adapters }).networks.active()).toBe(base)
  })

  it('prefers the stored network to the default chain', () => {
    const { networks } = create({ defaultChain: 8453 }, 'eip155:137')
    expect(networks.active()).toBe(base)
    networks.restore()
    expect(networks.active()).toBe(polygon)
  })

  it('ignores a stored network that is no longer requested', () => {
    const { networks } = create({}, 'eip155:10')
    networks.restore()
    expect(networks.active()).toBe(ethereum)
  })

  it('stores the active network only when the host enables that', () => {
    const { networks, kept } = create()
    networks.setActive('eip155:137')
    networks.setActive('eip155:424242')
    expect(networks.supported()).toBe(false)
    expect(networks.active()).toBeUndefined()
    expect(networks.activeNamespace()).toBe('eip155')
    expect(kept.get(storageKeys.network)).toBe('eip155:137')
  })
})
