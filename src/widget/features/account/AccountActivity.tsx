import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import { useCore } from '../../core/coreContext.ts'
import { createTokensTexts } from '../../core/texts/tokensTexts.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ClockIcon } from '../../kit/icons/ClockIcon.tsx'
import { activityIsComing } from './accountRules.ts'

/** The Activity tab: the activity list, or that it is still to come (A-005, A-018, open point 112). */
export function AccountActivity({ chain }: { chain: ChainNamespace }) {
  const core = useCore()
  const words = core.use(createTokensTexts)
  if (activityIsComing(chain) || !core.backend.history) {
    return (
      <EmptyState
        icon={<ClockIcon size={28} />}
        title={words.comingSoon}
        text={words.activityHint}
      />
    )
  }
  return null
}
