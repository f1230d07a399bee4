import type { FarcasterActor } from '../actors/farcaster/farcasterActor.ts'
import { createFarcasterService } from '../actors/farcaster/farcasterService.ts'
import { answerSites } from '../actors/frames/answerSites.ts'
import { createHostileFrame } from '../actors/frames/hostileFrame.ts'
import type { HostileActor } from '../actors/frames/hostileActor.ts'
import { answerSecureFrame } from '../actors/secureSite/frame/answerSecureFrame.ts'
import { createFrameCalls, type FrameCalls } from '../actors/secureSite/frame/frameCalls.ts'
import {
  createRespondToFrame,
  type RespondToFrame,
} from '../actors/secureSite/frame/respondToFrame.ts'
import { createMailbox } from '../actors/secureSite/mailbox.ts'
import type { MailboxActor } from '../actors/secureSite/mailboxActor.ts'
import { createOtherTab, type OtherTabActor } from '../actors/secureSite/otherTab.ts'
import { createSecureSite } from '../actors/secureSite/secureSite.ts'
import type { SecureSiteActor } from '../actors/secureSite/secureSiteActor.ts'
import { createSigningService } from '../actors/secureSite/signingService.ts'
import { answerProviders } from '../actors/social/answerProviders.ts'
import type { SocialActor } from '../actors/social/socialActor.ts'
import { createSocialService } from '../actors/social/socialService.ts'
import type { BrowserParts } from './browserParts.ts'
import type { ChainParts } from './chainParts.ts'
import type { StageParts } from './stageParts.ts'

/** The pages on other origins, and the people who use them. */
export interface SiteParts {
  readonly mailbox: MailboxActor
  readonly social: SocialActor
  readonly farcaster: FarcasterActor
  readonly secureSite: SecureSiteActor
  readonly hostile: HostileActor
  readonly otherTab: OtherTabActor
  /** Logs the page's calls to the secure site's frame. */
  readonly frameCalls: FrameCalls
  dispose(): void
}

/** Creates the secure site with its mailbox, the login providers, and a site that forges messages. */
export function createSiteParts(
  { options, page, world, clock, log, faults, onError }: StageParts,
  { chains, time }: ChainParts,
  { opener, order, otherTabs, inPageFrame, messages }: BrowserParts,
): SiteParts {
  const { origins } = options
  const mailbox = createMailbox({ world, clock })
  const hostile = createHostileFrame({ ...messages, window: page, origin: origins.hostile })
  const forge = (message: unknown) => hostile.post(message)
  const social = createSocialService({ world, site: `${origins.sites}/sites/social/` })
  const farcaster = createFarcasterService({ world, clock })
  const providers = answerProviders({
    ...messages,
    window: page,
    origin: origins.sites,
    opener,
    service: social,
    clock,
    log,
    faults,
    forge,
    onError,
  })
  const signing = createSigningService(clock)
  const frameCalls = createFrameCalls(log)
  const answer = createRespondToFrame({
    site: createSecureSite({
      world,
      clock,
      mailbox,
      chains,
      send: time.send,
      service: signing,
      social,
      farcaster,
    }),
    calls: frameCalls,
    faults,
    clock,
    abortRequests: signing.abortAll,
    forge,
  })
  const respond: RespondToFrame = async (data, post) => {
    await order.turnOf(data)
    await answer(data, (reply) => {
      order.replies(reply)
      post(reply)
    })
  }
  inPageFrame?.connect(respond)
  const stopSites = answerSites({
    window: page,
    origin: origins.sites,
    onPort: (port) => answerSecureFrame({ port, service: signing, respond, onError }),
  })
  return {
    mailbox,
    social: providers.actor,
    farcaster,
    secureSite: signing,
    hostile,
    otherTab: createOtherTab({ world, tabs: otherTabs }),
    frameCalls,
    dispose() {
      stopSites()
      providers.dispose()
      hostile.dispose()
    },
  }
}
