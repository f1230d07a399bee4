import { useCore } from '../core/coreContext.ts'
import { useImage } from '../core/useImage.ts'
import { Chip } from '../kit/Chip.tsx'
import { ChevronDownIcon } from '../kit/icons/ChevronDownIcon.tsx'
import { NetworkImage } from '../kit/NetworkImage.tsx'
import { useStyles } from '../kit/useStyles.ts'
import css from './hostControl.css?inline'
import { mayOpenNetworks } from '../core/mayOpenNetworks.ts'
import { networkButtonLabel } from './networkButtonLabel.ts'
import { useActiveNetwork } from './useActiveNetwork.ts'
import { useFoyerState } from './useFoyerState.ts'

export interface NetworkControlProps {
  /** 36 or 44 px high; `l` by default. */
  size?: 'm' | 'l'
  disabled?: boolean
}

/** The network's name; opens Networks. Without one it reads 'Unknown Network' or 'Select Network' (C-165). */
export function NetworkControl({ size = 'l', disabled = false }: NetworkControlProps) {
  const core = useCore()
  useStyles(css)
  const network = useActiveNetwork()
  const { loading, connected } = useFoyerState()
  // A host page requests nothing before its visitor does something.
  const image = useImage('asset', connected ? network?.imageId : undefined)
  return (
    <Chip
      aria-haspopup="dialog"
      size={size}
      disabled={disabled || !mayOpenNetworks(core)}
      loading={loading}
      leading={<NetworkImage src={image} size="s" />}
      trailing={<ChevronDownIcon size={16} />}
      onClick={() => {
        core.track('CLICK_NETWORKS')
        core.open('Networks')
      }}
    >
      {networkButtonLabel(core.texts.shell, network, connected)}
    </Chip>
  )
}
