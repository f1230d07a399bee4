import type { FarcasterActor } from '../actors/farcaster/farcasterActor.ts'
import { createFarcasterDesk } from '../actors/farcaster/farcasterDesk.ts'
import { answerSites } from '../actors/frames/answerSites.ts'
import { createHostile } from '../actors/frames/createHostile.ts'
import type { HostileActor } from '../actors/frames/hostileActor.ts'
import { answerSecureFrame } from '../actors/secureSite/frame/answerSecureFrame.ts'
import { createFrameCalls, type FrameCalls } from '../actors/secureSite/frame/frameCalls.ts'
import { createRespondToFrame } from '../actors/secureSite/frame/respondToFrame.ts'
import { createMailbox } from '../actors/secureSite/mailbox.ts'
import type { MailboxActor } from '../actors/secureSite/mailboxActor.ts'
import { createSecureSite } from '../actors/secureSite/secureSite.ts'
import type { SecureSiteActor } from '../actors/secureSite/secureSiteActor.ts'
import { createSigningDesk } from '../actors/secureSite/signingDesk.ts'
import { answerProviders } from '../actors/social/answerProviders.ts'
import type { SocialActor } from '../actors/social/socialActor.ts'
import { createSocialDesk } from '../actors/social/socialDesk.ts'
import type { BrowserParts } from './createBrowserParts.ts'
import type { ChainParts } from './createChainParts.ts'
import type { StageParts } from './createStageParts.ts'

/** The pages on other origins, and the people in front of them. */
export interface SiteParts {
  readonly mailbox: MailboxActor
  readonly social: SocialActor
  readonly farcaster: FarcasterActor
  readonly secureSite: SecureSiteActor
  readonly hostile: HostileActor
  /** What the page asks of the secure site's frame, in the log. */
  readonly frameCalls: FrameCalls
  dispose(): void
}

/** The secure site with its mailbox, the login providers, and a site that forges messages. */
export function createSiteParts(
  { options, page, world, clock, log, faults, onError }: StageParts,
  { chains, time }: ChainParts,
  { opener, order, messages }: BrowserParts,
): SiteParts {
  const { origins } = options
  const mailbox = createMailbox({ world, clock })
  const hostile = createHostile({ ...messages, window: page, origin: origins.hostile })
  const forge = (message: unknown) => hostile.post(message)
  const social = createSocialDesk({ world, site: `${origins.sites}/sites/social/` })
  const farcaster = createFarcasterDesk({ world, clock })
  const providers = answerProviders({
    ...messages,
    window: page,
    origin: origins.sites,
    opener,
    desk: social,
    clock,
    log,
    faults,
    forge,
    onError,
  })
  const signing = createSigningDesk(clock)
  const frameCalls = createFrameCalls(log)
  const respond = createRespondToFrame({
    site: createSecureSite({
      world,
      clock,
      mailbox,
      chains,
      send: time.send,
      desk: signing,
      social,
      farcaster,
    }),
    calls: frameCalls,
    faults,
    clock,
    forge,
  })
  const stopSites = answerSites({
    window: page,
    origin: origins.sites,
    onPort: (port) =>
      answerSecureFrame({
        port,
        desk: signing,
        async respond(data, post) {
          await order.turnOf(data)
          await respond(data, (reply) => {
            order.replies(reply)
            post(reply)
          })
        },
        onError,
      }),
  })
  return {
    mailbox,
    social: providers.actor,
    farcaster,
    secureSite: signing,
    hostile,
    frameCalls,
    dispose() {
      stopSites()
      providers.dispose()
      hostile.dispose()
    },
  }
}
