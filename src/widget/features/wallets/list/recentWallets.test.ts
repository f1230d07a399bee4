import { describe, expect, it } from 'vitest'
import { storageKeys } from '../../../core/kernel/storageKeys.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createRecentWallets } from './recentWallets.ts'
import { aWallet } from '../testing/aWallet.ts'

function setUp(stored?: string) {
  const { core, seen } = createTestCore()
  if (stored !== undefined) core.backend.storage.set(storageKeys.recentWallets, stored)
  const recent = core.use(createRecentWallets)
  const ids = () => recent.store.getState().wallets.map(({ id }) => id)
  return { core, seen, recent, ids }
}

describe('recentWallets', () => {
  it('stores at most two, newest first [C-353]', () => {
    const { core, recent, ids } = setUp()
    for (const id of ['a', 'b', 'c']) recent.remember(aWallet(id))
    expect(ids()).toEqual(['c', 'b'])
    expect(core.backend.storage.get(storageKeys.recentWallets)).toBe(
      JSON.stringify([aWallet('c'), aWallet('b')]),
    )
  })

  it('moves a wallet that is used again to the front', () => {
    const { recent, ids } = setUp()
    for (const id of ['a', 'b', 'a']) recent.remember(aWallet(id))
    expect(ids()).toEqual(['a', 'b'])
  })

  it('restores the wallets of an earlier visit, at most two', () => {
    const stored = JSON.stringify(['a', 'b', 'c'].map((id) => aWallet(id, { rdns: `com.${id}` })))
    const { recent } = setUp(stored)
    expect(recent.store.getState().wallets).toEqual([
      aWallet('a', { rdns: 'com.a' }),
      aWallet('b', { rdns: 'com.b' }),
    ])
  })

  it.each([
    ['{"id":"a"}'],
    ['null'],
    ['[1, null, "a", {"id":"a"}, {"name":"A"}, {"id":"","name":"A"}, {"id":1,"name":"A"}]'],
  ])('reads nothing from %s', (stored) => {
    expect(setUp(stored).ids()).toEqual([])
  })

  it('reads only known text fields', () => {
    const { recent } = setUp('[{"id":"a","name":"A","homepage":1,"onload":"x","rdns":"com.a"}]')
    expect(recent.store.getState().wallets).toEqual([{ id: 'a', name: 'A', rdns: 'com.a' }])
  })

  it('reports unreadable storage to the observer', () => {
    const { ids, seen } = setUp('{broken')
    expect(ids()).toEqual([])
    expect(seen).toMatchObject([{ type: 'note', about: 'wallets.recent', code: 'internal' }])
  })
})
