import type { Mail } from '../../backends/mock/world/worldTypes.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { formatDuration } from '../../run/format/formatDuration.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

/** One mail: its code in large digits, or a device to approve. */
export function MailCard({ stage, mail }: { stage: StageApi; mail: Mail }) {
  const { mailbox, clock, world } = stage.simulator
  useThrottledSource(clock, 250)
  const code = codeStateOf(mail, clock.now())

  return (
    <li className="wb-mail" data-request={`mail ${mail.id}`} data-read={mail.read}>
      <header>
        {mail.read ? null : <span className="wb-dot" role="img" aria-label="Unread" />}
        <strong>{mail.subject}</strong>
        <span className="wb-muted wb-mono" title="Time since the start of the world">
          +{formatOffset(mail.at - world.get().startedAt)}
        </span>
      </header>
      <p className="wb-muted">to {mail.to}</p>
      {mail.code && code ? (
        <>
          <div className="wb-row wb-mail-code" data-state={code.state}>
            <output className="wb-mono">{mail.code}</output>
            <CopyButton text={mail.code} label="Copy the code" />
          </div>
          <div className="wb-row wb-mail-state">
            <span className={`wb-tag ${code.state === 'valid' ? 'wb-tag-good' : ''}`}>
              {code.state}
            </span>
            {code.left === undefined ? null : (
              <span className="wb-mono">{formatDuration(code.left)} left</span>
            )}
          </div>
        </>
      ) : null}
      {mail.kind === 'device' ? (
        <div className="wb-row wb-mail-answer">
          {mail.deviceState === 'waiting' ? (
            <>
              <button
                type="button"
                className="wb-button wb-primary"
                data-decision="approve"
                onClick={() => mailbox.approveDevice(mail.id)}
              >
                Approve device
              </button>
              <button
                type="button"
                className="wb-button wb-danger"
                data-decision="decline"
                onClick={() => mailbox.rejectDevice(mail.id)}
              >
                Reject
              </button>
            </>
          ) : (
            <span
              className={`wb-tag ${mail.deviceState === 'approved' ? 'wb-tag-good' : 'wb-tag-bad'}`}
            >
              device {mail.deviceState}
            </span>
          )}
        </div>
      ) : null}
      <div className="wb-row wb-mail-foot">
        {mail.read ? (
          <span className="wb-muted">Read</span>
        ) : (
          <button type="button" className="wb-link" onClick={() => void mailbox.read(mail.id)}>
            Mark as read
          </button>
        )}
      </div>
    </li>
  )
}

interface CodeState {
  readonly state: 'valid' | 'used' | 'expired' | 'replaced'
  /** Virtual ms until it expires, while it is valid. */
  readonly left?: number
}

/** The state of a mailed code at a moment (ms since epoch); undefined for a mail without one. */
export function codeStateOf(mail: Mail, now: number): CodeState | undefined {
  if (mail.code === undefined) return undefined
  const state = mail.codeState ?? 'valid'
  if (state !== 'valid' || mail.expiresAt === undefined) return { state }
  const left = mail.expiresAt - now
  // The world records the expiry only when someone tries the code.
  return left > 0 ? { state, left } : { state: 'expired' }
}
