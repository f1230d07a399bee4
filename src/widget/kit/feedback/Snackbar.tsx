import { CheckIcon, CloseIcon } from '../icons/connectIcons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import css from './snackbar.css?inline'
import { Spinner } from '../icons/Spinner.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface SnackbarProps {
  /** The toast. Without it the snackbar is empty and only its live regions are in the page. */
  toast: { id: number; variant: 'success' | 'error' | 'loading'; message: string } | null
  /** True while it fades out, for 150 ms; the owner removes the toast afterwards (C-356). */
  isClosing?: boolean
  /** The name of the button that hides it. */
  dismissLabel: string
  onDismiss: () => void
  /** Called when pointer or focus enters or leaves it. */
  onHold: (isHeld: boolean) => void
}

/**
 * A short message over the card. An error is announced at once, anything else at the next pause: its live regions are
 * in the page before they announce (WCAG 4.1.3). They have no role, so that a host's test for a status finds only its
 * own.
 */
export function Snackbar({ toast, isClosing, dismissLabel, onDismiss, onHold }: SnackbarProps) {
  useStyles(css)
  const variant = toast?.variant
  // No line break between an amount and its unit.
  const message = toast && (
    <span key={toast.id}>{toast.message.replace(/(\d) (?=\S)/g, '$1\u00a0')}</span>
  )
  return (
    <div
      className="fy-snackbar"
      data-variant={variant}
      data-state={toast ? (isClosing ? 'closing' : 'open') : 'empty'}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={({ currentTarget }) => onHold(currentTarget.matches(':focus-within'))}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {toast && (
        <span className="fy-snackbar-icon">
          {variant === 'loading' && <Spinner size={18} />}
          {variant === 'success' && <CheckIcon size={16} />}
          {variant === 'error' && <CloseIcon size={16} />}
        </span>
      )}
      <span aria-live="polite" aria-busy={variant === 'loading' || undefined}>
        {variant !== 'error' && message}
      </span>
      <span aria-live="assertive">{variant === 'error' && message}</span>
      {toast && (
        <IconButton
          size="s"
          label={dismissLabel}
          disabled={isClosing}
          icon={<CloseIcon size={16} />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
