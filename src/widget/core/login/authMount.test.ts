import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'

const never = () => new Promise<never>(() => undefined)
const metadata = { name: 'Shop', description: 'A shop', url: 'https://host.test', icons: [] }

it('a login does not wait for theme and app, which the secure site may never confirm', async () => {
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

it('sends the SDK and the project to the secure site without metadata, too [C-178]', async () => {
  const sent: unknown[] = []
  const { core } = createTestCore({
    backend: { auth: { syncAppMetadata: (app) => (sent.push(app), Promise.resolve()) } },
  })
  await core.ensureAuth()
  expect(sent).toEqual([undefined])
})

it('reports a secure site that refuses them, and still logs in', async () => {
  const { clock, core, seen } = createTestCore({
    backend: { auth: { syncTheme: () => Promise.reject(new Error('No colours')) } },
  })
  await core.ensureAuth()
  await clock.idle()
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'frame.sync' }))
})

it('rejects if the host wants no logins, or the backend has no secure site', async () => {
  const missing = expect.objectContaining({ code: 'none.authConnector' }) as unknown
  await expect(createTestCore().core.ensureAuth()).rejects.toEqual(missing)
  const off = createTestCore({ host: { auth: false }, backend: { auth: {} } })
  await expect(off.core.ensureAuth()).rejects.toEqual(missing)
})

it('mounts one frame, on the active network, and again after a failure', async () => {
  const mounts: unknown[] = []
  let answer = Promise.reject<void>(new Error('down'))
  const { core } = createTestCore({
    backend: { auth: { mount: (_parent, { chainId }) => (mounts.push(chainId), answer) } },
  })
  core.networks.setActive('eip155:137')
  await expect(core.ensureAuth()).rejects.toThrow('down')
  answer = Promise.resolve()
  const [one, two] = await Promise.all([core.ensureAuth(), core.ensureAuth()])
  expect(one).toBe(two)
  expect(mounts).toEqual(['eip155:137', 'eip155:137'])
})

it('passes on the theme and each change of it', async () => {
  const themes: unknown[] = []
  const { core } = createTestCore({
    host: { themeMode: 'dark' },
    backend: { auth: { syncTheme: (theme) => (themes.push(theme), Promise.resolve()) } },
  })
  await core.ensureAuth()
  core.theme.setMode('light')
  core.theme.setVariables({ accent: '#123456' })
  expect(themes).toMatchObject([
    {
      themeMode: 'dark',
      w3mThemeVariables: { '--w3m-accent': '#5cc9c4', '--w3m-background': '#121313' },
    },
    {
      themeMode: 'light',
      w3mThemeVariables: { '--w3m-accent': '#0b6b6f', '--w3m-background': '#ffffff' },
    },
    { themeVariables: { accent: '#123456' }, w3mThemeVariables: { '--w3m-accent': '#123456' } },
  ])
})

it('a visitor who has left does not get the frame', async () => {
  const { core } = createTestCore({ backend: { auth: { syncTheme: never } } })
  await expect(core.ensureAuth(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
