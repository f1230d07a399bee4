import { useState } from 'react'
import { messageOf } from '../boundary/messageOf.ts'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './Icon.tsx'

/** Copies a text and shows whether that succeeded until the pointer or focus leaves. */
export function CopyButton({
  text,
  label,
  icon = 'copy',
  ...rest
}: {
  /** A function makes the text when it is copied. */
  text: string | (() => string | Promise<string>)
  label: string
  icon?: IconName
  id?: string
  keys?: string
  word?: string
  tabIndex?: number
  onFocus?: () => void
}) {
  const [said, setSaid] = useState<{ readonly isCopied: boolean; readonly words: string }>()

  async function copy() {
    let content: string
    try {
      content = typeof text === 'string' ? text : await text()
    } catch (error) {
      return setSaid({ isCopied: false, words: messageOf(error) })
    }
    try {
      await navigator.clipboard.writeText(content)
      setSaid({ isCopied: true, words: 'Copied' })
    } catch {
      // The browser denies it without permission: the text is shown, to be selected by hand.
      setSaid({ isCopied: false, words: 'The browser did not allow copying' })
    }
  }

  return (
    <IconButton
      {...rest}
      icon={said ? (said.isCopied ? 'check' : 'warning') : icon}
      label={said?.words ?? label}
      onClick={copy}
      onBlur={() => setSaid(undefined)}
      onPointerLeave={() => setSaid(undefined)}
    />
  )
}
