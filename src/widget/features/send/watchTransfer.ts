import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createSendTexts } from '../../core/texts/sendTexts.ts'
import { createTokenBalances } from '../../core/tokenBalances.ts'
import { awaitResult } from './awaitResult.ts'
import type { Transfer } from './transferOf.ts'

/** How the services name an EVM chain's own coin (wire 1.9). */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

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
  const findable = network.chain === 'eip155' && account.getState().type === 'eoa'
  try {
    const result = await awaitResult(core, network, hash)
    if (result === 'reverted') toasts.show('error', texts.reverted)
    if (result === undefined && findable && !(await isPending())) {
      toasts.show('error', texts.dropped)
    }
  } catch (error) {
    noteFailure(core, 'send.receipt', error)
  }
  // The coin paid for gas in any case. The service does this for EVM tokens only (wire 1.7).
  const changed = network.chain === 'eip155' ? [nativeAddress, transfer.token ?? []].flat() : []
  const forceUpdate = changed.map((each) => `${transfer.chainId}:${each}`)
  await Promise.all([
    core.use(createTokenBalances).load(forceUpdate.length > 0 ? { forceUpdate } : {}),
    core.refreshBalance().catch((error: unknown) => noteFailure(core, 'send.balance', error)),
  ])

  async function isPending(): Promise<boolean> {
    if (!network) return true
    const known = await backend.chains.call(network, 'eth_getTransactionByHash', [hash])
    return known !== null
  }
}
