import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { sendUnits, type SendDraft } from '../sendRules.ts'
import type { Transfer } from './transfer.ts'

/** The transfer of a complete draft, `undefined` while a part is missing. */
export function transferOf(
  draft: Pick<SendDraft, 'token' | 'sendTokenAmount'>,
  facts: {
    readonly from: Address | undefined
    readonly chainId: ChainId
    /** The recipient that was found. */
    readonly recipient: { readonly address: Address; readonly name: string | undefined } | undefined
  },
): Transfer | undefined {
  const { token } = draft
  const { from, chainId, recipient } = facts
  if (!token || token.chainId !== chainId || from === undefined || !recipient) return undefined
  return {
    chainId,
    from,
    recipient: recipient.address,
    name: recipient.name,
    token: token.address,
    symbol: token.symbol,
    tokenName: token.name,
    units: sendUnits(draft),
    decimals: token.quantity.decimals,
  }
}
