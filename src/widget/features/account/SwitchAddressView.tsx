import { useState } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Stack } from '../../kit/layout/Stack.tsx'
import { createAddressBalancesFlow } from './addresses/addressBalancesFlow.ts'
import { createSwitchAccountFlow } from './addresses/switchAccountFlow.ts'
import { SwitchAddressRow } from './addresses/SwitchAddressRow.tsx'
import { useShownAddress } from './useShownAddress.ts'

/** The connection's accounts with balances and the visitor's own labels (C-128, C-148). */
export default function SwitchAddressView() {
  const { account, router } = useCore()
  const active = useShownAddress()
  const accounts = useSelect(account, (now) => now.allAccounts)
  const balances = useFlow((core) =>
    createAddressBalancesFlow(
      core,
      accounts.map(({ address }) => address),
    ),
  )
  const { state, send } = useFlow((core) =>
    createSwitchAccountFlow(core, { onSwitched: () => leave(core.router) }),
  )
  const [edited, setEdited] = useState<string>()
  return (
    <div data-status={state.status} data-active={active} aria-busy={state.status === 'switching'}>
      <Stack gap="s">
        {accounts.map((choice) => (
          <SwitchAddressRow
            key={`${choice.type} ${choice.address}`}
            choice={choice}
            balance={balances.state.balances[choice.address]}
            loadingBalance={balances.state.status === 'loading'}
            switching={state.status === 'switching' ? state.account : undefined}
            editing={edited === choice.address}
            onEdit={setEdited}
            onChoose={(chosen) => send({ type: 'chosen', account: chosen })}
          />
        ))}
      </Stack>
    </div>
  )

  function leave({ store, goBack, reset }: typeof router) {
    if (store.getState().history.length > 1) goBack()
    else reset('Account')
  }
}
