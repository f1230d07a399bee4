import { useState } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { createAddressBalancesFlow } from './addresses/addressBalancesFlow.ts'
import { createSwitchAccountFlow } from './addresses/switchAccountFlow.ts'
import { SwitchAddressRow } from './addresses/SwitchAddressRow.tsx'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'
import css from './addresses/switchAddressRow.css?inline'
import { SwitchAccountHint } from './addresses/SwitchAccountHint.tsx'
import { useShownAddress } from './useShownAddress.ts'

/** The connection's accounts with balances and the visitor's own labels (C-128, C-148). */
export default function SwitchAddressView() {
  useStyles(css)
  const core = useCore()
  const { account, router } = core
  const active = useShownAddress()
  const accounts = useSelect(account, (now) => now.allAccounts)
  const balances = useFlow((core) =>
    createAddressBalancesFlow(
      core,
      accounts.map(({ address }) => address),
    ),
  )
  const switching = useFlow((core) =>
    createSwitchAccountFlow(core, { onSwitched: () => leave(core.router) }),
  )
  const { state, send } = switching
  const [edited, setEdited] = useState<string>()
  return (
    <div data-status={state.status} data-active={active} aria-busy={state.status === 'switching'}>
      <ul className="fy-address-list" role="list" aria-label={core.use(accountTexts).yourAccounts}>
        {accounts.map((choice) => (
          <li key={`${choice.type} ${choice.address}`}>
            <SwitchAddressRow
              choice={choice}
              balance={balances.state.balances[choice.address]}
              loadingBalance={balances.state.status === 'loading'}
              switching={state.status === 'switching' ? state.account : undefined}
              editing={edited === choice.address}
              onEdit={setEdited}
              onChoose={(chosen) => send({ type: 'chosen', account: chosen })}
            />
          </li>
        ))}
      </ul>
      <SwitchAccountHint flow={switching} />
    </div>
  )

  function leave({ store, goBack, reset }: typeof router) {
    if (store.getState().history.length > 1) goBack()
    else reset('Account')
  }
}
