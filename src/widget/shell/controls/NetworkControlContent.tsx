import { useCore } from '../../core/coreContext.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { Chip } from '../../kit/buttons/Chip.tsx'
import { ChevronDownIcon } from '../../kit/icons/pageIcons.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './hostControl.css?inline'
import { mayOpenNetworks } from '../../core/networks/mayOpenNetworks.ts'
import { networkButtonLabel } from './hostLabels.ts'
import { useActiveNetwork } from '../useActiveNetwork.ts'
import { useFoyerState } from '../useFoyerState.ts'
import { useWarmUp } from './useWarmUp.ts'
import { buttonTexts } from '../../core/texts/general/buttonTexts.ts'

export interface NetworkControlProps {
  /** 36 or 44 px high; `l` by default. */
  size?: 'm' | 'l' | undefined
  disabled?: boolean | undefined
}

/**
 * Shows the network's name and opens Networks. Without one it reads 'Unknown Network' when
 * connected, otherwise 'Select Network' (C-165).
 */
export default function NetworkControlContent({
  size = 'l',
  disabled = false,
}: NetworkControlProps) {
  const core = useCore()
  useStyles(css)
  const network = useActiveNetwork()
  const { loading, connected } = useFoyerState()
  const openable = !disabled && mayOpenNetworks(core)
  const warmUp = useWarmUp(openable ? 'Networks' : undefined)
  // A host page sends no request before its visitor does something.
  const image = useNetworkImage(connected ? network : undefined)
  return (
    <Chip
      {...warmUp}
      aria-haspopup="dialog"
      size={size}
      disabled={!openable}
      loading={loading}
      leading={<NetworkImage src={image} size="s" />}
      trailing={<ChevronDownIcon size={16} />}
      onClick={() => {
        core.track('CLICK_NETWORKS')
        core.open('Networks')
      }}
    >
      {networkButtonLabel(core.use(buttonTexts), network, connected)}
    </Chip>
  )
}
