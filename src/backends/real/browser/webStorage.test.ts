import { expect, it } from 'vitest'
import { createWebStorage, type StorageWindow } from './webStorage.ts'

function storageWindow(refuse: { value: boolean }) {
  const values = new Map<string, string>()
  const check = () => {
    if (refuse.value) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const localStorage = {
    getItem: (key: string) => (check(), values.get(key) ?? null),
    setItem: (key: string, value: string) => (check(), void values.set(key, value)),
    removeItem: (key: string) => (check(), void values.delete(key)),
  }
  const owner = Object.assign(new EventTarget(), { localStorage })
  // The rest of the Storage interface is not used.
  return { values, owner: owner as unknown as StorageWindow & EventTarget }
}

function storage(refused = false) {
  const refuse = { value: refused }
  const { owner, values } = storageWindow(refuse)
  const errors: Error[] = []
  const port = createWebStorage({
    area: 'localStorage',
    window: () => owner,
    onError: (error) => errors.push(error),
  })
  return { port, owner, values, errors, refuse }
}

it('keeps text in localStorage', () => {
  const { port, values, errors } = storage()
  port.set('a', '1')
  expect([port.get('a'), values.get('a'), port.get('b')]).toEqual(['1', '1', undefined])
  port.remove('a')
  expect([port.get('a'), values.size, errors.length]).toEqual([undefined, 0, 0])
})

it('reports a storage failure and keeps the value for this visit', () => {
  const { port, errors } = storage(true)
  port.set('a', '1')
  expect(port.get('a')).toBe('1')
  expect(errors).toMatchObject([{ code: 'storage.failed' }])
  port.remove('a')
  expect(port.get('a')).toBeUndefined()
})

it('drops the value from memory once it could be stored', () => {
  const { port, values, refuse } = storage(true)
  port.set('a', 'old')
  refuse.value = false
  port.set('a', 'new')
  values.set('a', 'of another tab')
  expect(port.get('a')).toBe('of another tab')
})

it('the storage works without a window', () => {
  const errors: Error[] = []
  const port = createWebStorage({
    area: 'localStorage',
    window: () => undefined,
    onError: (e) => errors.push(e),
  })
  port.set('a', '1')
  expect([port.get('a'), errors.length]).toEqual(['1', 0])
})

it('reports the key that another tab changed, or all keys when it cleared the storage', () => {
  const { port, owner } = storage()
  const keys: (string | undefined)[] = []
  const unsubscribe = port.subscribe?.((key) => keys.push(key))
  owner.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }))
  owner.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  unsubscribe?.()
  owner.dispatchEvent(Object.assign(new Event('storage'), { key: 'b' }))
  expect(keys).toEqual(['a', undefined])
})
