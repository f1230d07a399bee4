import { useState } from 'react'

/** Takes the `wc:` URI of a pairing, for a page that shows it as text instead of a QR code. */
export function PairingField({ onPair }: { readonly onPair: (address: string) => void }) {
  const [address, setAddress] = useState('')
  const isPairing = address.trim().startsWith('wc:')
  return (
    <form
      className="wb-row"
      aria-label="Pairing"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPairing) return
        onPair(address.trim())
        setAddress('')
      }}
    >
      <input
        className="wb-input wb-mono wb-grow"
        aria-label="Address of a pairing"
        aria-invalid={(address !== '' && !isPairing) || undefined}
        placeholder="wc:…, copied from the page"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className="wb-button" disabled={!isPairing}>
        Pair
      </button>
    </form>
  )
}
