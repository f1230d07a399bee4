import { truncateAddress } from '../core/formats/truncateAddress.ts'
import { useRememberedSession } from '../shell/useRememberedSession.ts'

/** What the account button says of a session that is not restored yet: the address as it writes it (C-012, C-272). */
export function useRememberedText(): string | undefined {
  const remembered = useRememberedSession()
  return remembered && truncateAddress(remembered.address, 4, 6)
}
