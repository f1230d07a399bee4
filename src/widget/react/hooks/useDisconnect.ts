import { useCallback, useState } from 'react'
import { useFoyerInstance } from './useFoyerInstance.ts'

/**
 * Returns a function that ends the session. It rejects with `none.account`, `wallet.*`; the session
 * then stays.
 */
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
