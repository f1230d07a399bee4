import { AccessibilityPanel } from '../accessibility/AccessibilityPanel.tsx'
import { statusOf } from '../calls/filterCalls.ts'
import { CallsPanel } from '../calls/CallsPanel.tsx'
import { ChainPanel } from '../chains/ChainPanel.tsx'
import { FaultPanel } from '../faults/FaultPanel.tsx'
import { HostPanel } from '../host/HostPanel.tsx'
import { deviceRequests } from '../mail/deviceRequests.ts'
import { MailPanel } from '../mail/MailPanel.tsx'
import { PhonePanel } from '../phone/PhonePanel.tsx'
import { phoneRequests } from '../phone/phoneRequests.ts'
import { RunsPanel } from '../runs/RunsPanel.tsx'
import { ScreensPanel } from '../screens/ScreensPanel.tsx'
import { siteRequests } from '../sites/siteRequests.ts'
import { SitesPanel } from '../sites/SitesPanel.tsx'
import { StatePanel } from '../stateView/StatePanel.tsx'
import { ThemePanel } from '../theme/ThemePanel.tsx'
import { TimelinePanel } from '../timeline/TimelinePanel.tsx'
import { WalletPanel } from '../wallets/WalletPanel.tsx'
import { walletRequests } from '../wallets/walletRequests.ts'
import type { TabPanel } from './tabPanel.ts'

/** The panels of the right column in the order of their tabs. */
export const sidePanels: readonly TabPanel[] = [
  {
    id: 'wallets',
    icon: 'wallet',
    name: 'Wallets',
    key: 'w',
    needs: 'stage',
    Panel: WalletPanel,
    live: ({ wallets, world }) => [wallets, world],
    requests: walletRequests,
  },
  {
    id: 'phone',
    icon: 'phone',
    name: 'Phone',
    key: 'e',
    needs: 'stage',
    Panel: PhonePanel,
    live: ({ phone }) => [phone],
    requests: phoneRequests,
  },
  {
    id: 'sites',
    icon: 'site',
    name: 'Sites',
    key: 'i',
    about: 'Sites: secure frame, login windows',
    needs: 'widget',
    Panel: SitesPanel,
    live: ({ world, secureSite, social, farcaster, onramp }) => [
      world,
      secureSite,
      social,
      farcaster,
      onramp,
    ],
    requests: siteRequests,
  },
  {
    id: 'mail',
    icon: 'mail',
    name: 'Mail',
    key: 'm',
    about: 'Mailbox',
    needs: 'widget',
    Panel: MailPanel,
    live: ({ world }) => [world],
    badge: {
      count: ({ mailbox }) => mailbox.mails().filter(({ read }) => !read).length,
      label: 'unread',
    },
    requests: deviceRequests,
  },
  { id: 'chains', icon: 'chain', name: 'Chains', key: 'b', needs: 'stage', Panel: ChainPanel },
  {
    id: 'faults',
    icon: 'bolt',
    name: 'Faults',
    key: 'f',
    needs: 'stage',
    Panel: FaultPanel,
    live: ({ faults }) => [faults],
    badge: { count: ({ faults }) => faults.list().length, label: 'active', isFault: true },
  },
  { id: 'theme', name: 'Theme', key: 'h', icon: 'theme', needs: 'widget', Panel: ThemePanel },
  {
    id: 'host',
    name: 'Host',
    key: 'o',
    about: 'Host options',
    icon: 'host',
    needs: 'workbench',
    Panel: HostPanel,
  },
  {
    id: 'accessibility',
    name: 'Accessibility',
    key: 'x',
    icon: 'accessibility',
    needs: 'stage',
    Panel: AccessibilityPanel,
  },
  {
    id: 'screens',
    name: 'Screens',
    key: 'g',
    about: 'Screens of the last run',
    icon: 'screens',
    needs: 'nothing',
    Panel: ScreensPanel,
  },
  { id: 'state', name: 'State', key: 's', icon: 'state', needs: 'stage', Panel: StatePanel },
]

/** The panels at the bottom in the order of their tabs. */
export const dockPanels: readonly TabPanel[] = [
  {
    id: 'timeline',
    name: 'Timeline',
    key: 'l',
    needs: 'widget',
    Panel: TimelinePanel,
    tally: {
      follows: ({ timeline }) => timeline,
      count: ({ timeline }) => timeline.list().length,
    },
  },
  {
    id: 'calls',
    name: 'Calls',
    key: 'k',
    needs: 'stage',
    Panel: CallsPanel,
    tally: {
      follows: ({ simulator }) => simulator.calls,
      count: ({ simulator }) => simulator.calls.list().length,
      failed: ({ simulator }) =>
        simulator.calls.list().filter((call) => statusOf(call) === 'failed').length,
    },
  },
  {
    id: 'runs',
    name: 'Runs',
    key: 'u',
    about: 'Runs of many scenarios',
    needs: 'nothing',
    Panel: RunsPanel,
  },
]
