import type { Network } from '../../../../backends/port/network.ts'
import { explorerAddressUrl } from '../../../core/networks/explorerAddressUrl.ts'
import { formatPreviewAmount, type SendDraft } from '../rules/sendRules.ts'

/** The summary of a transaction. */
export interface TransactionSummary {
  /** The amount, rounded as on the preview: written with 6 or more characters, it has 5 decimals. */
  readonly amount: string
  /** The symbol of the sent token. For the coin it comes from the network's configuration. */
  readonly networkCurrency: string
  readonly networkImageUrl: string | undefined
  readonly receiverAddress: string
  /** The recipient's page in the network's explorer. */
  readonly addressExplorerUrl: string | undefined
}

/** Returns the summary of a transfer on a network. */
export function transactionSummary(
  draft: Pick<SendDraft, 'token' | 'sendTokenAmount' | 'receiverAddress'>,
  network: Pick<Network, 'currency' | 'explorerUrl'>,
  networkImageUrl: string | undefined,
): TransactionSummary {
  const { receiverAddress, sendTokenAmount, token } = draft
  const { currency, explorerUrl } = network
  return {
    amount: formatPreviewAmount(sendTokenAmount),
    networkCurrency: token?.address === undefined ? currency.symbol : token.symbol,
    networkImageUrl,
    receiverAddress,
    addressExplorerUrl:
      explorerUrl === undefined ? undefined : explorerAddressUrl(explorerUrl, receiverAddress),
  }
}
