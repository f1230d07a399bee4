import type { Ref } from 'react'

export interface OtpBoxProps {
  ref: Ref<HTMLInputElement>
  label: string
  digit: string
  invalid: boolean
  disabled: boolean
  autoFocus: boolean
  onType: (text: string) => void
  onPaste: (text: string) => void
  /** Returns true if the key moved the focus. */
  onKey: (key: string) => boolean
}

/** One box of a one-time code. */
export function OtpBox({
  ref,
  label,
  digit,
  invalid,
  disabled,
  autoFocus,
  onType,
  onPaste,
  onKey,
}: OtpBoxProps) {
  return (
    <input
      ref={ref}
      className="fy-otp-box fy-tabular"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      aria-label={label}
      aria-invalid={invalid || undefined}
      data-filled={digit !== '' || undefined}
      value={digit}
      disabled={disabled}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onType(event.target.value)}
      onPaste={(event) => {
        event.preventDefault()
        onPaste(event.clipboardData.getData('text'))
      }}
      onKeyDown={(event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
        if (plain && onKey(event.key)) event.preventDefault()
      }}
    />
  )
}
