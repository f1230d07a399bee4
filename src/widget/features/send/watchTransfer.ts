import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createSendTexts } from '../../core/texts/sendTexts.ts'
import { createTokenBalances } from '../../core/tokenBalances.ts'
import type { Transfer } from './transferOf.ts'

/** How long the result of a transaction is waited for, in ms. After that the activity tells it (open point 133). */
export const confirmationTimeout = 25_000

/**
 * Follows a transfer that the wallet has sent, and tells the visitor when it came to nothing: reverted,
 * or dropped or replaced. What the account holds is read again either way. Never rejects.
 */
export async function watchTransfer(core: Core, transfer: Transfer, hash: string): Promise<void> {
  const { account, backend, networks, toasts } = core
  const texts = core.use(createSendTexts)
  const network = networks.find(transfer.chainId)
  if (!network) return
  // What a smart account sends may be known by the hash of its own operation, which no chain finds.
  const findable = account.getState().type === 'eoa'
  try {
    const receipt = await backend.chains.waitForReceipt(network, hash, {
      timeoutMs: confirmationTimeout,
    })
    if (receipt?.status === 'reverted') toasts.show('error', texts.reverted)
    if (receipt === undefined && findable && !(await isPending())) {
      toasts.show('error', texts.dropped)
    }
  } catch (error) {
    noteFailure(core, 'send.receipt', error)
  }
  const { token } = transfer
  const changed = token === undefined ? {} : { forceUpdate: [`${transfer.chainId}:${token}`] }
  await Promise.all([
    core.use(createTokenBalances).load(changed),
    core.refreshBalance().catch((error: unknown) => noteFailure(core, 'send.balance', error)),
  ])

  async function isPending(): Promise<boolean> {
    if (!network) return true
    const known = await backend.chains.call(network, 'eth_getTransactionByHash', [hash])
    return known !== null
  }
}
