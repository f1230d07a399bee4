import { useFlow } from '../../../core/useFlow.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { createAccountFlow } from '../accountFlow.ts'
import { AccountHeading } from '../AccountHeading.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { ProfileButton } from './ProfileButton.tsx'
import { UpgradeCard } from '../UpgradeCard.tsx'
import { PendingTransactions } from '../../pending/public/PendingTransactions.tsx'
import { useShownAddress } from '../useShownAddress.ts'

/** The account of a connection without wallet features (C-126, A-019). */
export function DefaultAccount() {
  const { state, send } = useFlow(createAccountFlow)
  const address = useShownAddress()
  return (
    <>
      <div data-status={state.status}>
        <AccountHeading address={address} picture={<ProfileButton address={address} />}>
          <AccountBalance onRetry={() => send({ type: 'refresh' })} />
        </AccountHeading>
      </div>
      <PendingTransactions />
      <UpgradeCard />
      <AccountLinks />
    </>
  )
}
