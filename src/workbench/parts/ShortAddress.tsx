import { CopyButton } from './CopyButton.tsx'

/** The two ends of an address; the whole one as tooltip and to copy. */
export function ShortAddress({ address }: { address: string }) {
  return (
    <span className="wb-address wb-mono" title={address}>
      {address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address}
      <CopyButton text={address} label={`Copy ${address}`} />
    </span>
  )
}
