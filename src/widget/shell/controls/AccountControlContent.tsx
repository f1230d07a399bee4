import { useCore, useSelect } from '../../core/coreContext.ts'
import { createFigures } from '../../core/locale/figures.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { AccountChip } from './AccountChip.tsx'
import { accountButtonLabel } from './hostLabels.ts'
import css from './hostControl.css?inline'
import { shownBalance } from './shownBalance.ts'
import { useActiveNetwork } from '../useActiveNetwork.ts'
import { useWarmUp } from './useWarmUp.ts'
import { buttonTexts } from '../../core/texts/general/buttonTexts.ts'

export interface AccountControlProps {
  /** 36 or 44 px high; `l` by default. */
  size?: 'm' | 'l' | undefined
  disabled?: boolean | undefined
  /** Hides the native balance, which is shown by default (C-013, open point 109). */
  hideBalance?: boolean | undefined
  /** Hides the network's picture, which is shown by default. */
  hideNetworkImage?: boolean | undefined
}

/**
 * Shows address or profile name of the connected account and opens Account (C-012). On a chain that
 * is neither requested nor allowed it reads 'Switch Network' and opens UnsupportedChain (C-014).
 */
export default function AccountControlContent({
  size = 'l',
  disabled = false,
  hideBalance = false,
  hideNetworkImage = false,
}: AccountControlProps) {
  const core = useCore()
  useStyles(css)
  const account = useSelect(core.account, (state) => state)
  const network = useActiveNetwork()
  const { address, profileName, profileImage } = account
  // A host page sends no request before its visitor does something.
  const image = useNetworkImage(address && !hideNetworkImage ? network : undefined)
  const warmUp = useWarmUp(address ? 'Account' : undefined)
  if (!address) return null
  const unsupported = !network && !core.config.allowUnsupportedChain
  const label = accountButtonLabel(core.use(buttonTexts), { address, profileName }, unsupported)
  const open = () => core.open()
  if (unsupported) {
    return (
      <Chip
        {...warmUp}
        aria-haspopup="dialog"
        size={size}
        tone="error"
        disabled={disabled}
        onClick={open}
      >
        {label}
      </Chip>
    )
  }
  const name = network?.name ?? core.use(buttonTexts).unknownNetwork
  return (
    <AccountChip
      {...warmUp}
      label={label}
      address={address}
      avatar={profileImage}
      balance={hideBalance ? undefined : shownBalance(account)}
      write={core.use(createFigures).write}
      tag={core.locale.store.getState().formats?.tag ?? 'en'}
      network={hideNetworkImage ? undefined : { name, image }}
      size={size}
      disabled={disabled}
      onClick={open}
    />
  )
}
