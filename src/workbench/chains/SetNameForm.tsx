import { useState } from 'react'
import { AccountSelect } from './AccountSelect.tsx'

interface SetNameFormProps {
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  readonly onSet: (name: string, address: string) => void
}

/** Points a name to a test account, at once. */
export function SetNameForm({ accounts, onSet }: SetNameFormProps) {
  const [name, setName] = useState('')
  const [index, setIndex] = useState(0)
  const valid = /^[^\s.]+(\.[^\s.]+)+$/.test(name.trim())
  const address = accounts[index]?.address

  return (
    <form
      className="wb-row"
      aria-label="Set a name"
      onSubmit={(event) => {
        event.preventDefault()
        if (!valid || address === undefined) return
        onSet(name.trim().toLowerCase(), address)
        setName('')
      }}
    >
      <span className="wb-muted">Name</span>
      <input
        className="wb-input wb-mono wb-grow"
        aria-label="Name on Ethereum"
        aria-invalid={(name !== '' && !valid) || undefined}
        placeholder="vera.eth"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <span className="wb-muted">points to</span>
      <AccountSelect accounts={accounts} value={index} onChange={setIndex} />
      <button type="submit" className="wb-button" disabled={!valid}>
        Set
      </button>
    </form>
  )
}
