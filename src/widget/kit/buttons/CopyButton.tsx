import { IconButton } from './IconButton.tsx'
import { CheckIcon } from '../icons/connectIcons.tsx'
import { CopyIcon } from '../icons/viewIcons.tsx'

export interface CopyButtonProps {
  /** For example 'Copy address'. */
  label: string
  onClick: () => void
  /** Shows a tick; the caller controls its duration. */
  copied?: boolean
  size?: 's' | 'm'
}

/** Copies the value beside it. */
export function CopyButton({ label, onClick, copied = false, size = 's' }: CopyButtonProps) {
  return (
    <IconButton
      label={label}
      size={size}
      onClick={onClick}
      icon={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      data-copied={copied || undefined}
    />
  )
}
