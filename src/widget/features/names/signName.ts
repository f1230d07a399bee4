import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { signingTexts } from '../../core/texts/send/signingTexts.ts'
import { createTransactions } from '../../money/transaction/transactions.ts'
import type { TransactionOrder } from '../../money/transaction/transactionOrder.ts'
import type { TransactionPlan } from '../../money/transaction/transactionPlan.ts'

/** The name to register, with its suffix, as the screen shows it. */
export interface ShownName {
  readonly name: string
}

type Plan = TransactionPlan<ShownName, { readonly kind: 'message' }>

/**
 * Requests the signature of a registration from the shown account, and resolves with the wallet's response. Rejects
 * like the wallet, with `aborted` when the visitor left before the request, and with `none.account`, `chain.mismatch`,
 * `name.failed`, `wallet.pending` and a text for the visitor when nothing was signed.
 */
export async function signName(
  core: Core,
  request: Eip1193Request,
  shown: {
    readonly order: TransactionOrder<ShownName>
    readonly shownNow: Plan['shownNow']
    readonly sources: Plan['sources']
  },
): Promise<string> {
  const texts = core.use(signingTexts)
  const outcome = await core.use(createTransactions).sign<ShownName, { kind: 'message' }>({
    ...shown,
    guards: [({ order }) => (isRegistration(request, order) ? undefined : { kind: 'message' })],
    request: () => request,
    readAnswer: (_chainId, answer) => String(answer),
    success: 'back',
    result: 'none',
  })
  if (outcome.kind === 'sent') return outcome.answer
  if (outcome.kind === 'failed') throw outcome.error
  if (outcome.kind === 'busy') throw new FoyerError('wallet.pending', texts.openRequest)
  const because = outcome.kind === 'dropped' ? outcome.because : outcome.problem.kind
  switch (because) {
    case 'account':
      throw new FoyerError('none.account', texts.accountChanged)
    case 'chain':
      throw new FoyerError('chain.mismatch', texts.chainChanged)
    case 'left':
      throw new FoyerError('aborted', 'The visitor left before the wallet was asked.')
    case 'changed':
    case 'message':
      throw new FoyerError('name.failed', texts.orderChanged)
  }
}

/**
 * Whether the request is a registration of that name, signed by the shown account: a site must get no other signature
 * (wire 1.6).
 */
function isRegistration(
  { method, params }: Eip1193Request,
  { account, shown }: TransactionOrder<ShownName>,
): boolean {
  const [data, signer]: readonly unknown[] = Array.isArray(params) ? params : []
  if (method !== 'personal_sign' || signer !== account || typeof data !== 'string') return false
  const bytes = data.slice(2).match(/../g) ?? []
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (each) => parseInt(each, 16)))
  return text.startsWith(JSON.stringify({ name: shown.name }).slice(0, -1))
}
