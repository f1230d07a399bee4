import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { misbehaviours, type WalletBehaviour } from '../../world/misbehaviours.ts'
import { quirksOf, whyNoBehaviour } from '../../world/walletQuirks.ts'
import { createWalletsTest } from './testing/walletsTest.ts'

const [first = ''] = testAccounts.map(({ address }) => address)

function setUp(behaviour: WalletBehaviour) {
  const up = createWalletsTest()
  up.wallets.misbehave('fox', behaviour)
  const of = (name: string) =>
    up.events.filter(([event]) => event === name).map(([, payload]) => payload)
  return { ...up, of, connect: () => up.approve('eth_requestAccounts') }
}

describe('a wallet that misbehaves', () => {
  it('answers a method that is not listed, and leaves a listed one as a parked call', async () => {
    const { ask, log, clock } = setUp({ neverAnswers: ['eth_accounts'] })
    const answers: unknown[] = []
    void ask('eth_accounts').then((answer) => answers.push(answer))
    expect(await ask('eth_chainId')).toBe('0x1')
    await clock.run(3_600_000)
    expect(answers).toEqual([])
    expect(log.list().map(({ name, status }) => [name, status])).toEqual([
      ['wallet.eth_accounts', 'parked'],
      ['wallet.eth_chainId', 'done'],
    ])
  })

  it('answers a switch at once and changes its chain later', async () => {
    const { connect, approve, ask, clock, of } = setUp('late-switch')
    await connect()
    expect(await approve('wallet_switchEthereumChain', { chainId: '0x89' })).toBeNull()
    await clock.run(1_499)
    expect([await ask('eth_chainId'), of('chainChanged')]).toEqual(['0x1', []])
    await clock.run(1)
    expect([await ask('eth_chainId'), of('chainChanged')]).toEqual(['0x89', ['0x89']])
  })

  it('changes accounts and chain without an event', async () => {
    const { connect, ask, wallets, of } = setUp({
      silentEvents: ['accountsChanged', 'chainChanged'],
    })
    await connect()
    wallets.setChain('fox', 'eip155:137')
    wallets.setAccounts('fox', [1])
    expect(await ask('eth_chainId')).toBe('0x89')
    expect(await ask('eth_accounts')).toEqual([testAccounts[1]?.address])
    expect([of('chainChanged'), of('networkChanged'), of('accountsChanged')]).toEqual([[], [], []])
  })

  it.each([
    ['decimal', '137'],
    ['number', 137],
  ] as const)('writes chain ids as %s in answers and events', async (chainIds, written) => {
    const { ask, wallets, of } = setUp({ chainIds })
    wallets.setChain('fox', 'eip155:137')
    expect([await ask('eth_chainId'), of('chainChanged')]).toEqual([written, [written]])
  })

  it.each([
    ['unknown-without-code', { message: expect.stringContaining('Unrecognized') }],
    ['unknown-nested', { code: -32_603, data: { originalError: { code: 4902 } } }],
    ['unknown-foreign-language', { code: -32_603, message: expect.stringContaining('Netzwerk') }],
  ] as const)('refuses an unknown network as %s', async (behaviour, error) => {
    const { ask } = setUp(behaviour)
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x2105ff' })).rejects.toMatchObject(
      error,
    )
  })

  it('has no code when it refuses an unknown network without one', async () => {
    const { ask } = setUp('unknown-without-code')
    const error: unknown = await ask('wallet_switchEthereumChain', { chainId: '0x2105ff' }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).not.toHaveProperty('code')
  })

  it('revokes late, and reports only then that no account is left', async () => {
    const { connect, ask, clock, of } = setUp('late-revoke')
    await connect()
    const revoked = ask('wallet_revokePermissions', { eth_accounts: {} })
    await clock.run(2_499)
    expect([await ask('eth_accounts'), of('accountsChanged')]).toEqual([
      [first, testAccounts[1]?.address],
      [[first, testAccounts[1]?.address]],
    ])
    await clock.run(1)
    await revoked
    expect(of('accountsChanged').at(-1)).toEqual([])
  })

  it('signs with an address in lower case', async () => {
    const { connect, approve } = setUp('lower-case')
    expect(await connect()).toEqual([first.toLowerCase(), testAccounts[1]?.address.toLowerCase()])
    expect(await approve('personal_sign', '0x68', first)).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('keeps to the standards again without a behaviour', async () => {
    const { connect, wallets } = setUp('lower-case')
    wallets.misbehave('fox')
    expect(await connect()).toEqual([first, testAccounts[1]?.address])
  })
})

describe('the page of a wallet that misbehaves', () => {
  const openAgain = (behaviour: WalletBehaviour) => {
    const up = setUp(behaviour)
    up.announced.length = 0
    return { ...up, announced: up.announced, reopened: up.reopen() }
  }

  it('finds a late wallet only after its time, and then at each request', async () => {
    const { announced, window, clock } = openAgain({ startsAfterMs: 2_000 })
    const fox = () => announced.filter(({ info }) => info['name'] === 'Emberfox').length
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    await clock.run(1_999)
    expect([fox(), announced.length]).toEqual([0, 4])
    await clock.run(1)
    expect(fox()).toBe(1)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(fox()).toBe(2)
  })

  it('never finds a late wallet that was removed before its time', async () => {
    const { announced, clock, reopened } = openAgain({ startsAfterMs: 2_000 })
    reopened.uninstall('fox')
    await clock.run(5_000)
    expect(announced.map(({ info }) => info['name'])).toEqual(['Orbit Pocket', 'Harborlight'])
  })

  it('finds a wallet locked that locks on load', () => {
    const { world } = openAgain('locks-on-load')
    expect(world.get().wallets.map(({ key, locked }) => [key, locked])[0]).toEqual(['fox', true])
  })
})

describe('the table of behaviours', () => {
  it.each(Object.keys(misbehaviours))('accepts %s', (name) => {
    expect(whyNoBehaviour(name)).toBeUndefined()
    expect(whyNoBehaviour(misbehaviours[name as keyof typeof misbehaviours].quirks)).toBeUndefined()
  })

  it.each([
    ['lat', /no behaviour "lat"/],
    [7, /7 is no behaviour/],
    [{ lowercase: true }, /no quirk "lowercase"/],
    [{ startsAfterMs: '2' }, /needs a time in ms/],
    [{ neverAnswers: [] }, /needs a list of methods/],
    [{ unknownChain: { code: 1 } }, /needs \{ message/],
  ])('rejects %j', (value, why) => {
    expect(whyNoBehaviour(value)).toMatch(why)
  })

  it('is empty for a wallet that keeps to the standards', () => {
    expect(quirksOf({ quirks: {} }, 'fox')).toEqual({})
  })
})
