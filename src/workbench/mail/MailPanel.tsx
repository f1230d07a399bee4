import { useState } from 'react'
import type { Mail } from '../../backends/mock/world/worldTypes.ts'
import { Empty } from '../parts/Empty.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { MailCard } from './MailCard.tsx'
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
      className="wb-stack wb-mails"
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

interface Identified {
  readonly id: string | number
}

/** The newest mail first, after those that keep their place: `held` has their ids in the order on the screen. */
export function orderMails<One extends Identified>(
  mails: readonly One[],
  held: readonly One['id'][],
): readonly One[] {
  const kept = held.flatMap((id) => mails.filter((mail) => mail.id === id))
  const others = mails.filter(({ id }) => !held.includes(id))
  // Several that arrive while the order is held keep their places, too.
  return held.length > 0 ? [...kept, ...others] : others.toReversed()
}
