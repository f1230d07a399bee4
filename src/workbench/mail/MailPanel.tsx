import { Empty } from '../parts/Empty.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { MailCard } from './MailCard.tsx'
import './mail.css'

/** Everybody's mailbox, the newest mail first. */
export function MailPanel({ stage }: { stage: StageApi }) {
  const { world, mailbox } = stage.simulator
  useThrottledSource(world)
  const mails = mailbox.mails().toReversed()
  if (mails.length === 0) {
    return (
      <Empty title="No mail yet">
        Log in by e-mail in the modal: the code arrives here. These people are known:{' '}
        {world
          .get()
          .people.slice(0, 3)
          .map(({ email }) => email)
          .join(', ')}
        .
      </Empty>
    )
  }
  return (
    <ol className="wb-mails" aria-label="Mails">
      {mails.map((mail) => (
        <MailCard key={mail.id} stage={stage} mail={mail} />
      ))}
    </ol>
  )
}
