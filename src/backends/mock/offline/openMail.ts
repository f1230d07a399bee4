import type { Simulator } from '../simulatorTypes.ts'

/**
 * Reads everybody's mail on a page without panels, where nobody can open a mailbox: shows the newest code that counts, and follows
 * the link that asks about a new device.
 * @param show gets what the newest code's mail says; nothing once no code counts
 * @returns what ends it
 */
export function openMail(
  { world, mailbox }: Pick<Simulator, 'world' | 'mailbox'>,
  show: (sentence: string | undefined) => void,
): () => void {
  let shown: string | undefined
  function look() {
    for (const { id, deviceState } of mailbox.mails()) {
      if (deviceState === 'waiting') mailbox.approveDevice(id)
    }
    const newest = mailbox.mails().findLast(({ codeState }) => codeState === 'valid')
    const sentence = newest && `Mail to ${newest.to}: ${newest.subject}`
    if (sentence === shown) return
    shown = sentence
    show(sentence)
  }
  look()
  return world.subscribe(look)
}
