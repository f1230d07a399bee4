import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { LoginStep } from '../../scenarios/index.ts'
import type { ActingParts, StageActions } from './stageActions.ts'
import { waitForItem } from './waitForItem.ts'

export const loginActions: StageActions<LoginStep> = {
  'mail.approveDevice': ({ email }, { simulator: { mailbox } }) =>
    mailbox.approveDevice(deviceMail(mailbox, email)),
  'mail.rejectDevice': ({ email }, { simulator: { mailbox } }) =>
    mailbox.rejectDevice(deviceMail(mailbox, email)),
  'social.continue': async ({ email }, parts) =>
    parts.simulator.social.continueAs(await waitForWindow(parts), email),
  'social.refuse': async (_, parts) => parts.simulator.social.refuse(await waitForWindow(parts)),
  'social.close': async (_, parts) => parts.simulator.social.close(await waitForWindow(parts)),
  'social.cutOff': async (_, parts) => parts.simulator.social.cutOff(await waitForWindow(parts)),
  'farcaster.approve': async ({ email }, parts) =>
    parts.simulator.farcaster.approve(await waitForFarcaster(parts), email),
  'farcaster.refuse': async ({ message }, parts) =>
    parts.simulator.farcaster.refuse(await waitForFarcaster(parts), message),
  'frame.approve': async (step, parts) =>
    parts.simulator.secureSite.approve(await waitForFrameRequest(step, parts)),
  'frame.cancel': async (step, parts) =>
    parts.simulator.secureSite.cancel(await waitForFrameRequest(step, parts)),
}

function deviceMail(mailbox: Simulator['mailbox'], email: string): string {
  const mail = mailbox
    .mails()
    .findLast(
      (each) => each.to === email && each.kind === 'device' && each.deviceState === 'waiting',
    )
  if (!mail) throw new Error(`No mail to ${email} waits for a device approval.`)
  return mail.id
}

async function waitForWindow({ simulator: { social }, waitFor }: ActingParts) {
  const { id } = await waitForItem({
    what: 'window of a login provider',
    find: () => social.windows().at(-1),
    waitFor,
  })
  return id
}

async function waitForFarcaster({ simulator: { farcaster }, waitFor }: ActingParts) {
  const { id } = await waitForItem({
    what: 'Farcaster login',
    find: () => farcaster.requests().at(-1),
    waitFor,
  })
  return id
}

async function waitForFrameRequest(
  { method }: { readonly method?: string },
  { simulator: { secureSite }, waitFor }: ActingParts,
) {
  const { id } = await waitForItem({
    what:
      method === undefined
        ? 'request in the secure frame'
        : `request ${method} in the secure frame`,
    find: () =>
      secureSite
        .requests()
        .findLast((request) => method === undefined || request.method === method),
    waitFor,
  })
  return id
}
