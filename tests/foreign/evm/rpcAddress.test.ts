import { JsonRpcProvider, WebSocketProvider, parseEther as ether } from 'ethers'
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  parseEther,
  webSocket,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { serveChains, type ServedChains } from '../serveChains.ts'
import { friend, owner, token } from './viemPage.ts'

const account = privateKeyToAccount(testAccounts[0]?.privateKey as Hex)
const start = 1_800_000_000
const day = 86_400
/** Only ends tests that hang; the first call starts a chain. */
const timeout = 120_000

let chains: ServedChains
beforeAll(async () => {
  chains = await serveChains()
  await chains.report('shop', { now: start * 1_000, front: true })
})
afterAll(() => chains.close())

/** The named URL, and that of the tab in front. */
const places = (chainId: number) => [`shop/${chainId}`, String(chainId)]

describe.each(places(1))('viem at /__foyer/rpc/%s', (path) => {
  const overHttp = () => http(`http://${chains.place}/${path}`, { retryCount: 0, timeout })
  const reader = () => createPublicClient({ chain: mainnet, transport: overHttp() })
  const writer = () => createWalletClient({ account, chain: mainnet, transport: overHttp() })

  it('reads the chain of the stage', async () => {
    expect(await reader().getChainId()).toBe(1)
    const held = {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    } as const
    expect(await reader().readContract(held)).toBeGreaterThan(0n)
  })

  it('signs and pays, in a block of the time of the clock', async () => {
    const before = await reader().getBalance({ address: friend })
    const { timestamp: last } = await reader().getBlock()
    const later = Number(last) + day
    await chains.report('shop', { now: later * 1_000 })
    const hash = await writer().sendTransaction({ to: friend, value: parseEther('0.01') })
    const { blockNumber } = await reader().waitForTransactionReceipt({ hash })
    const { timestamp } = await reader().getBlock({ blockNumber })
    expect(Number(timestamp)).toBe(later)
    expect(await reader().getBalance({ address: friend })).toBe(before + parseEther('0.01'))
  })

  it('receives blocks and events through a socket', async () => {
    const socket = createPublicClient({
      chain: mainnet,
      transport: webSocket(`ws://${chains.place}/${path}`, {
        reconnect: false,
        keepAlive: false,
        timeout,
      }),
    })
    const transport = await socket.transport.getRpcClient()
    const blocks: bigint[] = []
    const block = new Promise<void>((resolve, reject) => {
      socket.watchBlocks({
        onBlock({ number }) {
          blocks.push(number)
          resolve()
        },
        onError: reject,
      })
    })
    const transfer = new Promise<bigint | undefined>((resolve, reject) => {
      socket.watchContractEvent({
        address: token,
        abi: erc20Abi,
        eventName: 'Transfer',
        onLogs: ([log]) => resolve(log?.args.value),
        onError: reject,
      })
    })
    // Ensures that the node has the subscription before the next request.
    await socket.getBlockNumber({ cacheTime: 0 })
    const hash = await writer().writeContract({
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 11n],
    })
    expect(await transfer).toBe(11n)
    const { blockNumber } = await reader().waitForTransactionReceipt({ hash })
    await block
    expect(blocks[0]).toBe(blockNumber)
    transport.close()
  })
})

describe.each(places(137))('ethers at /__foyer/rpc/%s', (path) => {
  it('pays with a key of the node', async () => {
    const provider = new JsonRpcProvider(`http://${chains.place}/${path}`, undefined, {
      cacheTimeout: -1,
      staticNetwork: true,
    })
    const before = await provider.getBalance(friend)
    const signer = await provider.getSigner(owner)
    const sent = await signer.sendTransaction({ to: friend, value: ether('0.03') })
    expect((await sent.wait())?.status).toBe(1)
    expect(await provider.getBalance(friend)).toBe(before + ether('0.03'))
    provider.destroy()
  })

  it('sends and receives blocks through a socket, in the time of the clock', async () => {
    const socket = new WebSocketProvider(`ws://${chains.place}/${path}`, polygon.id, {
      staticNetwork: true,
    })
    const latest = await socket.getBlock('latest')
    const later = Number(latest?.timestamp) + day
    await chains.report('shop', { now: later * 1_000 })
    const told = new Promise<number>((resolve) => void socket.on('block', resolve))
    await socket.getBlockNumber()
    const signer = await socket.getSigner(owner)
    const sent = await signer.sendTransaction({ to: friend, value: 1n })
    const receipt = await sent.wait()
    expect(await told).toBe(receipt?.blockNumber)
    expect((await socket.getBlock(receipt?.blockNumber as number))?.timestamp).toBe(later)
    await socket.destroy()
  })
})

describe('blocks', () => {
  const call = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(`http://${chains.place}/own/8453`, { method: 'POST', body })
    return (await answer.json()).result
  }
  const newest = async () => Number((await call('eth_getBlockByNumber', 'latest', false)).timestamp)

  it('gives blocks the time of the clock, whatever makes them, and never an earlier one', async () => {
    await chains.report('own', { now: start * 1_000 })
    await call('evm_mine')
    expect(await newest()).toBe(start)
    await call('anvil_mine', '0x1')
    expect(await newest()).toBe(start + 1)
    await chains.report('own', { now: (start + day) * 1_000 })
    await call('eth_sendTransaction', { from: owner, to: friend, value: '0x1' })
    expect(await newest()).toBe(start + day)
  })

  it('gives blocks the time that a script sets', async () => {
    const later = (await newest()) + 2 * day
    await call('evm_setNextBlockTimestamp', later)
    await call('evm_mine')
    expect(await newest()).toBe(later)
  })
})

it('names the missing tab when none is in front', async () => {
  const own = await serveChains()
  const answer = await fetch(`http://${own.place}/1`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  expect((await answer.json()).error.message).toMatch(/^Failed to find the tab in front/)
  await own.close()
})
