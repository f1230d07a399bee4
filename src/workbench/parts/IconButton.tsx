import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  readonly icon: IconName
  readonly label: string
  /** The shortcut with the same effect. */
  readonly keys?: string
  readonly filled?: boolean
}

/** A square button; its label is its name and its tooltip. */
export function IconButton({ icon, label, keys, filled = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="wb-icon-button"
      aria-label={label}
      title={keys ? `${label}  (${keys})` : label}
      {...rest}
    >
      <Icon name={icon} filled={filled} />
    </button>
  )
}
