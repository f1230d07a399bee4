import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { AccountCheck } from './addresses/AccountCheck.tsx'
import { createSelectAddressesFlow, offeredAccounts } from './addresses/selectAddressesFlow.ts'
import css from './selectAddresses.css?inline'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** The choice of a login's accounts that the app may use (C-147, C-219). */
export default function SelectAddressesView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(accountTexts)
  const common = core.use(commonTexts)
  const { state, send } = useFlow(createSelectAddressesFlow)
  useSelect(core.session.store, (now) => now.status)
  const accounts = offeredAccounts(core)
  const { selected, status } = state
  const busy = status !== 'choosing'
  return (
    <div className="fy-select" data-status={status}>
      <div className="fy-select-intro">
        <Text tone="secondary" align="center">
          {texts.chooseAccounts}
        </Text>
      </div>
      <div className="fy-select-all">
        <Checkbox
          label={texts.selectAll}
          checked={accounts.length > 0 && selected.length === accounts.length}
          disabled={busy}
          onChange={() => send({ type: 'toggledAll' })}
        />
      </div>
      <ul className="fy-select-list fy-edges" role="list" aria-label={texts.accountsToUse}>
        {accounts.map((choice) => (
          <li key={choice.address}>
            <AccountCheck
              choice={choice}
              checked={selected.includes(choice.address)}
              disabled={busy}
              onToggle={() => send({ type: 'toggled', address: choice.address })}
            />
          </li>
        ))}
      </ul>
      <Stack direction="row" gap="s" share>
        <Button
          variant="neutral"
          loading={status === 'cancelling'}
          disabled={status === 'approving'}
          onClick={() => send({ type: 'cancelled' })}
        >
          {common.cancel}
        </Button>
        <Button
          loading={status === 'approving'}
          disabled={selected.length === 0 || status === 'cancelling'}
          onClick={() => send({ type: 'approved' })}
        >
          {common.continue}
        </Button>
      </Stack>
    </div>
  )
}
