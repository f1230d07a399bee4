import { useTexts } from '../../../core/coreContext.ts'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { AmountInputSkeleton } from '../../../kit/fields/AmountInputSkeleton.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { SlowNote } from './SlowNote.tsx'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/** The placeholder of Swap until its tokens are loaded. */
export function SwapSkeleton() {
  const texts = useTexts(shellTexts)
  return (
    <div className="fy-swap" aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {[0, 1].map((side) => (
        <AmountInputSkeleton key={side} />
      ))}
      <Shimmer width="100%" height={48} radius={3} />
      <SlowNote waiting />
    </div>
  )
}
