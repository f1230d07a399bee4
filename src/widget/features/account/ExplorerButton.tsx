import { useCore, useSelect } from '../../core/coreContext.ts'
import { openLink } from '../../core/openLink.ts'
import { Button } from '../../kit/Button.tsx'
import { ExternalIcon } from '../../kit/icons/ExternalIcon.tsx'
import { explorerLink } from './accountRules.ts'

/** To the account's page at the block explorer, where the network has one (C-131). */
export function ExplorerButton() {
  const core = useCore()
  const link = explorerLink(useSelect(core.account, (now) => now.addressExplorerUrl))
  if (link === undefined) return null
  return (
    <Button
      size="s"
      variant="neutral"
      trailing={<ExternalIcon size={16} />}
      onClick={() => openLink(core, link)}
    >
      {core.texts.account.blockExplorer}
    </Button>
  )
}
