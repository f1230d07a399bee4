import { describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { solanaPrograms } from '../../../money/solana/solanaPrograms.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { orderKey } from '../../../money/tokens/orderKey.ts'
import { createConfirmedRisks } from '../order/confirmedRisks.ts'
import type { Transfer } from '../order/transfer.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendingTest } from '../testing/sendingTest.ts'
import { other, toVera, vera } from '../testing/sendTest.ts'
import { solanaHost } from '../testing/solanaHost.ts'
import { ether, sol, usdc } from '../testing/testTokens.ts'

type SendingTest = Awaited<ReturnType<typeof createSendingTest>>

describe('a transfer that is checked before the wallet is asked', () => {
  it.each([
    ['amount', (test: SendingTest) => ['2', '1'].forEach((text) => test.form.type(text))],
    [
      'token',
      ({ form }: SendingTest) => {
        form.choose(usdc)
        form.choose(ether)
      },
    ],
    [
      'recipient',
      ({ core }: SendingTest) => {
        const { send } = core.use(createRecipientFlow)
        send({ type: 'typed', text: vera })
        send({ type: 'typed', text: 'vera.eth' })
      },
    ],
  ])('drops a transfer whose %s changes while it is checked, also back', async (_, edit) => {
    const accounts = createDeferred<readonly string[]>()
    const test = await createSendingTest({ wallet: { eth_accounts: () => accounts.promise } })
    await test.send()
    expect(test.status()).toBe('checking')
    edit(test)
    expect(test.status()).toBe('idle')
    await test.clock.run(300)
    accounts.resolve([testAddress])
    await test.clock.idle()
    expect([test.problem(), test.sent()]).toEqual([{ kind: 'changed' }, []])
  })

  it('signs the transfer of the click when its record is changed during the checks', async () => {
    const address = createDeferred<string>()
    const test = await createSendingTest()
    Object.assign(test.core.backend.chains, { ensAddress: () => address.promise })
    const transfer = { ...toVera }
    await test.send(transfer)
    transfer.units = 2n
    address.resolve(vera)
    await test.clock.idle()
    expect(test.sent()).toMatchObject([{ params: [{ value: '0xde0b6b3a7640000' }] }])
  })

  it.each([
    ['is an account of a token program', { value: { owner: solanaPrograms.token } }, 'notWallet'],
    ['cannot be read', {}, 'recipientUnchecked'],
    ['belongs to a program', { value: { owner: other } }, 'recipientUnconfirmed'],
  ])('stops a transfer whose recipient on Solana %s', async (_, account, kind) => {
    const [from = '', to = ''] = solanaAccounts.map(({ address }) => address)
    const { asked, problem, send } = await createSendingTest(
      {
        host: solanaHost,
        connection: { chain: 'solana', chainId: sol.chainId, accounts: [from] },
        tokens: [sol],
        rpc: { getAccountInfo: () => account },
      },
      { token: sol, to },
    )
    await send()
    expect([problem(), asked]).toEqual([{ kind }, []])
  })

  it('signs a transfer to a burn address only after the visitor confirmed this transfer', async () => {
    const to = `0x${'0'.repeat(36)}dEaD`
    const test = await createSendingTest({}, { to })
    const confirm = (change: Partial<Transfer>) => {
      const shown = { ...test.shown(), ...change }
      const order = { screen: test.core.router.current().id, order: orderKey(shown) }
      test.core.use(createConfirmedRisks).set(order, ['burn'])
    }
    await test.send()
    expect([test.problem(), test.sent()]).toEqual([{ kind: 'recipientUnconfirmed' }, []])
    confirm({ units: 2n })
    await test.send()
    expect(test.sent()).toEqual([])
    confirm({})
    await test.send()
    expect(test.sent()).toMatchObject([{ params: [{ to }] }])
  })

  it('does not accept the confirmation of another risk', async () => {
    const test = await createSendingTest({}, { to: `0x${'0'.repeat(40)}` })
    const order = { screen: test.core.router.current().id, order: orderKey(test.shown()) }
    test.core.use(createConfirmedRisks).set(order, ['lookAlike', 'token'])
    await test.send()
    expect([test.problem(), test.sent()]).toEqual([{ kind: 'recipientUnconfirmed' }, []])
  })
})
