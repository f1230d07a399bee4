import { expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

const never = new AbortController().signal

it('waits for a secret that is not known, and remembers it', async () => {
  const secrets = createSecrets()
  const waiting = secrets.get('PIN', never)
  expect(secrets.store.getState().wanted).toBe('PIN')
  secrets.give('Other', '1')
  secrets.give('PIN', '2468')
  expect(await waiting).toBe('2468')
  expect(secrets.store.getState().wanted).toBeUndefined()
  expect(await secrets.get('PIN', never)).toBe('2468')
})

it('waits no longer when the play stops', async () => {
  const secrets = createSecrets()
  const stopping = new AbortController()
  const waiting = secrets.get('PIN', stopping.signal)
  stopping.abort()
  await expect(waiting).rejects.toThrow('stopped')
  expect(secrets.store.getState().wanted).toBeUndefined()
})
