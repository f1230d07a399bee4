import { afterEach, expect, it, vi } from 'vitest'
import { createRealBackend } from './realBackend.ts'

afterEach(() => vi.unstubAllEnvs())

async function createIn(mode: string, options: object) {
  vi.stubEnv('NODE_ENV', mode)
  createRealBackend(options)
  await vi.dynamicImportSettled()
}

it('warns in development about an option that does not exist', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await createIn('development', { service: 'none', addresses: { relais: 'wss://a.example' } })
  expect(said.mock.calls).toEqual([
    ['foyerkit: createRealBackend() has no option "service". Did you mean "services"?'],
    ['foyerkit: The option `addresses` has no option "relais". Did you mean "relay"?'],
  ])
  said.mockRestore()
})

it('writes nothing about it in production', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await createIn('production', { servces: 'none' })
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
