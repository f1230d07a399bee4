import type { Mail } from '../../world/worldTypes.ts'

/** Everybody's mails, and the links in those that ask about a device. */
export interface MailboxActor {
  mails(): readonly Mail[]
  read(mailId: string): Mail
  approveDevice(mailId: string): void
  rejectDevice(mailId: string): void
}
