import { expect, it } from 'vitest'
import { createTestCore } from '../testing/testCore.ts'

const never = () => new Promise<never>(() => undefined)
const metadata = { name: 'Shop', description: 'A shop', url: 'https://host.test', icons: [] }

it('does not let a login wait for theme and app, which the secure site may never take', async () => {
  const asked: string[] = []
  const { core } = createTestCore({
    host: { metadata },
    backend: {
      auth: {
        syncTheme: () => (asked.push('theme'), never()),
        syncAppMetadata: () => (asked.push('app'), never()),
      },
    },
  })
  await core.ensureAuth()
  expect(asked).toEqual(['theme', 'app'])
})

it('reports a secure site that refuses them, and logs in all the same', async () => {
  const { clock, core, seen } = createTestCore({
    backend: { auth: { syncTheme: () => Promise.reject(new Error('No colours')) } },
  })
  await core.ensureAuth()
  await clock.idle()
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'frame.sync' }))
})
