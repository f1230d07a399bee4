import { useState } from 'react'

/** Rejects a request with the code that is chosen beside it. */
export function RejectButton({
  onReject,
}: {
  readonly onReject: (code: number, message: string | undefined) => void
}) {
  const [code, setCode] = useState<number>(rejections[0].code)
  return (
    <span className="wb-joined">
      <button
        type="button"
        className="wb-button wb-danger"
        data-decision="decline"
        title="The first one: D"
        onClick={() => onReject(code, rejections.find((one) => one.code === code)?.message)}
      >
        Reject
      </button>
      <select
        className="wb-input"
        aria-label="Code of the rejection"
        value={code}
        onChange={(event) => setCode(Number(event.target.value))}
      >
        {rejections.map((one) => (
          <option key={one.code} value={one.code}>
            {one.code} {one.what}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Rejections of a wallet: EIP-1193, EIP-3326 and JSON-RPC codes. */
const rejections = [
  { code: 4001, what: 'rejected', message: 'User rejected the request.' },
  { code: 4100, what: 'unauthorized', message: 'The account is not authorized.' },
  { code: 4200, what: 'unsupported', message: 'The method is not supported.' },
  { code: 4900, what: 'disconnected', message: 'The wallet is disconnected.' },
  { code: 4901, what: 'chain disconnected', message: 'The wallet is not connected to this chain.' },
  { code: 4902, what: 'unknown chain', message: 'The chain is unknown to the wallet.' },
  { code: -32002, what: 'pending', message: 'A request is already pending.' },
  { code: -32603, what: 'internal', message: 'Internal error.' },
] as const
