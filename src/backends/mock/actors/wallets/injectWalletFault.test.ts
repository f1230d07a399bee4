import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { createWalletsTest } from './testing/walletsTest.ts'

const [first = '', second = ''] = testAccounts.map(({ address }) => address)

let up: ReturnType<typeof createWalletsTest>
beforeEach(() => {
  up = createWalletsTest()
})

describe('faults', () => {
  it('matches faults by the name of the call', async () => {
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

  it('faults delay, corrupt and repeat responses', async () => {
    const target = 'wallet.eth_chainId'
    up.faults.add({ target, when: { nth: 1 }, effect: { kind: 'late', ms: 2_000 } })
    up.faults.add({ target, when: { nth: 2 }, effect: { kind: 'malformed' } })
    up.faults.add({ target, when: { nth: 3 }, effect: { kind: 'stale' } })
    const late = up.ask('eth_chainId').then((chainId) => [chainId, up.clock.now()])
    await up.clock.run(5_000)
    expect(await late).toEqual(['0x1', 2_000])
    expect(await up.ask('eth_chainId')).toEqual({ not: 'the requested value' })
    up.wallets.setChain('fox', 'eip155:137')
    expect(await up.ask('eth_chainId')).toBe('0x1')
    expect(await up.ask('eth_chainId')).toBe('0x89')
  })
})
