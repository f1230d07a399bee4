import { describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { solanaPrograms } from '../../../money/solana/solanaPrograms.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendingTest } from '../testing/sendingTest.ts'
import { toVera, vera } from '../testing/sendTest.ts'
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

  it('stops a transfer whose recipient on Solana is an account of a token program', async () => {
    const [from = '', to = ''] = solanaAccounts.map(({ address }) => address)
    const { asked, problem, send } = await createSendingTest(
      {
        host: solanaHost,
        connection: { chain: 'solana', chainId: sol.chainId, accounts: [from] },
        tokens: [sol],
        rpc: { getAccountInfo: () => ({ value: { owner: solanaPrograms.token } }) },
      },
      { token: sol, to },
    )
    await send()
    expect([problem(), asked]).toEqual([{ kind: 'tokenAccount' }, []])
  })
})
