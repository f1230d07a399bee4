import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { InstalledWallet } from '../../world/worldTypes.ts'
import type { WalletProvider } from './walletProvider.ts'
import { createWalletsTest } from './testing/walletsTest.ts'

const [first = '', second = ''] = testAccounts.map(({ address }) => address)
const code = (code: number) => expect.objectContaining({ error: expect.objectContaining({ code }) })

let up: ReturnType<typeof createWalletsTest>
beforeEach(() => {
  up = createWalletsTest()
})

describe('announcing', () => {
  it('follows EIP-6963: announces at once and on every request, with frozen details', () => {
    expect(up.announced.map(({ info }) => info['name'])).toEqual([
      'Emberfox',
      'Orbit Pocket',
      'Harborlight',
    ])
    up.window.dispatchEvent(new Event('eip6963:requestProvider'))
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

  it('sets window.ethereum for the bare wallet only', async () => {
    const bare = up.window.ethereum as WalletProvider
    expect(await bare.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(up.announced.map(({ provider }) => provider)).not.toContain(bare)
    up.wallets.uninstall('bare')
    expect('ethereum' in up.window).toBe(false)
  })

  it('lets another wallet replace window.ethereum, and leaves it there', () => {
    const other = { request: async () => undefined }
    up.window.ethereum = other
    expect(up.window.ethereum).toBe(other)
    up.wallets.uninstall('bare')
    expect(up.window.ethereum).toBe(other)
  })

  it('shows a wallet that is installed later and hides one that is removed', async () => {
    const [wallet] = generateWorld().wallets.map((one) => ({
      ...one,
      key: 'new',
      name: 'Newcomer',
    }))
    up.wallets.install(wallet as InstalledWallet)
    expect(up.announced.at(-1)?.info).toMatchObject({ name: 'Newcomer' })
    up.wallets.uninstall('fox')
    up.window.dispatchEvent(new Event('eip6963:requestProvider'))
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
  it('waits for the owner as a parked call, and returns the accounts when approved', async () => {
    const answer = up.ask('eth_requestAccounts')
    await undefined
    expect(up.log.inFlight()).toBe(0)
    expect(up.wallets.requests()).toEqual([
      {
        id: 1,
        walletKey: 'fox',
        origin: up.origin,
        method: 'eth_requestAccounts',
        params: [],
        at: 0,
      },
    ])
    await up.clock.run(600_000)
    await up.wallets.approve(1)
    expect(await answer).toEqual([first, second])
    expect(up.wallets.requests()).toEqual([])
    expect(await up.ask('eth_accounts')).toEqual([first, second])
    expect(up.events).toContainEqual(['accountsChanged', [first, second]])
    expect(up.world.get().wallets[0]?.grantedOrigins).toEqual([up.origin])
    expect(up.log.list()[0]).toMatchObject({ name: 'wallet.eth_requestAccounts', status: 'done' })
  })

  it('the wallet does not ask its owner again when access is granted', async () => {
    await up.approve('eth_requestAccounts')
    expect(await up.ask('eth_requestAccounts')).toEqual([first, second])
    expect(up.wallets.requests()).toEqual([])
  })

  it('rejects with 4001, or with the code that the owner chose', async () => {
    expect(await up.decide('eth_requestAccounts', [], (id) => up.wallets.reject(id))).toEqual(
      code(4001),
    )
    const other = await up.decide('eth_requestAccounts', [], (id) => up.wallets.reject(id, -32_603))
    expect(other).toEqual(code(-32_603))
    expect(await up.ask('eth_accounts')).toEqual([])
  })

  it('returns the given response, right or wrong', async () => {
    const answer = up.decide('eth_requestAccounts', [], (id) => up.wallets.answer(id, 'nonsense'))
    expect(await answer).toBe('nonsense')
    expect(await up.ask('eth_accounts')).toEqual([])
  })

  it('rejects a second request to connect while one waits (-32002)', async () => {
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

  it('follows its policy when the owner is not asked', async () => {
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

  it('returns no accounts while locked, and the owner unlocks by approving', async () => {
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
        invoker: up.origin,
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
  it('changes accounts and chain, and notifies the page of permitted ones', async () => {
    up.wallets.setAccounts('fox', [1])
    up.wallets.setChain('fox', 'eip155:137')
    await up.approve('eth_requestAccounts')
    up.wallets.setAccounts('fox', [1, 0])
    expect(up.events.slice(1)).toEqual([
      ['chainChanged', '0x89'],
      ['networkChanged', '137'],
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

  it('the wallet does not call a removed listener', async () => {
    const received: unknown[] = []
    const listener = (payload: unknown) => received.push(payload)
    up.fox.on('chainChanged', listener).removeListener('chainChanged', listener)
    up.wallets.setChain('fox', 'eip155:137')
    expect(received).toEqual([])
  })
})
