import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import { processesWith } from '../anvil/testing/processesWith.ts'

const start = (...options: readonly string[]) =>
  spawn(process.execPath, ['scripts/start.mjs', '--dev', ...options])

async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port: Number(Object(server.address()).port), close: () => server.close() }
}

it('moves on from a taken port, serves chains and ends without a trace', async () => {
  const genesis = 1_914_000_001
  const running = () => processesWith(`--timestamp ${genesis}`)
  const taken = await listen(0)
  const started = start('--json', '--port', String(taken.port))
  const [line] = await once(started.stdout, 'data')
  taken.close()
  const { host, sites, hostile } = JSON.parse(String(line))
  const [hostPort, sitesPort] = [host, sites].map((origin) => Number(new URL(origin).port))
  expect(hostPort).toBeGreaterThan(taken.port)
  expect(sitesPort).toBeGreaterThan(Number(hostPort))
  expect(hostile).toBe(`http://127.0.0.1:${sitesPort}`)

  const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
  const answer = await fetch(`${sites}/__foyer/rpc/start/8453`, {
    method: 'POST',
    body: JSON.stringify(call),
    headers: { 'x-foyer-genesis': String(genesis) },
  })
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x2105' })
  expect(running().length).toBeGreaterThan(0)

  started.kill('SIGINT')
  started.kill('SIGINT')
  expect(await once(started, 'exit')).toEqual([0, null])
  await vi.waitFor(() => expect(running()).toEqual([]))
})

it('ends with its chains when the program that started it is killed', async () => {
  const genesis = 1_914_000_002
  const running = () => processesWith(`--timestamp ${genesis}`)
  const options = ['scripts/start.mjs', '--dev', '--json', '--port', '5870']
  const line = `${JSON.stringify(process.execPath)} ${options.join(' ')}`
  const npm = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(${JSON.stringify(line)}, { stdio: 'inherit', shell: true })`,
    ],
    { env: { ...process.env, npm_lifecycle_event: 'start' } },
  )
  const [said] = await once(npm.stdout, 'data')
  const { sites } = JSON.parse(String(said))
  await fetch(`${sites}/__foyer/rpc/start/8453`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    headers: { 'x-foyer-genesis': String(genesis) },
  })
  expect(running().length).toBeGreaterThan(0)
  const ended = once(npm.stdout, 'end')
  npm.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(running()).toEqual([]))
})

it('names the port it uses instead of a taken one', async () => {
  const taken = await listen(0)
  const started = start('--port', String(taken.port))
  const [said] = await once(started.stderr, 'data')
  taken.close()
  expect(String(said)).toMatch(new RegExp(`^  ${taken.port} is taken; using \\d+\\.\n$`))
  started.kill('SIGINT')
  await once(started, 'exit')
})

it('reports the unknown option --host in one sentence', async () => {
  const started = start('--host')
  const [[said], [code]] = await Promise.all([once(started.stderr, 'data'), once(started, 'exit')])
  expect(String(said)).toMatch(/^There is no option --host of npm .*only.*\n$/)
  expect(code).toBe(1)
})

it('reports an invalid port in one sentence', async () => {
  const started = start('--port', 'http')
  const [[said], [code]] = await Promise.all([once(started.stderr, 'data'), once(started, 'exit')])
  expect(String(said)).toBe('Failed to use port "http": it is a number from 1 to 65000.\n')
  expect(code).toBe(1)
})

it('builds the workbench for production in a shell that names another environment', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { isProduction } = await resolveConfig({}, 'build')
  vi.unstubAllEnvs()
  expect(isProduction).toBe(true)
})
