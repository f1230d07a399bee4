import { AccountControl, type AccountControlProps } from '../shell/controls/AccountControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'
import { useRememberedText } from './useRememberedText.ts'

/** The props of the account button. */
export type AccountButtonProps = AccountControlProps

/** Opens the account. Renders nothing while no account is connected (C-012, open point 108). */
export function AccountButton(props: AccountButtonProps) {
  return (
    <ShadowHost name="account-button" text={useRememberedText()}>
      <AccountControl {...props} />
    </ShadowHost>
  )
}
