import type { ReactNode } from 'react'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { CardIcon } from '../../../kit/icons/viewIcons.tsx'
import { ReceiveIcon, SendIcon, SwapHorizontalIcon } from '../../../kit/icons/accountIcons.tsx'
import { accountActions, type AccountAction } from '../accountRules.ts'
import { openEntry } from '../openEntry.ts'

const icons: Readonly<Record<AccountAction, ReactNode>> = {
  buy: <CardIcon size={20} />,
  swap: <SwapHorizontalIcon size={20} />,
  receive: <ReceiveIcon size={20} />,
  send: <SendIcon size={20} />,
}

/** Those of the buttons Buy, Swap, Receive and Send that the host and the network offer (A-010, open point 112). */
export function AccountActions() {
  const core = useCore()
  const texts = core.use(tokensTexts)
  const chain = useSelect(core.networks.store, (now) => namespaceOf(now.activeId))
  const actions = accountActions({ ...core, chain })
  if (actions.length === 0) return null
  return (
    <div className="fy-wallet-actions" role="group" aria-label={texts.actions}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className="fy-wallet-action"
          onClick={() => openEntry(core, action)}
        >
          {icons[action]}
          <span>{texts[action]}</span>
        </button>
      ))}
    </div>
  )
}
