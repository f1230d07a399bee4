import { useState, type ReactNode } from 'react'
import {
  ConnectButton,
  AccountButton,
  FoyerButton,
  NetworkButton,
  useAccount,
  useNetwork,
  useProvider,
} from '../../widget/index.ts'

/** The page of an invented shop with the widget: the four buttons and two requests to sign. */
export function HostPage({ children }: { children?: ReactNode }) {
  return (
    <div className="host">
      <header className="host-bar">
        <span className="host-brand">Harbour Market</span>
        <nav className="host-buttons" aria-label="Wallet">
          <NetworkButton />
          <FoyerButton />
        </nav>
      </header>
      <main className="host-main" aria-label="Shop">
        <h1>Fresh fish</h1>
        <p>
          This example shop contains the widget. Connect with the button above or with one of these
          separate buttons:
        </p>
        <div className="host-buttons" role="group" aria-label="Separate buttons">
          <ConnectButton />
          <AccountButton />
        </div>
        <Checkout />
        {children}
      </main>
    </div>
  )
}

/** 0.1 ETH in wei, in the format of JSON-RPC. */
const tenthOfEther = '0x16345785d8a0000'
/** 'Hello, Harbour' in base58. */
const helloOnSolana = 'TcgsE5e9XJg3TrdmVw7'
/** The account of the shop: the last of anvil's public test accounts. */
const shop = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

function Checkout() {
  const { address } = useAccount()
  const onSolana = useNetwork().network?.chain === 'solana'
  const provider = useProvider()
  const [outcome, setOutcome] = useState('')

  async function ask(what: string, request: { method: string; params: readonly unknown[] }) {
    setOutcome(`${what}: waiting for the wallet`)
    try {
      await provider?.request(request)
      setOutcome(`${what}: done`)
    } catch (error) {
      setOutcome(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  if (!address) return <p className="host-note">Connect to check out.</p>
  return (
    <section className="host-checkout" aria-label="Checkout">
      <button
        type="button"
        disabled={onSolana}
        title={onSolana ? 'This shop takes ether only' : undefined}
        onClick={() =>
          ask('Payment', {
            method: 'eth_sendTransaction',
            params: [{ from: address, to: shop, value: tenthOfEther }],
          })
        }
      >
        Pay 0.1 ETH
      </button>
      <button
        type="button"
        onClick={() =>
          ask(
            'Signature',
            onSolana
              ? {
                  method: 'solana_signMessage',
                  params: [{ message: helloOnSolana, pubkey: address }],
                }
              : { method: 'personal_sign', params: ['0x48656c6c6f2c20486172626f7572', address] },
          )
        }
      >
        Sign a message
      </button>
      <p role="status">{outcome}</p>
    </section>
  )
}
