import { useStore } from 'zustand'
import { ChainPanel } from './chains/ChainPanel.tsx'
import { FaultPanel } from './faults/FaultPanel.tsx'
import { HostPanel } from './host/HostPanel.tsx'
import { MailPanel } from './mail/MailPanel.tsx'
import { Icon, type IconName } from './parts/Icon.tsx'
import { NeedStage } from './parts/NeedStage.tsx'
import { PanelBoundary } from './boundary/PanelBoundary.tsx'
import { TabList } from './parts/TabList.tsx'
import { PhonePanel } from './phone/PhonePanel.tsx'
import { SideBadge } from './SideBadge.tsx'
import { SitesPanel } from './sites/SitesPanel.tsx'
import type { StageApi } from './stage/stageApi.ts'
import type { SideTab } from './state/settings.ts'
import { useSetting } from './state/useSetting.ts'
import { useWorkbench } from './state/useWorkbench.ts'
import { StatePanel } from './stateView/StatePanel.tsx'
import { ThemePanel } from './theme/ThemePanel.tsx'
import { WalletPanel } from './wallets/WalletPanel.tsx'

interface SideTabFacts {
  readonly id: SideTab
  readonly name: string
  readonly keys: string
  /** Drawn instead of the name: nothing waits there. */
  readonly icon?: IconName
}

const tabs: readonly SideTabFacts[] = [
  { id: 'wallets', name: 'Wallets', keys: 'W' },
  { id: 'phone', name: 'Phone', keys: 'E' },
  { id: 'sites', name: 'Sites', keys: 'I' },
  { id: 'mail', name: 'Mail', keys: 'M' },
  { id: 'chains', name: 'Chains', keys: 'B' },
  { id: 'faults', name: 'Faults', keys: 'F' },
  { id: 'theme', name: 'Theme', keys: 'H', icon: 'theme' },
  { id: 'host', name: 'Host', keys: 'O', icon: 'host' },
  { id: 'state', name: 'State', keys: 'S', icon: 'state' },
]

interface SidePanelsProps {
  /** The page is a host's own: its options are in its code. */
  readonly isHostPage?: boolean
}

/** What has a use only for a widget: nothing else opens those sites, is sent a mail or has a theme. */
const ofWidgets: readonly SideTab[] = ['sites', 'mail', 'theme']

/** The actors outside the page, one at a time. */
export function SidePanels({ isHostPage = false }: SidePanelsProps) {
  const { settings, stage: link } = useWorkbench()
  const chosen = useSetting('sideTab')
  const isWithoutWidget = useStore(link.store, ({ api }) => api?.widgets.length === 0)
  const shown = tabs.filter(
    ({ id }) => !(isHostPage && id === 'host') && !(isWithoutWidget && ofWidgets.includes(id)),
  )
  const tab = shown.some(({ id }) => id === chosen) ? chosen : 'wallets'
  return (
    <section className="wb-side" aria-label="Outside">
      <div id="wb-side-tabs">
        <TabList
          label="Outside"
          name="wb-side"
          selected={tab}
          onSelect={(sideTab) => settings.change({ sideTab })}
          tabs={shown.map(({ id, name, keys, icon }) => ({
            id,
            keys,
            hint: name,
            title: (
              <>
                {icon ? <Icon name={icon} /> : null}
                <span className={icon && 'wb-unseen'}>{name}</span>
                <NeedStage quiet>
                  {(stage) => (
                    <PanelBoundary name={name} small>
                      <SideBadge tab={id} stage={stage} />
                    </PanelBoundary>
                  )}
                </NeedStage>
              </>
            ),
          }))}
        />
      </div>
      <div
        id="wb-side-panel"
        className="wb-side-panel"
        role="tabpanel"
        aria-labelledby={`wb-side-tab-${tab}`}
      >
        {tab === 'host' ? (
          <PanelBoundary name="Host">
            <HostPanel />
          </PanelBoundary>
        ) : (
          <NeedStage>
            {(stage) => (
              <PanelBoundary key={tab} name={shown.find(({ id }) => id === tab)?.name ?? tab}>
                <SidePanel tab={tab} stage={stage} isHostPage={isHostPage} />
              </PanelBoundary>
            )}
          </NeedStage>
        )}
        {isWithoutWidget ? (
          <p className="wb-hint wb-without-widget">
            This page has no Foyer widget. Timeline, Sites, Mail and Theme are about one.
          </p>
        ) : null}
      </div>
    </section>
  )
}

interface SidePanelProps extends SidePanelsProps {
  readonly tab: SideTab
  readonly stage: StageApi
}

function SidePanel({ tab, stage, isHostPage = false }: SidePanelProps) {
  if (tab === 'wallets') return <WalletPanel stage={stage} />
  if (tab === 'phone') return <PhonePanel stage={stage} />
  if (tab === 'sites') return <SitesPanel stage={stage} />
  if (tab === 'mail') return <MailPanel stage={stage} />
  if (tab === 'chains') return <ChainPanel stage={stage} />
  if (tab === 'faults') return <FaultPanel stage={stage} />
  if (tab === 'theme') return <ThemePanel stage={stage} isHostPage={isHostPage} />
  return <StatePanel stage={stage} />
}
