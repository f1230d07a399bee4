import { useFlow } from '../../../core/useFlow.ts'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { PendingTransactions } from '../../pending/public/PendingTransactions.tsx'
import { ActivateAccountPromo } from '../../smart-account/public/ActivateAccountPromo.tsx'
import { createTokensFlow } from '../../tokens/public/tokensFlow.ts'
import { TotalBalance } from '../../tokens/public/TotalBalance.tsx'
import { AccountActions } from './AccountActions.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { ProfileChip } from './ProfileChip.tsx'
import css from './walletFeatures.css?inline'

/**
 * The account view after an e-mail or social login: total balance, actions and tabs. It shows unless the host turned
 * `walletFeatures` off.
 */
export function WalletFeaturesAccount() {
  useStyles(css)
  const { send } = useFlow(createTokensFlow)
  const retry = () => send({ type: 'retry' })
  return (
    <>
      <ActivateAccountPromo />
      <div className="fy-wallet-head">
        <ProfileChip />
        <TotalBalance onRetry={retry} />
      </div>
      <PendingTransactions />
      <AccountActions />
      <AccountTabs onRetry={retry} />
    </>
  )
}
