import type { ChainId } from '../../../backends/port/chainIds.ts'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { GasState } from './transfer/gasFlow.ts'
import type { RecipientState } from './recipient/recipientFlow.ts'
import type { SendFormState } from './sendForm.ts'
import { gasCostInUsd, type SendDraft } from './sendRules.ts'

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
