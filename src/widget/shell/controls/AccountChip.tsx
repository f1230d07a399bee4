import { formatBalance } from '../../core/formats/formatBalance.ts'
import { Avatar } from '../../kit/images/Avatar.tsx'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { AmountText } from '../../kit/lists/AmountText.tsx'
import { Shimmer } from '../../kit/feedback/Shimmer.tsx'

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
  size: 'm' | 'l'
  disabled: boolean
  onClick: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/**
 * The look of the account button: network and balance if they are shown, then avatar and name
 * (C-012, C-013).
 */
export function AccountChip({
  label,
  address,
  avatar,
  balance,
  network,
  write = String,
  size,
  disabled,
  ...listeners
}: AccountChipProps) {
  const holdings =
    balance === 'loading' ? (
      <Shimmer width={64} height={16} />
    ) : (
      balance && (
        <span className="fy-chip-text" title={`${write(balance.amount)} ${balance.symbol}`}>
          <AmountText figure={write(formatBalance(balance.amount))} symbol={balance.symbol} />
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
