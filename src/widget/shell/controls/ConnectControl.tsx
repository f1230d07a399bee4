import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { connectButtonLabel } from './connectButtonLabel.ts'
import css from './hostControl.css?inline'
import { useFoyerState } from '../useFoyerState.ts'
import { useHostPresence } from './useHostPresence.ts'
import { useWarmUp } from './useWarmUp.ts'
import { startTexts } from '../../core/texts/general/startTexts.ts'

export interface ConnectControlProps {
  /** 36 or 44 px high; `l` by default. */
  size?: 'm' | 'l' | undefined
  disabled?: boolean | undefined
  /** Replaces 'Connect Wallet'. */
  label?: string | undefined
  /** Replaces 'Connecting...'. */
  loadingLabel?: string | undefined
}

/**
 * The connect button: 'Connect Wallet', or 'Connecting...' while loading or while the modal is open
 * (C-010, C-011).
 */
export function ConnectControl({
  size = 'l',
  disabled = false,
  label,
  loadingLabel,
}: ConnectControlProps) {
  const core = useCore()
  useStyles(css)
  const { open, loading, connected } = useFoyerState()
  const busy = open || loading
  useHostPresence(!connected)
  const warmUp = useWarmUp(connected ? undefined : 'Connect')
  if (connected) return null
  return (
    <Button
      {...warmUp}
      aria-haspopup="dialog"
      size={size}
      disabled={disabled}
      loading={busy}
      onClick={() => core.open()}
    >
      {connectButtonLabel(core.use(startTexts), { open, loading }, { label, loadingLabel })}
    </Button>
  )
}
