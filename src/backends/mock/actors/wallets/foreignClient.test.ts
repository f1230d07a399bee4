import {
  connect,
  createConfig,
  disconnect,
  getAccount,
  getConnectors,
  injected,
  sendTransaction,
  signMessage,
  switchChain,
  type Config,
} from '@wagmi/core'
import { custom, verifyMessage } from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { createAnvilChains } from '../../chains/testing/anvilChains.ts'
import type { WalletWindow } from './announcer.ts'
import { createWalletPage } from './testing/walletPage.ts'

const { chains, close } = createAnvilChains()
const [owner = '0x', friend = '0x'] = testAccounts.map(({ address }) => address)
const tenth = 100_000_000_000_000_000n

/** The simulated wallets in a window without Foyer, and wagmi as the app in it. */
function setUp() {
  const window: WalletWindow = new EventTarget()
  vi.stubGlobal('window', window)
  const { wallets, agreed, declined } = createWalletPage({ chains, window })
  const transport = (chainId: `eip155:${number}`) =>
    custom({ request: ({ method, params }) => chains.rpc(chainId, method, params) })
  const app = createConfig({
    chains: [mainnet, polygon],
    connectors: [injected()],
    transports: { [mainnet.id]: transport('eip155:1'), [polygon.id]: transport('eip155:137') },
    storage: null,
  })
  return { app, wallets, agreed, declined }
}

const connectorOf = (app: Config, name: string) => {
  const found = getConnectors(app).find((connector) => connector.name === name)
  expect(found, `wagmi knows ${name}`).toBeTruthy()
  return found as NonNullable<typeof found>
}

beforeEach(() => chains.reset())
afterEach(() => vi.unstubAllGlobals())
afterAll(() => close())

describe('wagmi, a foreign client, with the simulated wallets', () => {
  it('finds the announced wallets and the bare one', () => {
    const { app } = setUp()
    const names = getConnectors(app).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Emberfox', 'Harborlight', 'Injected', 'Orbit Pocket'])
  })

  it('connects, signs and pays on the chain', async () => {
    const { app, agreed } = setUp()
    const connector = connectorOf(app, 'Emberfox')
    await agreed(() => connect(app, { connector }))
    expect(getAccount(app)).toMatchObject({ address: owner, chainId: 1, status: 'connected' })

    const signature = await agreed(() => signMessage(app, { message: 'hello' }))
    expect(await verifyMessage({ address: owner as '0x', message: 'hello', signature })).toBe(true)

    const balance = async () =>
      BigInt(String(await chains.rpc('eip155:1', 'eth_getBalance', [friend, 'latest'])))
    const before = await balance()
    await agreed(() => sendTransaction(app, { to: friend as '0x', value: tenth }))
    expect(await balance()).toBe(before + tenth)
  })

  it('switches the chain and is notified of it', async () => {
    const { app, agreed } = setUp()
    await agreed(() => connect(app, { connector: connectorOf(app, 'Emberfox') }))
    await agreed(() => switchChain(app, { chainId: polygon.id }))
    expect(getAccount(app).chainId).toBe(137)
  })

  it("follows the owner's changes in the wallet", async () => {
    const { app, wallets, agreed } = setUp()
    await agreed(() => connect(app, { connector: connectorOf(app, 'Emberfox') }))
    wallets.setAccounts('fox', [1])
    expect(getAccount(app).address).toBe(friend)
  })

  it('receives a refusal as EIP-1193 defines it, and stays disconnected', async () => {
    const { app, declined } = setUp()
    const connecting = declined(() => connect(app, { connector: connectorOf(app, 'Orbit Pocket') }))
    await expect(connecting).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
    expect(getAccount(app).status).toBe('disconnected')
  })

  it('connects to the bare wallet and disconnects', async () => {
    const { app, agreed } = setUp()
    await agreed(() => connect(app, { connector: connectorOf(app, 'Injected') }))
    expect(getAccount(app).address).toBe(testAccounts[5]?.address)
    await disconnect(app)
    expect(getAccount(app).status).toBe('disconnected')
  })
})
