import { useState } from 'react'
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
}) {
  const [said, setSaid] = useState<'copied' | 'failed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setSaid('copied')
    } catch {
      // The browser denies it without permission: the text is shown, to be selected by hand.
      setSaid('failed')
    }
  }

  const name = { copied: 'Copied', failed: 'The browser did not allow to copy' }
  return (
    <IconButton
      {...rest}
      icon={said === 'copied' ? 'check' : said === 'failed' ? 'warning' : icon}
      label={said ? name[said] : label}
      data-said={said}
      onClick={copy}
      onBlur={() => setSaid(undefined)}
      onPointerLeave={() => setSaid(undefined)}
    />
  )
}
