interface AccountSelectProps {
  readonly accounts: readonly { readonly index: number }[]
  readonly value: number
  readonly onChange: (index: number) => void
}

/** One of the public test accounts. */
export function AccountSelect({ accounts, value, onChange }: AccountSelectProps) {
  return (
    <select
      className="wb-input wb-mono"
      aria-label="Test account"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {accounts.map(({ index }) => (
        <option key={index} value={index}>
          key {index}
        </option>
      ))}
    </select>
  )
}
