import { FoyerButton } from 'foyerkit'
import { formatEther, parseEther } from 'viem'
import { polygon } from 'viem/chains'
import {
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  useSwitchChain,
} from 'wagmi'
import { Batch } from './Batch'

const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** wagmi's hooks, with Foyer as the modal behind them. */
export function Shop() {
  const { address, chainId, status } = useConnection()
  const { data: balance } = useBalance({ address })
  const [connector] = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain } = useSwitchChain()
  const { mutate: send, data: hash } = useSendTransaction()
  return (
    <>
      <h1>Shop</h1>
      <FoyerButton />
      <p role="status">
        {status} {address} {chainId} {balance && formatEther(balance.value)}
      </p>
      {connector && <button onClick={() => connect({ connector })}>Log in</button>}
      <button onClick={() => switchChain({ chainId: polygon.id })}>To Polygon</button>
      <button onClick={() => send({ to: till, value: parseEther('1') })}>Pay 1</button>
      <button onClick={() => disconnect()}>Log out</button>
      {hash && <p>Paid: {hash}</p>}
      <Batch />
    </>
  )
}
