import { compactBalance } from '../../core/formats/compactBalance.ts'
import { formatBalance } from '../../core/formats/formatBalance.ts'
import { Avatar } from '../../kit/images/Avatar.tsx'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { Shimmer } from '../../kit/feedback/Shimmer.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './accountChip.css?inline'

export interface AccountChipProps {
  label: string
  address: string
  avatar: string | undefined
  /**
   * The native amount as decimal text; `loading` while pending; absent if hidden or unavailable.
   */
  balance?: { readonly amount: string; readonly symbol: string } | 'loading' | undefined
  /** The network's name and picture; absent when hidden. */
  network?: { readonly name: string; readonly image: string | undefined } | undefined
  /** Converts a number in English notation to the notation of the visitor's language. */
  write?: (figure: string) => string
  /** The visitor's language (BCP 47). */
  tag?: string
  size: 'm' | 'l'
  disabled: boolean
  onClick: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/**
 * The look of the account button: network and balance if they are shown, then avatar and name
 * (C-012, C-013). An amount that does not fit is written compactly, and left out if that does not fit either: a number
 * without its last digits would be a wrong one.
 */
export function AccountChip({
  label,
  address,
  avatar,
  balance,
  network,
  write = String,
  tag = 'en',
  size,
  disabled,
  ...listeners
}: AccountChipProps) {
  useStyles(css)
  const holdings =
    balance === 'loading' ? (
      <Shimmer width={64} height={16} />
    ) : (
      balance && (
        <span className="fy-balance" title={`${write(balance.amount)} ${balance.symbol}`}>
          <span className="fy-balance-short" aria-hidden="true">
            <span>{`${compactBalance(balance.amount, tag)}\u00a0${balance.symbol}`}</span>
          </span>
          <span>{`${write(formatBalance(balance.amount))} ${balance.symbol}`}</span>
        </span>
      )
    )
  return (
    <Chip
      aria-haspopup="dialog"
      size={size}
      disabled={disabled}
      before={
        (network || balance) && (
          <>
            {network && <NetworkImage src={network.image} size="s" alt={network.name} />}
            {holdings}
          </>
        )
      }
      leading={<Avatar address={address} src={avatar} size={size === 'l' ? 24 : 20} />}
      {...listeners}
    >
      {label}
    </Chip>
  )
}
