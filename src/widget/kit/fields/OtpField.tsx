import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import css from './otpField.css?inline'
import { OtpBox } from './OtpBox.tsx'
import {
  isOtpBoxEnabled,
  otpBoxes,
  otpKeyTarget,
  pasteOtp,
  typeOtp,
  type OtpStep,
} from './otpRules.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface OtpFieldProps {
  /** The name of the group of boxes. */
  label: string
  /** The name of one box, counted from 1: 'Digit 1 of 6'. */
  boxLabel: (position: number, length: number) => string
  /** The digits typed so far; a blank marks an emptied box between filled ones. Complete when it is all digits. */
  value: string
  onChange: (value: string) => void
  length?: number
  /** Closes all boxes, for example while the code is checked. */
  disabled?: boolean
  /** Inline message below the boxes, announced when it appears. */
  error?: ReactNode
  /** Announced below the boxes when a pasted text has no code, or more than one. */
  refusal?: string
  autoFocus?: boolean
}

/**
 * The boxes of a one-time code, one digit each (C-243 to C-248). The rules of typing and pasting
 * are in `otpRules.ts`.
 */
export function OtpField({
  label,
  boxLabel,
  value,
  onChange,
  length = 6,
  disabled = false,
  error,
  refusal,
  autoFocus = false,
}: OtpFieldProps) {
  useStyles(css)
  const errorId = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [refusals, setRefusals] = useState(0)
  const message = refusals > 0 ? <span key={refusals}>{refusal}</span> : error
  const invalid = Boolean(message)

  const wasDisabled = useRef(disabled)
  const next = Math.min(value.length, length - 1)
  useEffect(() => {
    // Closing the boxes removed the focus; opening them restores it, so that typing can continue.
    if (wasDisabled.current && !disabled) boxes.current[next]?.focus()
    wasDisabled.current = disabled
  }, [disabled, next])

  function focusBox(index: number) {
    boxes.current[index]?.focus()
    boxes.current[index]?.select()
  }

  function take(step: OtpStep | undefined) {
    if (step === undefined) return setRefusals((count) => count + 1)
    setRefusals(0)
    // A closed box cannot take the focus, so the next box is opened before React renders it.
    const target = boxes.current[step.focus]
    if (target && isOtpBoxEnabled(step.value, step.focus)) target.disabled = false
    onChange(step.value)
    focusBox(step.focus)
  }

  return (
    <div className="fy-otp" data-invalid={invalid || undefined}>
      <div
        className="fy-otp-boxes"
        dir="ltr"
        role="group"
        aria-label={label}
        aria-describedby={invalid ? errorId : undefined}
      >
        {otpBoxes(value, length).map((digit, index) => (
          <Fragment key={index}>
            {index > 0 && index * 2 === length && <span className="fy-otp-gap" />}
            <OtpBox
              box={(box) => {
                boxes.current[index] = box
              }}
              label={boxLabel(index + 1, length)}
              digit={digit}
              invalid={invalid}
              autoFocus={autoFocus && index === 0}
              disabled={disabled || !isOtpBoxEnabled(value, index)}
              onType={(text) => take(typeOtp(value, index, text, length))}
              onPaste={(text) => take(pasteOtp(value, index, text, length))}
              onKey={(key) => {
                const target = otpKeyTarget(value, index, key, length)
                if (target !== null) focusBox(target)
                return target !== null
              }}
            />
          </Fragment>
        ))}
      </div>
      <div id={errorId} className="fy-otp-error" role="alert" hidden={!invalid}>
        {message}
      </div>
    </div>
  )
}
