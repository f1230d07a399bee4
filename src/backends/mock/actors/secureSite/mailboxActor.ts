import type { Mail } from '../../world/worldTypes.ts'

/** All mails, and the links in those that approve a device. */
export interface MailboxActor {
  mails(): readonly Mail[]
  read(mailId: string): Mail
  approveDevice(mailId: string): void
  rejectDevice(mailId: string): void
}
