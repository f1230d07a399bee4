import { useState } from 'react'

interface PriceRowProps {
  readonly symbol: string
  /** The price now. */
  readonly usd: number
  readonly onSet: (usd: number) => Promise<void>
}

const price = /^\d{1,9}(\.\d{1,8})?$/
const changes = [-10, 10] as const

/** A price and controls to change it: by ten percent, or to a typed amount. */
export function PriceRow({ symbol, usd, onSet }: PriceRowProps) {
  /** Absent while it shows the current price. */
  const [typed, setTyped] = useState<string>()
  const wanted = typed !== undefined && price.test(typed.trim()) ? Number(typed) : 0
  const isWrong = typed !== undefined && wanted <= 0

  async function set(to: number) {
    setTyped(undefined)
    await onSet(to)
  }

  return (
    <form
      className="wb-price"
      aria-label={`Price of ${symbol}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted > 0) void set(wanted)
      }}
    >
      <strong>{symbol}</strong>
      <output className="wb-mono">{usd}</output>
      {changes.map((percent) => (
        <button
          key={percent}
          type="button"
          className="wb-button wb-small"
          aria-label={`${symbol} ${percent > 0 ? 'up' : 'down'} 10 %`}
          onClick={() => void set(Number((usd * (1 + percent / 100)).toPrecision(8)))}
        >
          {percent > 0 ? '+' : '−'}10 %
        </button>
      ))}
      <input
        className="wb-input wb-mono"
        aria-label={`New price of ${symbol} in USD`}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        placeholder="USD"
        value={typed ?? ''}
        onChange={(event) => setTyped(event.target.value === '' ? undefined : event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
      <button type="submit" className="wb-button wb-small" disabled={wanted <= 0}>
        Set
      </button>
    </form>
  )
}
