import { useState } from 'react'
import { AccountSelect } from './AccountSelect.tsx'
import { parseUnits } from './parseUnits.ts'

interface SetBalanceFormProps {
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  readonly symbol: string
  readonly onSet: (address: string, wei: bigint) => void
}

/** Sets the balance of a test account. */
export function SetBalanceForm({ accounts, symbol, onSet }: SetBalanceFormProps) {
  const [index, setIndex] = useState(0)
  const [amount, setAmount] = useState('')
  const wei = parseUnits(amount, 18, symbol)
  const address = accounts[index]?.address

  return (
    <form
      className="wb-row"
      aria-label="Set a balance"
      onSubmit={(event) => {
        event.preventDefault()
        if (wei === undefined || address === undefined) return
        onSet(address, wei)
        setAmount('')
      }}
    >
      <span className="wb-muted">Set</span>
      <AccountSelect accounts={accounts} value={index} onChange={setIndex} />
      <span className="wb-muted">to</span>
      <input
        className="wb-input wb-mono wb-grow"
        aria-label={`Balance in ${symbol}`}
        aria-invalid={(amount !== '' && wei === undefined) || undefined}
        inputMode="decimal"
        placeholder={`0.5 ${symbol}`}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="submit" className="wb-button" disabled={wei === undefined}>
        Set
      </button>
    </form>
  )
}
