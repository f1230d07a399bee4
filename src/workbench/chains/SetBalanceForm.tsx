import { useState } from 'react'
import { parseEther } from './parseEther.ts'

interface SetBalanceFormProps {
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  readonly symbol: string
  readonly onSet: (address: string, wei: bigint) => void
}

/** Gives a test account another balance. */
export function SetBalanceForm({ accounts, symbol, onSet }: SetBalanceFormProps) {
  const [index, setIndex] = useState(0)
  const [amount, setAmount] = useState('')
  const wei = parseEther(amount)
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
      <select
        className="wb-input wb-mono"
        aria-label="Test account"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {accounts.map((account) => (
          <option key={account.index} value={account.index}>
            key {account.index}
          </option>
        ))}
      </select>
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
