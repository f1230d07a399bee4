import { verifyMessage, verifyTypedData, type TypedDataDefinition } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { createChainTime } from '../../chains/chainTime.ts'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createFaults } from '../../faults/faults.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { InstalledWallet } from '../../world/worldTypes.ts'
import type { WalletWindow } from './announcer.ts'
import { createWalletActors } from './createWalletActors.ts'
import type { WalletProvider } from './walletProvider.ts'

const origin = 'http://dapp.test'
const [first = '', second = ''] = testAccounts.map(({ address }) => address)

function setUp() {
  const world = createWorld(generateWorld())
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1) })
  const { chains, asked } = createFakeChains({
    eth_getBlockByNumber: { timestamp: '0x64' },
    eth_sendTransaction: '0xhash',
    eth_blockNumber: '0x5',
  })
  const target: WalletWindow & EventTarget = new EventTarget()
  const announced: { info: Record<string, string>; provider: WalletProvider }[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent<(typeof announced)[number]>).detail)
  })
  const wallets = createWalletActors({
    world,
    clock,
    log,
    faults,
    chains,
    target,
    origin,
    send: createChainTime(chains, clock).send,
  })
  const fox = announced[0]?.provider
  if (fox === undefined) throw new Error('No wallet was announced.')
  const events: [string, unknown][] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    fox.on(name, (payload) => events.push([name, payload]))
  }
  const ask = (method: string, ...params: unknown[]) => fox.request({ method, params })
  /** Asks, and lets the owner decide at once. */
  const decide = async (method: string, params: unknown[], decision: (id: number) => unknown) => {
    const answer = ask(method, ...params).catch((error: unknown) => ({ error }))
    await undefined
    await decision(wallets.requests().at(-1)?.id ?? -1)
    return answer
  }
  const approve = (method: string, ...params: unknown[]) => decide(method, params, wallets.approve)
  return {
    world,
    log,
    clock,
    faults,
    asked,
    target,
    announced,
    wallets,
    fox,
    events,
    ask,
    decide,
    approve,
  }
}

type SetUp = ReturnType<typeof setUp>
let up: SetUp
beforeEach(() => {
  up = setUp()
})

const code = (code: number) => expect.objectContaining({ error: expect.objectContaining({ code }) })

describe('announcing', () => {
  it('follows EIP-6963: at once, and whenever a page asks, with frozen details', () => {
    expect(up.announced.map(({ info }) => info['name'])).toEqual([
      'Emberfox',
      'Orbit Pocket',
      'Harborlight',
    ])
    up.target.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(up.announced).toHaveLength(6)
    const [detail] = up.announced
    expect([Object.isFrozen(detail), Object.isFrozen(detail?.info)]).toEqual([true, true])
    expect(detail?.info).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Emberfox',
      icon: expect.stringMatching(/^data:image\/svg/),
      rdns: 'example.emberfox',
    })
    expect(up.announced[3]?.provider).toBe(up.fox)
  })

  it('puts the bare wallet into window.ethereum only', async () => {
    const bare = up.target.ethereum as WalletProvider
    expect(await bare.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(up.announced.map(({ provider }) => provider)).not.toContain(bare)
    up.wallets.uninstall('bare')
    expect('ethereum' in up.target).toBe(false)
  })

  it('shows a wallet installed later and hides one taken away', async () => {
    const [wallet] = generateWorld().wallets.map((one) => ({
      ...one,
      key: 'new',
      name: 'Newcomer',
    }))
    up.wallets.install(wallet as InstalledWallet)
    expect(up.announced.at(-1)?.info).toMatchObject({ name: 'Newcomer' })
    up.wallets.uninstall('fox')
    up.target.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(up.announced.slice(4).map(({ info }) => info['name'])).toEqual([
      'Orbit Pocket',
      'Harborlight',
      'Newcomer',
    ])
    expect(up.events.at(-1)).toEqual(['disconnect', expect.objectContaining({ code: 4900 })])
    await expect(up.ask('eth_chainId')).rejects.toMatchObject({ code: 4900 })
  })

  it('emits connect with its chain to listeners that were there from the start', async () => {
    await undefined
    expect(up.events).toEqual([['connect', { chainId: '0x1' }]])
  })
})

