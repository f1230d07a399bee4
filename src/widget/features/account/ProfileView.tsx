import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { SectionTitle } from '../../kit/layout/SectionTitle.tsx'
import { SettingsIcon } from '../../kit/icons/accountIcons.tsx'
import { createAccountFlow } from './accountFlow.ts'
import { AccountHeading } from './AccountHeading.tsx'
import { AccountPicture } from './AccountPicture.tsx'
import { AccountRow } from './addresses/AccountRow.tsx'
import { createSwitchAccountFlow } from './addresses/switchAccountFlow.ts'
import { SwitchAccountHint } from './addresses/SwitchAccountHint.tsx'
import { useShownAddress } from './useShownAddress.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'

/** The profile: the connected user and the accounts (C-135 to C-137). */
export default function ProfileView() {
  const core = useCore()
  const { account, router } = core
  const texts = core.use(accountTexts)
  useFlow(createAccountFlow)
  const switching = useFlow((core) => createSwitchAccountFlow(core))
  const address = useShownAddress()
  const accounts = useSelect(account, (now) => now.allAccounts)
  const type = useSelect(account, (now) => now.type)
  return (
    <>
      <div data-status={switching.state.status}>
        <AccountHeading
          address={address}
          picture={<AccountPicture address={address} size={56} type={type} />}
        />
      </div>
      <ListRow
        chevron
        media={<IconTile size="s" shape="square" icon={<SettingsIcon />} />}
        title={texts.accountSettings}
        onClick={() => router.push('AccountSettings')}
      />
      <SectionTitle>{texts.yourAccounts}</SectionTitle>
      <ListGroup label={texts.yourAccounts}>
        {accounts.map((choice) => (
          <AccountRow
            key={`${choice.type} ${choice.address}`}
            choice={choice}
            switching={switching.state.status === 'switching' ? switching.state.account : undefined}
            onChoose={(chosen) => switching.send({ type: 'chosen', account: chosen })}
          />
        ))}
      </ListGroup>
      <SwitchAccountHint flow={switching} />
    </>
  )
}
