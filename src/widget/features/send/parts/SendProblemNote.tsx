import { useTexts } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { signingTexts } from '../../../core/texts/send/signingTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import type { WalletReason } from '../../../money/transaction/walletReason.ts'
import type { SendProblem } from '../order/sendProblem.ts'

/** The reason why nothing was sent. */
export function SendProblemNote({ problem }: { problem: SendProblem }) {
  const texts = useTexts(sendTexts)
  const signing = useTexts(signingTexts)
  switch (problem.kind) {
    case 'walletFunds':
    case 'walletNonce':
    case 'walletGas':
      return (
        <Notice tone="error" title={signing.walletReasonTitle}>
          {signing[problem.kind]}
        </Notice>
      )
    case 'walletUnclear':
      return (
        <Notice tone="error" title={signing.walletUnclearTitle}>
          {signing.walletUnclear}
        </Notice>
      )
    default:
      return (
        <Notice tone="error" title={texts.stoppedTitle}>
          {wordsOf(problem, texts)}
        </Notice>
      )
  }
}

function wordsOf(
  problem: Exclude<SendProblem, { kind: WalletReason }>,
  texts: ReturnType<typeof sendTexts>,
): string {
  switch (problem.kind) {
    case 'nameChanged':
      return texts.nameChanged(problem.name, truncateAddress(problem.now, 6, 4))
    case 'nameGone':
      return texts.nameGone(problem.name)
    case 'nameUnchecked':
      return texts.nameUnchecked(problem.name)
    case 'account':
      return texts.accountChanged
    case 'chain':
      return texts.networkChanged
    case 'units':
      return texts.tokenDecimalsMismatch
    case 'symbol':
      return texts.tokenRenamed
    case 'sources':
      return texts.tokenSources
    case 'unconfirmed':
      return texts.tokenUnconfirmed
    case 'notWallet':
      return texts.notWallet
    case 'recipientUnchecked':
      return texts.recipientUnchecked
    case 'recipientUnconfirmed':
      return texts.recipientUnconfirmed
    case 'refused':
      return texts.tokenRefused
    case 'changed':
      return texts.orderChanged
  }
}
