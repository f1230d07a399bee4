import { useEffect } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { ChevronRightIcon } from '../../../kit/icons/connectIcons.tsx'
import { LightbulbIcon } from '../../../kit/icons/accountIcons.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './activateAccount.css?inline'
import { createSmartAccountNetworks } from '../../../core/login/smartAccountNetworks.ts'
import { offersActivation } from '../smartAccountRules.ts'

/** Promotes a smart account that is available and not deployed yet, and leads to its upgrade (A-008, open point 96). */
export function ActivateAccountPromo() {
  useStyles(css)
  const core = useCore()
  const networks = core.use(createSmartAccountNetworks)
  const enabled = useSelect(networks.store, (now) => now.enabled)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  const preferred = useSelect(core.account, (now) => now.preferredAccountType)
  const deployed = useSelect(core.account, (now) => now.smartAccountDeployed)
  const connection = useSelect(core.session.store, (now) =>
    now.status === 'connected' ? now.connection.type : undefined,
  )
  useEffect(() => void networks.load(), [networks])
  const offered = offersActivation({ connection, chainId, enabled }, { deployed, preferred })
  if (!offered) return null
  return (
    <button
      type="button"
      className="fy-activate"
      onClick={() => core.router.push('UpgradeToSmartAccount')}
    >
      <LightbulbIcon size={18} />
      <span>{core.use(tokensTexts).activate}</span>
      <ChevronRightIcon size={16} />
    </button>
  )
}
