import { FoyerError } from '../../../../backends/port/errors.ts'
import { hexQuantity } from '../../../../backends/port/hex.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { createL1Fees } from '../../../money/transaction/cost/l1Fees.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { approvalReset, checkApproval } from '../order/approval.ts'
import { checkSwap } from '../order/checkSwap.ts'
import { checkSwapTokens } from '../order/checkSwapTokens.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { swapGasLimit } from '../order/swapGasLimit.ts'
import type { SwapEvent, SwapStore } from '../state/swapModel.ts'
import type { SwapOrder } from '../swapTypes.ts'
import { isQuoteFailed, swapOrderOf } from '../state/swapSelectors.ts'
import { leastAfterSlippage } from '../rules/swapRules.ts'
import { isNative } from '../rules/tokenIdentity.ts'
import { swapRoutes } from '../swapRoutes.ts'
import type { SwapBuilder, SwapQuotes } from '../swap.ts'
import { createPendingApprovals } from './pendingApprovals.ts'
import { swapService } from '../swapAccess.ts'

/** The result of a build. A transaction that does not pass the checks is never offered for signing. */
type Built = Omit<Extract<SwapEvent, { type: 'built' }>, 'type'>

const noOffer: Built = { offer: { status: 'none' } }

/** Creates the builder of the transactions of one widget's swap. */
export function createSwapBuilder(core: Core, swap: SwapStore, quotes: SwapQuotes): SwapBuilder {
  const { router, toasts } = core
  const texts = core.use(swapTexts)
  let work = new AbortController()

  function fail(text: string, error: unknown) {
    noteFailure(core, 'swap.build', error)
    swap.send({ type: 'buildEnded' })
    // The toast is shown after the change of views, which would hide it.
    const { view } = router.current()
    if (view === swapRoutes(view).preview) router.goBack()
    toasts.show('error', text)
  }

  const stopLoading = () => swap.send({ type: 'buildEnded' })

  return {
    async getTransaction(given) {
      work.abort()
      work = new AbortController()
      const signal = AbortSignal.any([work.signal, swap.signal(), ...(given ? [given] : [])])
      signal.addEventListener('abort', stopLoading)
      if (!swapOrderOf(core, swap.get())) return swap.send({ type: 'built', ...noOffer })
      swap.send({ type: 'building' })
      let step = texts.failedToCreateTransaction
      async function build(): Promise<Built> {
        await quotes.swapTokens()
        signal.throwIfAborted()
        const order = swapOrderOf(core, swap.get())
        if (!order) return noOffer
        if (isQuoteFailed(swap.get())) throw new FoyerError('swap.failed', 'There is no quote.')
        step = texts.failedToCheckAllowance
        const allowance = await allowanceOf(core, order, signal)
        step = texts.failedToCreateApproval
        if (allowance < order.amount) return buildApproval(core, order, allowance, signal)
        core.use(createPendingApprovals).settle(order)
        step = texts.failedToCreateTransaction
        return buildSwap(core, order, signal)
      }
      await unlessAborted(signal, build(), {
        done: (built) => swap.send({ type: 'built', ...built }),
        failed: (error) => fail(step, error),
      })
    },
  }
}

/**
 * Compares the tokens with the chain, and takes an unusual one as confirmed: the guard asks for that right before the
 * signature.
 */
function checkTokens(core: Core, order: SwapOrder, signal: AbortSignal) {
  return checkSwapTokens(core, order, { isConfirmed: () => true, signal })
}

async function allowanceOf(core: Core, order: SwapOrder, signal: AbortSignal): Promise<bigint> {
  const query = { token: order.source.address, user: caip10(order) }
  return isNative(order.source) ? order.amount : swapService(core).allowance(query, signal)
}

async function buildApproval(
  core: Core,
  order: SwapOrder,
  allowance: bigint,
  signal: AbortSignal,
): Promise<Built> {
  const pending = await core.use(createPendingApprovals).find(order, signal)
  if (pending) return { offer: { status: 'pending', approval: pending } }
  const [from, to] = [order.source.address, order.target.address]
  const query = { from, to, user: caip10(order), amount: order.amount }
  // The service's gas limit is dropped, so that the wallet chooses one.
  const { gas: _, ...proposal } = await swapService(core).buildApproval(query, signal)
  const stopped = (await checkApproval(proposal, order)) ?? (await checkTokens(core, order, signal))
  if (stopped) return { offer: { status: 'stopped', because: stopped } }
  // An allowance of zero needs no reset.
  const reset = allowance > 0n ? await approvalReset(core, proposal, order, signal) : undefined
  const approval = reset
    ? ({ kind: 'reset', proposal: reset, order } as const)
    : ({ kind: 'approve', proposal, order } as const)
  return { offer: { status: 'approval', approval } }
}

async function buildSwap(core: Core, shown: SwapOrder, signal: AbortSignal): Promise<Built> {
  const { transaction, toAmount } = await swapService(core).buildSwap(
    {
      from: shown.source.address,
      to: shown.target.address,
      amount: shown.amount,
      user: caip10(shown),
      slippagePercent: swapConstants.slippagePercent,
    },
    signal,
  )
  signal.throwIfAborted()
  // The price may change a little between quote and transaction; the transaction's is shown then. A transaction that
  // returns less than the minimum on screen never lowers that minimum.
  const isWorse = shown.toUnits !== undefined && toAmount < shown.minimum
  const toUnits = isWorse ? shown.toUnits : toAmount
  const order = { ...shown, toUnits, minimum: leastAfterSlippage(toUnits) }
  const stopped = (await checkSwap(transaction, order)) ?? (await checkTokens(core, order, signal))
  if (stopped) return { offer: { status: 'stopped', because: stopped } }
  const [limit, l1Fee] = await Promise.all([
    swapGasLimit(core, order.chainId, transaction, signal),
    l1FeeOf(core, order, transaction, signal),
  ])
  const { gas: _, ...rest } = transaction
  const proposal = limit === undefined ? rest : { ...rest, gas: limit }
  const gasLimit = limit ?? swapConstants.initialGasLimit
  return {
    offer: { status: 'swap', transaction: { proposal, order } },
    terms: { toUnits, gasLimit, l1Fee },
  }
}

async function l1FeeOf(
  core: Core,
  { chainId }: SwapOrder,
  { to, data, value }: ProposedTransaction,
  signal: AbortSignal,
): Promise<bigint> {
  const network = core.networks.find(chainId)
  if (!network) return 0n
  return core.use(createL1Fees).read(network, { to, data, value: hexQuantity(value) }, signal)
}

function caip10({ chainId, user }: SwapOrder): string {
  return `${chainId}:${user}`
}
