import { useStore } from 'zustand'
import { useCore } from '../../../core/coreContext.ts'
import { createSigningTexts } from '../../../core/texts/money/signingTexts.ts'
import { createTransactions } from '../../../core/transaction/createTransactions.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Card } from '../../../kit/layout/Card.tsx'
import { WarningIcon } from '../../../kit/icons/status/WarningIcon.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './openRequest.css?inline'

/**
 * Says that the wallet still holds a request that the visitor left, and how to get on: by answering it there,
 * or, where the wallet never answers, without it. Afterwards it says what to look at before approving.
 */
export function OpenRequestNotice() {
  useStyles(css)
  const core = useCore()
  const words = core.use(createSigningTexts)
  const transactions = core.use(createTransactions)
  const now = useStore(transactions.store)
  const { orders } = useStore(transactions.setAside)
  const isWaiting = now.status === 'requesting' && now.left
  if (!isWaiting && orders.length === 0) return null
  const title = isWaiting ? words.openRequestTitle : words.setAsideTitle
  return (
    <Card tone="warning">
      <div className="fy-open-request" role="alert" aria-label={title}>
        <p className="fy-open-request-title">
          <WarningIcon size={18} /> {title}
        </p>
        <p>{isWaiting ? words.openRequest : words.setAside}</p>
        {isWaiting && <p>{words.openRequestGone}</p>}
      </div>
      {isWaiting && (
        <Button wide variant="neutral" size="m" onClick={transactions.continueWithoutAnswer}>
          {words.continueWithoutAnswer}
        </Button>
      )}
    </Card>
  )
}
