import { useState } from 'react'

interface SetPriceFormProps {
  readonly symbols: readonly string[]
  readonly onSet: (symbol: string, usd: number) => void
}

const price = /^\d{1,9}(\.\d{1,8})?$/

/** Moves a price of the world; the swap pools follow. */
export function SetPriceForm({ symbols, onSet }: SetPriceFormProps) {
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const symbol = symbols.includes(chosen) ? chosen : symbols[0]
  const usd = price.test(text.trim()) ? Number(text) : 0

  return (
    <form
      className="wb-row"
      aria-label="Move a price"
      onSubmit={(event) => {
        event.preventDefault()
        if (symbol === undefined || usd <= 0) return
        onSet(symbol, usd)
        setText('')
      }}
    >
      <span className="wb-muted">Price of</span>
      <select
        className="wb-input"
        aria-label="Coin or token"
        value={symbol ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {symbols.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <input
        className="wb-input wb-mono wb-grow"
        aria-label="Price in USD"
        aria-invalid={(text !== '' && usd <= 0) || undefined}
        inputMode="decimal"
        placeholder="USD"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="wb-button" disabled={usd <= 0}>
        Set
      </button>
    </form>
  )
}
