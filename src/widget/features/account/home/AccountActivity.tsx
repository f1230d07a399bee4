import { useCore } from '../../../core/coreContext.ts'
import { createTokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { ClockIcon } from '../../../kit/icons/things/ClockIcon.tsx'
import { ActivityPanel } from '../../activity/public/ActivityPanel.tsx'

/** px, like the list of tokens (open point 122). */
const listHeight = 280

/** The Activity tab: the activity list, or that it is still to come where no service knows it (A-018, open point 112). */
export function AccountActivity() {
  const core = useCore()
  const texts = core.use(createTokensTexts)
  if (core.backend.history) return <ActivityPanel page="account" height={listHeight} />
  return (
    <EmptyState icon={<ClockIcon size={28} />} title={texts.comingSoon} text={texts.activityHint} />
  )
}
