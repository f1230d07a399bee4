import type { Core } from '../../../core/core.ts'
import { amountOfUnits } from '../../../money/amounts/money.ts'
import type { Transfer } from './transfer.ts'

/** Sends an analytics event about a step of a transfer, with the network, token and amount. */
export function trackTransfer(
  { account, track }: Pick<Core, 'account' | 'track'>,
  event: 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_ERROR',
  { chainId, decimals, symbol, token, units }: Transfer,
): void {
  track(event, {
    isSmartAccount: account.getState().type === 'smartAccount',
    network: chainId,
    token: token ?? symbol,
    // Analytics use floating-point numbers; the signed amount comes from `units` itself.
    amount: Number(amountOfUnits(units, decimals).toFixed()),
  })
}
