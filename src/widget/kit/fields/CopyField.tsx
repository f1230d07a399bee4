import { useId, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './copyField.css?inline'

/** The number of characters in a line at the smallest width. */
const charactersPerLine = 36
const maxLines = 6

/** A whole text to be copied by hand: selected when it appears, and with each focus. */
export function CopyField({
  label,
  text,
  copy,
}: {
  label: string
  text: string
  /** Called when the text appears selected. True if that copied it, so that the focus returns to where it was. */
  copy: (() => boolean) | undefined
}) {
  useStyles(css)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const copyOnce = useRef(copy)
  useLayoutEffect(() => {
    const { current: shown } = field
    if (shown === null || copyOnce.current === undefined) return
    const before = (shown.getRootNode() as Document | ShadowRoot).activeElement
    shown.focus()
    shown.select()
    if (copyOnce.current() && before instanceof HTMLElement) before.focus()
  }, [])
  return (
    <div className="fy-copy-field">
      <label htmlFor={id} className="fy-copy-field-label">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="fy-copy-field-text"
        readOnly
        dir="ltr"
        rows={Math.min(maxLines, Math.ceil(text.length / charactersPerLine))}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
