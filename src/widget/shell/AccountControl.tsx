import { useCore, useSelect } from '../core/coreContext.ts'
import { useImage } from '../core/useImage.ts'
import { Avatar } from '../kit/Avatar.tsx'
import { Chip } from '../kit/Chip.tsx'
import { NetworkImage } from '../kit/NetworkImage.tsx'
import { useStyles } from '../kit/useStyles.ts'
import css from './hostControl.css?inline'
import { accountButtonLabel } from './accountButtonLabel.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { useActiveNetwork } from './useActiveNetwork.ts'

export interface AccountControlProps {
  /** 36 or 44 px high; `l` by default. */
  size?: 'm' | 'l'
  disabled?: boolean
  /** The native balance is shown unless hidden (C-013, open point 109). */
  hideBalance?: boolean
  /** The network's picture is shown unless hidden. */
  hideNetworkImage?: boolean
}

/**
 * Address or profile name of the connected account; opens Account (C-012). On a chain that is
 * neither asked for nor allowed it reads 'Switch Network' and opens UnsupportedChain (C-014, C-340).
 */
export function AccountControl({
  size = 'l',
  disabled = false,
  hideBalance = false,
  hideNetworkImage = false,
}: AccountControlProps) {
  const core = useCore()
  useStyles(css)
  const account = useSelect(core.account, (state) => state)
  const network = useActiveNetwork()
  const image = useImage('asset', hideNetworkImage ? undefined : network?.imageId)
  const { address, profileName, profileImage, balance, balanceStatus } = account
  if (!address) return null
  const unsupported = !network && !core.config.allowUnsupportedChain
  const label = accountButtonLabel(core.texts.shell, { address, profileName }, unsupported)
  if (unsupported) {
    return (
      <Chip
        aria-haspopup="dialog"
        size={size}
        tone="error"
        disabled={disabled}
        onClick={() => core.open()}
      >
        {label}
      </Chip>
    )
  }
  const withBalance = !hideBalance && (balance !== undefined || balanceStatus === 'loading')
  return (
    <Chip
      aria-haspopup="dialog"
      size={size}
      disabled={disabled}
      before={
        withBalance || !hideNetworkImage ? (
          <>
            {!hideNetworkImage && <NetworkImage src={image} size="s" alt={network?.name ?? ''} />}
            {withBalance && <AccountBalance account={account} />}
          </>
        ) : undefined
      }
      leading={<Avatar address={address} src={profileImage} size={size === 'l' ? 24 : 20} />}
      onClick={() => core.open()}
    >
      {label}
    </Chip>
  )
}
