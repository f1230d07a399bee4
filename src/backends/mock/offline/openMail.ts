import type { Simulator } from '../simulatorTypes.ts'

/**
 * Reads all mail on a page without panels, where a mailbox cannot be opened: shows the newest valid code, and follows the link that
 * approves a new device.
 * @param show receives the newest code's mail; nothing once no code is valid
 * @returns a function that stops this
 */
export function openMail(
  { world, mailbox }: Pick<Simulator, 'world' | 'mailbox'>,
  show: (sentence: string | undefined) => void,
): () => void {
  let shownCode: string | undefined
  function look() {
    for (const { id, deviceState } of mailbox.mails()) {
      if (deviceState === 'waiting') mailbox.approveDevice(id)
    }
    const newest = mailbox.mails().findLast(({ codeState }) => codeState === 'valid')
    const sentence = newest && `Mail to ${newest.to}: ${newest.subject}`
    if (sentence === shownCode) return
    shownCode = sentence
    show(sentence)
  }
  look()
  return world.subscribe(look)
}
