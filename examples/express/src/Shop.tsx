import type { ReactNode } from 'react'
import { parseEther } from 'viem'
import { polygon } from 'viem/chains'
import { useAccount, useSendTransaction, useSignMessage, useSwitchChain } from 'wagmi'

const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

export function Shop({ connectButton }: { connectButton: ReactNode }) {
  const { address, chainId, status } = useAccount()
  const { switchChain } = useSwitchChain()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { signMessage, data: signature } = useSignMessage()
  return (
    <>
      <h1>Shop</h1>
      {connectButton}
      <p role="status">
        {status} {address} {chainId}
      </p>
      <button onClick={() => sendTransaction({ to: till, value: parseEther('1') })}>Pay 1</button>
      <button onClick={() => signMessage({ message: 'I am of age.' })}>Confirm age</button>
      <button onClick={() => switchChain({ chainId: polygon.id })}>To Polygon</button>
      {hash && <p>Paid: {hash}</p>}
      {signature && <p>Confirmed: {signature}</p>}
    </>
  )
}
