import { useState } from 'react'
import { FoyerError } from '../../../backends/port/errors.ts'
import { useCore, useFlow, useSelect } from '../../core/coreContext.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { Tooltip } from '../../kit/Tooltip.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { createAccountFlow } from './accountFlow.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { accountTitle } from './accountRules.ts'

/**
 * The account of the default widget (C-126, C-129 to C-134). Throws 'No account provided' when
 * nobody is connected (C-341); when the account goes, the last one stays until the modal is closed.
 */
export default function AccountView() {
  const { account, texts } = useCore()
  const { state, send } = useFlow(createAccountFlow)
  const [first] = useState(() => {
    const { address } = account.getState()
    if (address !== undefined) return address
    throw new FoyerError('none.account', 'No account provided')
  })
  const address = useSelect(account, (now) => now.address) ?? first
  const profileName = useSelect(account, (now) => now.profileName)
  const profileImage = useSelect(account, (now) => now.profileImage)
  const title = accountTitle({ address, profileName })
  const copyLabel = title.what === 'name' ? texts.account.copyName : texts.account.copyAddress
  return (
    <>
      <div data-status={state.status}>
        <Stack gap={10} align="center" padding={[12, 0]}>
          <Avatar address={address} src={profileImage} size={72} />
          <Stack gap={2} align="center">
            <Stack direction="row" gap={4} justify="center">
              <Text as="h2" size="xl" weight="bold" tabular truncate>
                {title.shown}
              </Text>
              <Tooltip text={copyLabel}>
                <CopyButton
                  label={copyLabel}
                  onClick={() => send({ type: 'copy', what: title.what, text: title.whole })}
                />
              </Tooltip>
            </Stack>
            <AccountBalance onRetry={() => send({ type: 'refresh' })} />
          </Stack>
        </Stack>
      </div>
      <AccountLinks />
    </>
  )
}
