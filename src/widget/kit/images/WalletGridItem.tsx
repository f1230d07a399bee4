import type { ComponentPropsWithoutRef, Ref } from 'react'
import { CheckIcon, WalletIcon } from '../icons/connectIcons.tsx'
import { ImageFrame } from './ImageFrame.tsx'
import { useStyles } from '../styles/useStyles.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import css from './walletGrid.css?inline'

export interface WalletGridItemProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'style' | 'children' | 'name'
> {
  name: string
  src: string | null | undefined
  /** Shows a tick on the picture and adds this word to the name: 'installed'. */
  mark?: string
  selected?: boolean
  tile?: Ref<HTMLButtonElement>
}

/** One wallet of a grid: its picture above its name. */
export function WalletGridItem({
  name,
  src,
  mark,
  selected = false,
  tile,
  ...rest
}: WalletGridItemProps) {
  useStyles(css)
  return (
    <button
      ref={tile}
      type="button"
      {...rest}
      className="fy-grid-item"
      aria-current={selected || undefined}
    >
      <span className="fy-grid-picture">
        <ImageFrame Placeholder={WalletIcon} kind="wallet" src={src} size={54} />
        {mark && (
          <span className="fy-grid-mark">
            <CheckIcon size={12} />
          </span>
        )}
      </span>
      <span className="fy-grid-name">
        {name}
        {mark && <VisuallyHidden>, {mark}</VisuallyHidden>}
      </span>
    </button>
  )
}
