import { useStore } from 'zustand'
import { useCore } from '../../../core/coreContext.ts'
import { signingTexts } from '../../../core/texts/send/signingTexts.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'

/**
 * Shows that the wallet still has an open request that the visitor left, and how to continue: by answering it there,
 * or, if the wallet never answers, without it. Afterwards it names what to check before approving.
 */
export function OpenRequestNotice() {
  const core = useCore()
  const texts = core.use(signingTexts)
  const transactions = core.use(createTransactions)
  const now = useStore(transactions.store)
  const { orders } = useStore(transactions.setAside)
  const isWaiting = now.status === 'requesting' && now.left
  if (!isWaiting && orders.length === 0) return null
  const title = isWaiting ? texts.openRequestTitle : texts.setAsideTitle
  return (
    <Notice
      title={title}
      action={
        isWaiting && (
          <Button wide variant="neutral" size="m" onClick={transactions.continueWithoutAnswer}>
            {texts.continueWithoutAnswer}
          </Button>
        )
      }
    >
      <p>{isWaiting ? texts.openRequest : texts.setAside}</p>
      {isWaiting && <p>{texts.openRequestGone}</p>}
    </Notice>
  )
}