describe('connecting', () => {
  it('waits for the owner, parked, and gives the accounts when approved', async () => {
    const answer = up.ask('eth_requestAccounts')
    await undefined
    expect(up.log.inFlight()).toBe(0)
    expect(up.wallets.requests()).toEqual([
      { id: 1, walletKey: 'fox', origin, method: 'eth_requestAccounts', params: [], at: 0 },
    ])
    await up.clock.run(600_000)
    await up.wallets.approve(1)
    expect(await answer).toEqual([first, second])
    expect(up.wallets.requests()).toEqual([])
    expect(await up.ask('eth_accounts')).toEqual([first, second])
    expect(up.events).toContainEqual(['accountsChanged', [first, second]])
    expect(up.world.get().wallets[0]?.grantedOrigins).toEqual([origin])
    expect(up.log.list()[0]).toMatchObject({ name: 'wallet.eth_requestAccounts', status: 'done' })
  })

  it('does not ask again where it is granted', async () => {
    await up.approve('eth_requestAccounts')
    expect(await up.ask('eth_requestAccounts')).toEqual([first, second])
    expect(up.wallets.requests()).toEqual([])
  })

  it('is refused with 4001, or the code the owner chose', async () => {
    expect(await up.decide('eth_requestAccounts', [], (id) => up.wallets.reject(id))).toEqual(
      code(4001),
    )
    const other = await up.decide('eth_requestAccounts', [], (id) => up.wallets.reject(id, -32_603))
    expect(other).toEqual(code(-32_603))
    expect(await up.ask('eth_accounts')).toEqual([])
  })

  it('returns the given answer, right or wrong', async () => {
    const answer = up.decide('eth_requestAccounts', [], (id) => up.wallets.answer(id, 'nonsense'))
    expect(await answer).toBe('nonsense')
    expect(await up.ask('eth_accounts')).toEqual([])
  })

  it('refuses a second request to connect while one waits (-32002)', async () => {
    void up.ask('eth_requestAccounts')
    await undefined
    await expect(up.ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32_002 })
    await expect(up.ask('wallet_requestPermissions', { eth_accounts: {} })).rejects.toMatchObject({
      code: -32_002,
    })
    expect(up.wallets.requests()).toHaveLength(1)
  })

  it('decides a request once', async () => {
    await up.approve('eth_requestAccounts')
    expect(() => up.wallets.reject(1)).toThrow('does not wait')
  })

  it('follows its policy when no decision is needed', async () => {
    const policy = (policy: InstalledWallet['policy']) =>
      up.world.update((state) => ({
        ...state,
        wallets: state.wallets.map((wallet) => ({ ...wallet, policy })),
      }))
    policy('reject')
    await expect(up.ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    policy('approve')
    expect(await up.ask('eth_requestAccounts')).toEqual([first, second])
  })

  it('shows no accounts while locked, and the owner unlocks by approving', async () => {
    await up.approve('eth_requestAccounts')
    up.wallets.lock('fox', true)
    expect(await up.ask('eth_accounts')).toEqual([])
    expect(up.events.at(-1)).toEqual(['accountsChanged', []])
    expect(await up.approve('eth_requestAccounts')).toEqual([first, second])
    expect(up.world.get().wallets[0]?.locked).toBe(false)
  })

  it('grants, lists and revokes permissions (EIP-2255)', async () => {
    expect(await up.ask('wallet_getPermissions')).toEqual([])
    const granted = [
      {
        parentCapability: 'eth_accounts',
        invoker: origin,
        date: 0,
        caveats: [{ type: 'restrictReturnedAccounts', value: [first, second] }],
      },
    ]
    expect(await up.approve('wallet_requestPermissions', { eth_accounts: {} })).toEqual(granted)
    expect(await up.ask('wallet_getPermissions')).toEqual(granted)
    expect(await up.ask('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
    expect(up.events.at(-1)).toEqual(['accountsChanged', []])
    expect(await up.ask('eth_accounts')).toEqual([])
  })
})

describe('the owner in the wallet', () => {
  it('changes accounts and chain, and notifies the page of what it has permission for', async () => {
    up.wallets.setAccounts('fox', [1])
    up.wallets.setChain('fox', 'eip155:137')
    await up.approve('eth_requestAccounts')
    up.wallets.setAccounts('fox', [1, 0])
    expect(up.events.slice(1)).toEqual([
      ['chainChanged', '0x89'],
      ['accountsChanged', [second]],
      ['accountsChanged', [second, first]],
    ])
    expect(await up.ask('net_version')).toBe('137')
  })

  it('disconnects the page', async () => {
    await up.approve('eth_requestAccounts')
    up.wallets.disconnect('fox')
    expect(up.events.at(-1)).toEqual(['accountsChanged', []])
    expect(up.world.get().wallets[0]?.grantedOrigins).toEqual([])
  })

  it('does not reach a listener that left', async () => {
    const received: unknown[] = []
    const listener = (payload: unknown) => received.push(payload)
    up.fox.on('chainChanged', listener).removeListener('chainChanged', listener)
    up.wallets.setChain('fox', 'eip155:137')
    expect(received).toEqual([])
  })
})

describe('chains', () => {
  const chain = {
    chainId: '0x5',
    chainName: 'Goerli',
    rpcUrls: ['https://goerli.example'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  it('switches to a known one when approved (EIP-3326)', async () => {
    expect(await up.approve('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(up.events.at(-1)).toEqual(['chainChanged', '0x2105'])
    expect(await up.ask('eth_chainId')).toBe('0x2105')
    expect(await up.ask('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(up.wallets.requests()).toEqual([])
  })

  it('does not know others (4902) until they are added (EIP-3085)', async () => {
    const ask = () => up.ask('wallet_switchEthereumChain', { chainId: '0x5' })
    await expect(ask()).rejects.toMatchObject({ code: 4902 })
    expect(await up.approve('wallet_addEthereumChain', chain)).toBeNull()
    expect(up.events.at(-1)).toEqual(['chainChanged', '0x5'])
    expect(up.world.get().wallets[0]?.knownChainIds).toContain('eip155:5')
    await expect(up.ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  })

  it.each([
    ['wallet_switchEthereumChain', { chainId: 5 }],
    ['wallet_switchEthereumChain', { chainId: '0x05' }],
    ['wallet_switchEthereumChain', undefined],
    ['wallet_addEthereumChain', { ...chain, rpcUrls: [] }],
    ['wallet_addEthereumChain', { chainId: '0x5' }],
  ])('refuses %s with %o (-32602)', async (method, param) => {
    await expect(up.ask(method, param)).rejects.toMatchObject({ code: -32_602 })
  })

  it('reads its own chain without asking', async () => {
    expect(await up.ask('eth_blockNumber')).toBe('0x5')
    expect(up.asked).toEqual(['eth_blockNumber eip155:1 []'])
  })
})

describe('signing and sending', () => {
  const typed: TypedDataDefinition = {
    domain: { name: 'Foyer', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Mail: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Mail',
    message: { text: 'hi' },
  }

  it('signs messages with the key of the account', async () => {
    await up.approve('eth_requestAccounts')
    const text = await up.approve('personal_sign', '0x68656c6c6f', first)
    const verified = await verifyMessage({
      address: first as `0x${string}`,
      message: 'hello',
      signature: text as `0x${string}`,
    })
    expect(verified).toBe(true)
  })

  it('signs typed data', async () => {
    await up.approve('eth_requestAccounts')
    const signature = await up.approve('eth_signTypedData_v4', first, JSON.stringify(typed))
    const verified = await verifyTypedData({
      ...typed,
      address: first as `0x${string}`,
      signature: signature as `0x${string}`,
    })
    expect(verified).toBe(true)
    expect(await up.approve('eth_signTypedData_v4', first, 'no JSON')).toEqual(code(-32_602))
  })

  it('sends through the chain, at the time of the clock', async () => {
    await up.approve('eth_requestAccounts')
    await up.clock.run(500_000)
    const hash = await up.approve('eth_sendTransaction', { from: first, to: second, value: '0x1' })
    expect(hash).toBe('0xhash')
    expect(up.asked).toEqual([
      'eth_getBlockByNumber eip155:1 ["latest",false]',
      'evm_setNextBlockTimestamp eip155:1 [500]',
      `eth_sendTransaction eip155:1 [${JSON.stringify({ from: first, to: second, value: '0x1' })}]`,
      'eth_getTransactionReceipt eip155:1 ["0xhash"]',
    ])
  })

  it('refuses an account the page has no permission for (4100)', async () => {
    await expect(up.ask('personal_sign', '0x00', first)).rejects.toMatchObject({ code: 4100 })
    await expect(up.ask('eth_sendTransaction', { from: first })).rejects.toMatchObject({
      code: 4100,
    })
    expect(up.wallets.requests()).toEqual([])
  })

  it('refuses what no wallet does (4200) and what is no request', async () => {
    await expect(up.ask('eth_sign', first, '0x')).rejects.toMatchObject({ code: 4200 })
    await expect(up.ask('toString')).rejects.toMatchObject({ code: 4200 })
    await expect(up.fox.request({ method: '' })).rejects.toMatchObject({ code: -32_600 })
    await expect(up.fox.request({ method: 'eth_chainId', params: 3 })).rejects.toMatchObject({
      code: -32_602,
    })
  })
})

describe('faults', () => {
  it('match by the name of the call', async () => {
    up.faults.add({
      id: 'x',
      target: 'wallet.eth_requestAccounts',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 4900, message: 'gone' },
    })
    await expect(up.ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4900 })
    expect(up.log.list()[0]).toMatchObject({
      status: 'failed',
      faultId: 'x',
      error: { code: 4900 },
    })
    expect(await up.approve('eth_requestAccounts')).toEqual([first, second])
  })

  it('delay, garble and repeat answers', async () => {
    const target = 'wallet.eth_chainId'
    up.faults.add({ target, when: { nth: 1 }, effect: { kind: 'late', ms: 2_000 } })
    up.faults.add({ target, when: { nth: 2 }, effect: { kind: 'malformed' } })
    up.faults.add({ target, when: { nth: 3 }, effect: { kind: 'stale' } })
    const late = up.ask('eth_chainId').then((chainId) => [chainId, up.clock.now()])
    await up.clock.run(5_000)
    expect(await late).toEqual(['0x1', 2_000])
    expect(await up.ask('eth_chainId')).toEqual({ not: 'what was asked for' })
    up.wallets.setChain('fox', 'eip155:137')
    expect(await up.ask('eth_chainId')).toBe('0x1')
    expect(await up.ask('eth_chainId')).toBe('0x89')
  })
})
