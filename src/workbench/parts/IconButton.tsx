import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  readonly icon: IconName
  readonly label: string
  /** The shortcut with the same effect. */
  readonly keys?: string
  readonly filled?: boolean
  /** Shown beside the icon; a part of the label. */
  readonly word?: string
}

/** A button with an icon, or with an icon and a word; its label is its name and its tooltip. */
export function IconButton({ icon, label, keys, filled = false, word, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={word === undefined ? 'wb-icon-button' : 'wb-tool'}
      aria-label={label}
      title={keys ? `${label}  (${keys})` : label}
      {...rest}
    >
      <Icon name={icon} filled={filled} />
      {word}
    </button>
  )
}
