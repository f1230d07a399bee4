import { readlinkSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testAccounts } from '../accounts.ts'
import { chainList } from '../chainList.ts'
import { knownAddresses } from '../knownAddresses.ts'
import { rpcCall } from '../rpcCall.ts'
import type { ForkSource, ServedChain } from './servedChain.ts'
import { createSupervisor, type Supervisor } from '../supervisor.ts'
import { closeTcp } from '../closeTcp.ts'
import { processesWith } from '../testing/processesWith.ts'
import { serveNode } from '../testing/serveNode.ts'

const nobody = '0x00000000000000000000000000000000000b0b01'
const [rich, other] = testAccounts.map(({ address }) => address)
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const said: string[] = []
beforeEach(() => void said.splice(0))

function supervise(chains: readonly ServedChain[]): Supervisor {
  const supervisor = createSupervisor({ chains, warm: 0, log: (line) => said.push(line) })
  closing.push(supervisor.close)
  return supervisor
}

/** A chain with earlier transactions, at a URL with a key. */
async function openSource() {
  const { path } = await supervise(chainList).open('source', 1)
  await rpcCall(path, 'anvil_setBalance', [nobody, '0x7'])
  await rpcCall(path, 'eth_sendTransactionSync', [{ from: rich, to: other, value: '0x1' }])
  const served = await serveNode(path)
  closing.push(served.close)
  return { ...served, path }
}

const forked = (fork: ForkSource): ServedChain => ({
  id: 31_337,
  caip2: 'eip155:31337',
  name: 'Gold',
  symbol: 'ETH',
  coinName: 'Ether',
  baseFee: 1,
  hasSwaps: false,
  genesis: 'fork',
  fork,
})
const balance = (path: string) => rpcCall(path, 'eth_getBalance', [nobody, 'latest'])
const blockNumber = (path: string) => rpcCall(path, 'eth_blockNumber')

it('continues from the newest block of another node under its own id, and changes nothing there', async () => {
  const source = await openSource()
  const supervisor = supervise([forked({ url: source.url })])
  const { path } = await supervisor.open('a', 31_337)
  expect(await rpcCall(path, 'eth_chainId')).toBe('0x7a69')
  expect(await blockNumber(path)).toBe('0x1')
  expect(await balance(path)).toBe('0x7')
  await rpcCall(path, 'eth_sendTransactionSync', [{ from: rich, to: nobody, value: '0x1' }])
  expect([await balance(path), await blockNumber(path)]).toEqual(['0x8', '0x2'])
  expect([await balance(source.path), await blockNumber(source.path)]).toEqual(['0x7', '0x1'])
  await supervisor.reset('a')
  expect(await balance((await supervisor.open('a', 31_337)).path)).toBe('0x7')
})

it('continues from the given block, and has the contracts the services need', async () => {
  const source = await openSource()
  await rpcCall(source.path, 'anvil_setCode', [knownAddresses.multicall, '0x'])
  await rpcCall(source.path, 'evm_mine')
  const fork = { url: source.url, blockNumber: 1 }
  const { path } = await supervise([forked(fork)]).open('a', 31_337)
  expect(await blockNumber(path)).toBe('0x1')
  const code = await rpcCall(path, 'eth_getCode', [knownAddresses.multicall, 'latest'])
  expect(String(code).length).toBeGreaterThan(1_000)
})

it('names the silent node when it cannot start, without the key in its URL', async () => {
  const source = await openSource()
  await source.close()
  const starting = supervise([forked({ url: source.url })]).open('a', 31_337)
  const { origin } = new URL(source.url)
  await expect(starting).rejects.toThrow(`Failed to fork the Gold chain from ${origin}: `)
  await expect(starting).rejects.toThrow('Check forkUrl and forkBlockNumber')
  await expect(starting).rejects.not.toThrow('secret-key')
})

it('keeps the key of its source from the node, the list of processes and every answer', async () => {
  const source = await openSource()
  const { path } = await supervise([forked({ url: source.url })]).open('a', 31_337)
  expect(JSON.stringify(await rpcCall(path, 'anvil_nodeInfo'))).not.toContain('secret-key')
  expect(processesWith('--fork-url').length).toBeGreaterThan(0)
  expect(processesWith('secret-key')).toEqual([])
  await source.close()
  const late = '0x00000000000000000000000000000000000b0b02'
  const asking = () => rpcCall(path, 'eth_getBalance', [late, 'latest'])
  const { origin } = new URL(source.url)
  await expect(asking()).rejects.toThrow(`no answer from the node at ${origin}`)
  await expect(asking()).rejects.not.toThrow('secret-key')
  expect(said).toEqual([
    `The fork of Gold got no answer from ${origin}, and its calls fail. Check forkUrl, and that this machine reaches it.`,
  ])
})

it.runIf(closeTcp().isUnreachable)('runs in a network of its own, as other chains do', async () => {
  const source = await openSource()
  const { path } = await supervise([forked({ url: source.url })]).open('a', 31_337)
  const networks = processesWith(path).map((pid) => readlinkSync(`/proc/${pid}/ns/net`))
  expect(networks).toHaveLength(1)
  expect(networks).not.toContain(readlinkSync('/proc/self/ns/net'))
})
