import { createTransactions } from '../../../money/transaction/transactions.ts'
import { createRecipientFlow } from '../services/recipientFlow.ts'
import { createSendForm } from '../state/sendForm.ts'
import { createSending } from '../services/sending.ts'
import { currentTransfer } from '../services/currentTransfer.ts'
import { createSendTest } from './sendTest.ts'
import { ether } from './testTokens.ts'

/** Opens the preview of 1 ETH to vera.eth, or of another amount, token and recipient. */
export async function createSendingTest(
  options: Parameters<typeof createSendTest>[0] = {},
  { token = ether, amount = '1', to = 'vera.eth' } = {},
) {
  const test = createSendTest(options)
  const { core } = test
  const sending = core.use(createSending)
  const form = core.use(createSendForm)
  form.choose(token)
  form.type(amount)
  core.use(createRecipientFlow).send({ type: 'typed', text: to })
  await test.clock.run(300)
  core.router.push('WalletSendPreview')
  const screen = core.router.current().id
  return {
    ...test,
    form,
    sending,
    shown: () => currentTransfer(core),
    problem: () => sending.store.getState().stopped?.problem,
    status: () => core.use(createTransactions).store.getState().status,
    events: () =>
      test.seen.flatMap((each) => (each.type === 'analytics' ? [each.event] : [])).slice(-2),
    sent: () => test.asked.filter(({ method }) => method === 'eth_sendTransaction'),
    async send(transfer = currentTransfer(core)) {
      if (transfer) void sending.sendToken(screen, transfer)
      await test.clock.idle()
    },
  }
}
