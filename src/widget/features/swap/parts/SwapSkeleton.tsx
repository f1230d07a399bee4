import { useCore } from '../../../core/coreContext.ts'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'

/** The shape of Swap until its tokens are there. */
export function SwapSkeleton() {
  const { texts } = useCore()
  return (
    <div className="fy-swap" aria-busy="true">
      <div role="status">
        <VisuallyHidden>{texts.shell.loading}</VisuallyHidden>
      </div>
      {[0, 1].map((side) => (
        <div key={side} className="fy-swap-side" aria-hidden="true">
          <Shimmer width={64} height={14} radius={1} />
          <div className="fy-swap-line">
            <Shimmer width="44%" height={28} radius={1.5} />
            <Shimmer width={96} height={36} radius={5} />
          </div>
          <Shimmer width={72} height={14} radius={1} />
        </div>
      ))}
      <Shimmer width="100%" height={48} radius={3} />
    </div>
  )
}
