import { useState } from 'react'
import type { Mail } from '../../backends/mock/world/worldTypes.ts'
import { Empty } from '../parts/Empty.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { MailCard } from './MailCard.tsx'
import { orderMails } from './orderMails.ts'
import './mail.css'

/** All mail, the newest first. While the pointer is on the list, new mails come after the others. */
export function MailPanel({ stage }: { stage: StageApi }) {
  const { world, mailbox } = stage.simulator
  useThrottledSource(world)
  const [held, setHeld] = useState<readonly Mail['id'][]>([])
  const mails = orderMails(mailbox.mails(), held)
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
    <ol
      className="wb-mails"
      aria-label="Mails"
      onPointerEnter={() => setHeld(mails.map(({ id }) => id))}
      onPointerLeave={() => setHeld([])}
    >
      {mails.map((mail) => (
        <MailCard key={mail.id} stage={stage} mail={mail} />
      ))}
    </ol>
  )
}
