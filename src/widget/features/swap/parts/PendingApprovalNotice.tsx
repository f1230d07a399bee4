import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import type { Swap } from '../swap.ts'
import type { PendingApproval } from '../swapTypes.ts'

/**
 * Shows that an approval was sent but not yet mined. It offers another one, because the first may never be mined (open
 * point 194).
 */
export function PendingApprovalNotice({
  swap,
  approval,
}: {
  swap: Swap
  approval: PendingApproval
}) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const { write } = core.use(createFigures)
  const { amountText, symbol } = approval
  return (
    <Notice
      tone="info"
      title={texts.approvalPending}
      action={
        <Button wide variant="neutral" size="m" onClick={() => swap.approveAgain(approval)}>
          {texts.approveAgain}
        </Button>
      }
    >
      <p>{texts.approvalPendingText(write(amountText), symbol)}</p>
    </Notice>
  )
}
