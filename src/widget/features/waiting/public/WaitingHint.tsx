import { useSlow } from '../../../core/useSlow.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './waitingHint.css?inline'

export interface WaitingHintProps {
  /** Whether the view waits for something outside of the page. */
  waiting: boolean
  /** How long it waits before it says so, in ms; 8 s by default. */
  after?: number
  /** Another value is another attempt: the time starts over. */
  attempt?: string | number | undefined
  /** What is missing. */
  text: string
  /** The same action again. Left out where the view has its button already. */
  action?: { readonly label: string; readonly onClick: () => void }
}

/** Says, visibly and to screen readers, that nothing has arrived, and offers the same action again (open point 263). */
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
