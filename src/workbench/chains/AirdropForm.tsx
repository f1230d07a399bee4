import { useState } from 'react'
import { AccountSelect } from './AccountSelect.tsx'
import { parseUnits } from './parseUnits.ts'

interface AirdropFormProps {
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  readonly onAirdrop: (address: string, lamports: bigint) => void
}

/** Pays a test account from the faucet of a local Solana. */
export function AirdropForm({ accounts, onAirdrop }: AirdropFormProps) {
  const [index, setIndex] = useState(0)
  const [amount, setAmount] = useState('')
  const lamports = parseUnits(amount, 9, 'SOL')
  const address = accounts[index]?.address

  return (
    <form
      className="wb-row"
      aria-label="Airdrop"
      onSubmit={(event) => {
        event.preventDefault()
        if (lamports === undefined || address === undefined) return
        onAirdrop(address, lamports)
        setAmount('')
      }}
    >
      <span className="wb-muted">Airdrop to</span>
      <AccountSelect accounts={accounts} value={index} onChange={setIndex} />
      <input
        className="wb-input wb-mono wb-grow"
        aria-label="Amount in SOL"
        aria-invalid={(amount !== '' && lamports === undefined) || undefined}
        inputMode="decimal"
        placeholder="1 SOL"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="submit" className="wb-button" disabled={!lamports}>
        Airdrop
      </button>
    </form>
  )
}
