import { useState } from 'react'
import { useSelect, useTexts } from '../../../core/coreContext.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { CheckIcon } from '../../../kit/icons/connectIcons.tsx'
import { offerOf, type signingOf } from '../state/swapSelectors.ts'
import type { Swap } from '../swap.ts'

/** The two steps of a swap that needs an approval, with the current one marked. */
export function SwapSteps({
  swap,
  signing,
}: {
  swap: Swap
  signing: ReturnType<typeof signingOf>
}) {
  const texts = useTexts(swapTexts)
  const state = useSelect(swap.store, (now) => now)
  const { status } = offerOf(state)
  const isApproving = status === 'approval' || status === 'pending' || signing === 'approval'
  const [hadApproval, setHadApproval] = useState(isApproving)
  if (isApproving && !hadApproval) setHadApproval(true)
  if (!hadApproval || !state.sourceToken) return null
  const steps = [texts.stepApprove(state.sourceToken.symbol), texts.swap]
  const next = isApproving ? 0 : 1
  return (
    <ol className="fy-swap-steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === next ? 'step' : undefined}>
          <span className="fy-swap-step-mark">
            {index < next ? <CheckIcon size={14} /> : index + 1}
          </span>
          <span className="fy-swap-step-name">{step}</span>
          {index < next && <VisuallyHidden>{texts.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
