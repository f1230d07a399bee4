import { parseEther } from 'viem'
import { useCallsStatus, useCapabilities, useConnection, useSendCalls } from 'wagmi'

const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const charity = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** Two payments in one request (EIP-5792), and what the wallet says about such requests. */
export function Batch() {
  const { chainId } = useConnection()
  const capabilities = useCapabilities()
  const send = useSendCalls()
  const status = useCallsStatus({
    id: send.data?.id ?? '',
    query: {
      enabled: send.data !== undefined,
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 500 : false),
    },
  })
  const calls = [
    { to: till, value: parseEther('2') },
    { to: charity, value: parseEther('3') },
  ] as const
  return (
    <>
      <p>Atomic: {chainId && capabilities.data?.[chainId]?.atomic?.status}</p>
      <button onClick={() => send.mutate({ calls })}>Pay 2 and give 3</button>
      <button onClick={() => send.mutate({ calls, forceAtomic: true })}>All or nothing</button>
      {status.data && (
        <p>
          Batch: {status.data.status}, {status.data.receipts?.length} receipts
        </p>
      )}
      {send.error && <p>Not sent: {send.error.message.split('\n')[0]}</p>}
    </>
  )
}
