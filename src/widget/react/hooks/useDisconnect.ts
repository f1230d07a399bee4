import { useCallback, useState } from 'react'
import { useFoyerInstance } from './useFoyerInstance.ts'

/** Ends the session. `disconnect` rejects with `none.account`, `wallet.*`; the session then stays. */
export function useDisconnect(): {
  readonly disconnect: () => Promise<void>
  readonly disconnecting: boolean
} {
  const foyer = useFoyerInstance()
  const [disconnecting, setDisconnecting] = useState(false)
  const disconnect = useCallback(async () => {
    setDisconnecting(true)
    try {
      await foyer.disconnect()
    } finally {
      setDisconnecting(false)
    }
  }, [foyer])
  return { disconnect, disconnecting }
}
