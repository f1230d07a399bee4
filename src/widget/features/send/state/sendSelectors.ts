import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { Transfer } from '../order/transfer.ts'
import type { AccountType } from '../../../../backends/port/connectors.ts'
import type { Network } from '../../../../backends/port/network.ts'
import { exceedsBalance, gasCostInUsd, sendUnits, type SendDraft } from '../rules/sendRules.ts'
import type { GasState } from './gasState.ts'
import type { RecipientState } from './recipientState.ts'
import type { SendFormState } from './sendForm.ts'

interface Parts {
  readonly form: SendFormState
  readonly recipient: RecipientState
  readonly gas: GasState
  readonly tokens: readonly TokenBalance[]
  readonly network: Pick<Network, 'id' | 'currency'> | undefined
  readonly accountType: AccountType
}

/** Combines the parts of the form into a transfer draft. */
export function sendDraft(parts: Parts): SendDraft {
  const { form, recipient, gas, tokens, network } = parts
  const foundRecipient = recipient.status === 'found' ? recipient : undefined
  // Services leave the coin out when the account has none.
  const coin = tokens.find((each) => each.address === undefined && each.chainId === network?.id)
  const { gasPrice, gasLimit, l1Fee } = gas
  const isKnown = network !== undefined && gasPrice !== undefined && gas.status !== 'failed'
  const cost = isKnown ? gasPrice * gasLimit + l1Fee : undefined
  // A service without a price for the coin may return 0, but the cost is not zero.
  const priced = coin !== undefined && !coin.unpriced && coin.price > 0 ? coin : undefined
  return {
    ...form,
    receiverAddress: foundRecipient?.address ?? recipient.text.trim(),
    receiverProfileName: foundRecipient?.name,
    receiverProfileImageUrl: foundRecipient?.image,
    gasPrice,
    gasPriceInUSD: cost !== undefined && priced ? gasCostInUsd(cost, priced) : undefined,
    gasInCoin:
      cost !== undefined && network && !priced
        ? formatUnits(cost, network.currency.decimals)
        : undefined,
    coinMissing: cost === undefined ? undefined : coinMissing(parts, cost),
    loading: recipient.status === 'typing' || recipient.status === 'looking',
  }
}

/**
 * Returns the amount of the coin that the account lacks for the network cost, or for it and the amount (open point
 * 302). For a smart account only the amount counts, because others may pay its cost.
 */
function coinMissing({ form, gas, network, accountType }: Parts, cost: bigint) {
  const { token } = form
  const isSmart = accountType === 'smartAccount'
  if (!token || !network || gas.coins === undefined || exceedsBalance(form)) return undefined
  const missing = (isSmart ? 0n : cost) + (token.address ? 0n : sendUnits(form)) - gas.coins
  return missing > 0n ? formatUnits(missing, network.currency.decimals) : undefined
}

/** Returns the transfer of a complete draft; `undefined` while a part is missing. */
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
