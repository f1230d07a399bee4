import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { Transfer } from '../order/transfer.ts'
import { gasCostInUsd, sendUnits, type SendDraft } from '../rules/sendRules.ts'
import type { GasState } from './gasState.ts'
import type { RecipientState } from './recipientState.ts'
import type { SendFormState } from './sendForm.ts'

interface Parts {
  readonly form: SendFormState
  readonly recipient: RecipientState
  readonly gas: GasState
  readonly tokens: readonly TokenBalance[]
  readonly chainId: ChainId
}

/** Combines the parts of the form into a transfer draft. */
export function sendDraft({ form, recipient, gas, tokens, chainId }: Parts): SendDraft {
  const found = recipient.status === 'found' ? recipient : undefined
  const coin = tokens.find((each) => each.address === undefined && each.chainId === chainId)
  const { gasPrice, gasLimit } = gas
  const isKnown = coin !== undefined && gasPrice !== undefined && gas.status !== 'failed'
  // A service without a price for the coin may return 0, but the cost is not zero.
  const isPriced = coin !== undefined && !coin.unpriced && coin.price > 0
  return {
    ...form,
    receiverAddress: found?.address ?? recipient.text.trim(),
    receiverProfileName: found?.name,
    receiverProfileImageUrl: found?.image,
    gasPrice,
    gasPriceInUSD: isKnown && isPriced ? gasCostInUsd(gasPrice * gasLimit, coin) : undefined,
    gasInCoin:
      isKnown && !isPriced ? formatUnits(gasPrice * gasLimit, coin.quantity.decimals) : undefined,
    loading: recipient.status === 'typing' || recipient.status === 'looking',
  }
}

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
