import { existsSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeTcp } from './closeTcp.ts'
import { rpcCall } from './rpcCall.ts'
import { createSupervisor, type RunningChain } from './supervisor.ts'
import { processesWith } from './testing/processesWith.ts'

const genesis = 1_912_000_021
const supervisor = createSupervisor({ warm: 0 })
let chain: RunningChain
beforeAll(async () => {
  chain = await supervisor.open('stage', 1, genesis)
})
afterAll(() => supervisor.close())

const canConnect = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, host)
    socket.once('connect', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })

it('answers on its socket', async () => {
  expect(await rpcCall(chain.path, 'eth_chainId')).toBe('0x1')
})

describe.runIf(closeTcp().isUnreachable)('where a process can have a network of its own', () => {
  /** The port on which the process says that it listens, as its own network lists it. */
  function portOf(pid: number): number {
    const [, line = ''] = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n')
    const [, local = ''] = line.trim().split(/\s+/)
    return Number.parseInt(local.split(':')[1] ?? '', 16)
  }

  it('closes the TCP port of a chain, so that no page reaches it by fetch or WebSocket', async () => {
    const [pid = 0] = processesWith(`--timestamp ${genesis}`)
    const port = portOf(pid)
    expect(port).toBeGreaterThan(1_023)
    expect(await canConnect(port, '127.0.0.1')).toBe(false)
    expect(await canConnect(port, '0.0.0.0')).toBe(false)
    expect(await canConnect(port, '::1')).toBe(false)
  })
})

it.each(['freebsd', 'win32'])('listens on a drawn loopback address on %s', (platform) => {
  const { host } = closeTcp(platform)
  const drawn = Array.from({ length: 20 }, host)
  expect(new Set(drawn).size).toBe(20)
  expect(drawn.filter((host) => !/^127\.\d+\.\d+\.\d+$/.test(host))).toEqual([])
})

it('leaves no socket behind', async () => {
  const other = await supervisor.open('other', 1, genesis)
  expect(existsSync(other.path)).toBe(true)
  await supervisor.stop('other')
  expect(existsSync(dirname(other.path))).toBe(false)
})
