import type { AccountType } from '../../../backends/port/connectors.ts'
import { LightbulbIcon } from '../../kit/icons/status/LightbulbIcon.tsx'
import { MailIcon } from '../../kit/icons/things/MailIcon.tsx'

/** A lightbulb for a smart account, a letter otherwise (C-127). */
export function AccountTypeIcon({ type, size }: { type: AccountType; size: number }) {
  return type === 'smartAccount' ? <LightbulbIcon size={size} /> : <MailIcon size={size} />
}
