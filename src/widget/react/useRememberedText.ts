import { truncateAddress } from '../core/formats/truncateAddress.ts'
import { useRememberedSession } from '../shell/useRememberedSession.ts'

/**
 * Returns the account button's text for a session that is not restored yet: its short address
 * (C-012, C-272).
 */
export function useRememberedText(): string | undefined {
  const remembered = useRememberedSession()
  return remembered && truncateAddress(remembered.address, 4, 6)
}
