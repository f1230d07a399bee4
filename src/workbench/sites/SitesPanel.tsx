import { Empty } from '../parts/Empty.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { FarcasterCard } from './FarcasterCard.tsx'
import { FrameRequestCard } from './FrameRequestCard.tsx'
import { LoginWindowCard } from './LoginWindowCard.tsx'
import { OnrampWindowCard } from './OnrampWindowCard.tsx'
import { PurchaseCard } from './PurchaseCard.tsx'
import { siteRequests } from './siteRequests.ts'
import './sites.css'

/** All requests that wait for a person on the simulated sites: the secure frame, login windows, the Farcaster app, the on-ramp provider. */
export function SitesPanel({ stage }: { stage: StageApi }) {
  const { secureSite, social, farcaster, onramp, clock } = stage.simulator
  useThrottledSource(secureSite)
  useThrottledSource(social)
  useThrottledSource(farcaster)
  useThrottledSource(onramp)
  useThrottledSource(clock, 500)
  const screen = secureSite.screen()

  return (
    <div className="wb-stack">
      {siteRequests(stage.simulator).length === 0 ? (
        <Empty title="No pending requests on a site">
          Log in by e-mail and sign something, continue with Google or Farcaster, or buy crypto.
          Decide the request here or on the site itself.
        </Empty>
      ) : null}
      {secureSite.requests().map((request) => (
        <FrameRequestCard key={`frame ${request.id}`} stage={stage} request={request} />
      ))}
      {social.windows().map((window) => (
        <LoginWindowCard key={`window ${window.id}`} stage={stage} window={window} />
      ))}
      {farcaster.requests().map((request) => (
        <FarcasterCard key={`farcaster ${request.id}`} stage={stage} request={request} />
      ))}
      {onramp.windows().map((window) => (
        <OnrampWindowCard key={`onramp ${window.id}`} stage={stage} window={window} />
      ))}
      {onramp.waiting().map((purchase) => (
        <PurchaseCard key={purchase.id} stage={stage} purchase={purchase} />
      ))}
      {screen === undefined ? null : (
        <p className="wb-hint">
          The secure frame shows “{screen.heading}” in its {screen.theme} theme.
        </p>
      )}
    </div>
  )
}
