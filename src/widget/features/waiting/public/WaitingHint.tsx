import { useSlow } from '../../../core/useSlow.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './waitingHint.css?inline'

export interface WaitingHintProps {
  /** Whether the view waits for something outside the page. */
  waiting: boolean
  /** The time before the hint appears, in ms; 8 s by default. */
  after?: number
  /** The number or name of the attempt; another value starts the time over. */
  attempt?: string | number | undefined
  /** The text of the hint. */
  text: string
  /** A retry; left out if the view already has its button. */
  action?: { readonly label: string; readonly onClick: () => void }
}

/**
 * Shows and announces that nothing has arrived, and offers a retry, so that no view waits without a way on (open point
 * 263).
 */
export function WaitingHint({ waiting, after = 8_000, attempt, text, action }: WaitingHintProps) {
  useStyles(css)
  const isOverdue = useSlow(waiting, { after, attempt })
  return (
    <div className="fy-waiting-hint" aria-live="polite">
      {isOverdue && (
        <p>
          {text}
          {action && (
            <>
              {' '}
              <LinkButton size="s" onClick={action.onClick}>
                {action.label}
              </LinkButton>
            </>
          )}
        </p>
      )}
    </div>
  )
}
