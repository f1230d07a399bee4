import { useState } from 'react'
import { parseUnits } from './parseUnits.ts'
import type { TokenRow } from './readTokenRows.ts'

interface SetTokenFormProps {
  readonly rows: readonly TokenRow[]
  /** Base units. */
  readonly onBalance: (symbol: string, units: bigint) => void
  readonly onAllowance: (symbol: string, units: bigint) => void
}

/** Sets an account's balance of a token, or the router's allowance. */
export function SetTokenForm({ rows, onBalance, onAllowance }: SetTokenFormProps) {
  const [chosen, setChosen] = useState('')
  const [what, setWhat] = useState<'balance' | 'allowance'>('balance')
  const [amount, setAmount] = useState('')
  const row = rows.find(({ symbol }) => symbol === chosen) ?? rows[0]
  const units = parseUnits(amount, row?.decimals ?? 18, row?.symbol ?? '')

  return (
    <form
      className="wb-row"
      aria-label="Set a token"
      onSubmit={(event) => {
        event.preventDefault()
        if (!row || units === undefined) return
        if (what === 'balance') onBalance(row.symbol, units)
        else onAllowance(row.symbol, units)
        setAmount('')
      }}
    >
      <span className="wb-muted">Set</span>
      <select
        className="wb-input"
        aria-label="Token"
        value={row?.symbol ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {rows.map(({ symbol }) => (
          <option key={symbol}>{symbol}</option>
        ))}
      </select>
      <select
        className="wb-input"
        aria-label="What to set"
        value={what}
        onChange={(event) => setWhat(event.target.value === 'balance' ? 'balance' : 'allowance')}
      >
        <option value="balance">balance</option>
        <option value="allowance">allowance</option>
      </select>
      <input
        className="wb-input wb-mono wb-grow"
        aria-label={`Amount of ${row?.symbol ?? 'the token'}`}
        aria-invalid={(amount !== '' && units === undefined) || undefined}
        inputMode="decimal"
        placeholder="250.5"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="submit" className="wb-button" disabled={!row || units === undefined}>
        Set
      </button>
    </form>
  )
}
