import type { StageApi } from './stage/stageApi.ts'
import type { SideTab } from './state/settings.ts'
import { waitingOnSites } from './sites/waitingOnSites.ts'
import { useThrottledSource } from './state/useThrottledSource.ts'

/** How much waits in a panel that is not in sight. */
export function SideBadge({ tab, stage }: { tab: SideTab; stage: StageApi }) {
  const { wallets, world, faults, mailbox, phone, secureSite, social, farcaster, onramp } =
    stage.simulator
  useThrottledSource(
    tab === 'phone' ? phone : tab === 'wallets' ? wallets : tab === 'faults' ? faults : world,
  )
  useThrottledSource(tab === 'sites' ? secureSite : undefined)
  useThrottledSource(tab === 'sites' ? social : undefined)
  useThrottledSource(tab === 'sites' ? farcaster : undefined)
  useThrottledSource(tab === 'sites' ? onramp : undefined)
  const counts: Partial<Record<SideTab, () => readonly [number, string]>> = {
    wallets: () => [wallets.requests().length, 'waiting'],
    phone: () => [phone.proposals().length + phone.requests().length, 'waiting'],
    sites: () => [waitingOnSites(stage.simulator), 'waiting'],
    mail: () => [mailbox.mails().filter(({ read }) => !read).length, 'unread'],
    faults: () => [faults.list().length, 'at work'],
  }
  const [count, what] = counts[tab]?.() ?? [0, '']
  if (count === 0) return null
  return (
    <span className="wb-badge" data-tab={tab}>
      {count}
      <span className="wb-unseen"> {what}</span>
    </span>
  )
}
