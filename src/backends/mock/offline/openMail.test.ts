import { expect, it } from 'vitest'
import { codeLifeMs, createMailbox } from '../actors/secureSite/mailbox.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { createWorld } from '../world/world.ts'
import { openMail } from './openMail.ts'

function pageWithoutPanels() {
  const world = createWorld(generateWorld({ startedAt: 0 }))
  const clock = createTestClock()
  const mailbox = createMailbox({ world, clock })
  const shown: (string | undefined)[] = []
  const stop = openMail({ world, mailbox }, (sentence) => shown.push(sentence))
  const code = () => mailbox.mails().at(-1)?.code ?? ''
  const spaced = () => `${code().slice(0, 3)} ${code().slice(3)}`
  return { clock, mailbox, shown, stop, code, spaced }
}

it('shows the mailed code until it is used', () => {
  const { mailbox, shown, code, spaced } = pageWithoutPanels()
  mailbox.sendCode('ada@example.com')
  const sentence = `Mail to ada@example.com: Your login code is ${spaced()}`
  expect(shown).toEqual([sentence])
  mailbox.useCode('ada@example.com', code())
  expect(shown).toEqual([sentence, undefined])
})

it('shows the newest of two codes, and none once they have expired', async () => {
  const { clock, mailbox, shown, spaced } = pageWithoutPanels()
  mailbox.sendCode('ada@example.com')
  mailbox.sendCode('ben@example.com')
  expect(shown.at(-1)).toBe(`Mail to ben@example.com: Your login code is ${spaced()}`)
  await clock.run(codeLifeMs)
  expect(shown.at(-1)).toBeUndefined()
})

it('follows the link that approves a new device', () => {
  const { mailbox } = pageWithoutPanels()
  mailbox.sendDevice('new.device@example.com')
  expect(mailbox.mails()).toMatchObject([{ kind: 'device', deviceState: 'approved' }])
})

it('stops on request', () => {
  const { mailbox, shown, stop } = pageWithoutPanels()
  stop()
  mailbox.sendDevice('new.device@example.com')
  mailbox.sendCode('ada@example.com')
  expect(mailbox.mails()[0]?.deviceState).toBe('waiting')
  expect(shown).toEqual([])
})
