import { useState } from 'react'
import { rejections } from './rejections.ts'

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
