// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { setAside } from './setAside.ts'

beforeEach(() => localStorage.clear())

it('removes the entries of a host, and puts the first ones back', () => {
  localStorage.setItem('wagmi.store', 'before')
  localStorage.setItem('foyer.workbench.settings.v1', '{}')
  const storage = setAside(localStorage)
  storage.clear()
  expect(Object.keys(localStorage)).toEqual(['foyer.workbench.settings.v1'])
  localStorage.setItem('wagmi.store', 'recorded')
  storage.clear()
  localStorage.setItem('more', 'recorded')
  storage.restore()
  expect({ ...localStorage }).toEqual({
    'foyer.workbench.settings.v1': '{}',
    'wagmi.store': 'before',
  })
})

it('leaves a storage alone that was not cleared', () => {
  localStorage.setItem('cart', '1')
  setAside(localStorage).restore()
  expect(localStorage.getItem('cart')).toBe('1')
})
