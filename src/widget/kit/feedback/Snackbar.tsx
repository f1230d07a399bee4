import { CheckIcon } from '../icons/status/CheckIcon.tsx'
import { CloseIcon } from '../icons/actions/CloseIcon.tsx'
import css from './snackbar.css?inline'
import { Spinner } from './Spinner.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface SnackbarProps {
  variant: 'success' | 'error' | 'loading'
  message: string
  /** `closing` fades it out in 150 ms; who shows it takes it away afterwards (C-356). */
  state?: 'open' | 'closing'
}

/** A short message over the card. An error is read out at once, anything else when there is a pause. */
export function Snackbar({ variant, message, state = 'open' }: SnackbarProps) {
  useStyles(css)
  return (
    <div
      className="fy-snackbar"
      role={variant === 'error' ? 'alert' : 'status'}
      data-variant={variant}
      data-state={state}
      aria-busy={variant === 'loading' || undefined}
    >
      <span className="fy-snackbar-icon">
        {variant === 'loading' && <Spinner size={18} />}
        {variant === 'success' && <CheckIcon size={16} />}
        {variant === 'error' && <CloseIcon size={16} />}
      </span>
      {message}
    </div>
  )
}
