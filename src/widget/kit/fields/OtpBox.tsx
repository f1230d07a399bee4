import { useState, type Ref } from 'react'

export interface OtpBoxProps {
  box: Ref<HTMLInputElement>
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
  box,
  label,
  digit,
  invalid,
  disabled,
  autoFocus,
  onType,
  onPaste,
  onKey,
}: OtpBoxProps) {
  const [composed, setComposed] = useState<string>()
  return (
    <input
      ref={box}
      className="fy-otp-box fy-tabular"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      aria-label={label}
      aria-invalid={invalid || undefined}
      data-filled={digit !== '' || undefined}
      value={composed ?? digit}
      disabled={disabled}
      onFocus={(event) => event.target.select()}
      onChange={({ target, nativeEvent }) => {
        // Another text in the box would end the composition.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposed(target.value)
        else if (target.value !== digit) onType(target.value)
      }}
      // `onChange` is silent when the same digit replaces the selected one.
      onInput={({ currentTarget, nativeEvent }) => {
        const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
        if (!isComposing && currentTarget.value === digit) onType(digit)
      }}
      onCompositionEnd={({ currentTarget, data }) => {
        setComposed(undefined)
        // Without data, the composition was cancelled.
        if (currentTarget.value !== digit || data !== '') onType(currentTarget.value)
      }}
      onPaste={(event) => {
        event.preventDefault()
        const text = event.clipboardData.getData('text')
        if (text.trim() !== '') onPaste(text)
      }}
      onKeyDown={(event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
        if (plain && onKey(event.key)) event.preventDefault()
      }}
    />
  )
}
