import type { OfflinePage } from '../../backends/mock/index.ts'
import type { Clock } from '../../backends/port/clock.ts'
import { createSystemClock } from '../../backends/real/index.ts'
import type { Foyer, InspectEvent } from '../../widget/index.ts'
import { createStageApi } from '../../stage/createStageApi.ts'
import { freePlay } from '../../stage/freePlay.ts'
import { createTimelineLog } from '../../stage/timelineLog.ts'
import { createTimeline } from '../../stage/timeline.ts'

/** Real ms within which a page must create its widget or its wallets. */
const patience = 15_000

/** Makes a host's page controllable by the panels and tests: a stage like that of the workbench. */
export async function bootHostStage(target: Window): Promise<void> {
  const realTime = createSystemClock()
  const from = realTime.now()
  for (;;) {
    const { foyerOffline: page } = target
    if (page !== undefined && (page.isWithoutWidget || page.widgets().length > 0)) {
      return openStage(target, page, realTime)
    }
    if (realTime.now() - from > patience) {
      throw new Error(
        'this page has neither a widget upon the simulator nor simulated wallets. It makes a widget with createFoyer({ backend: createRealBackend(), … }) from foyerkit and foyerkit/real, and Vite has the plugin foyer(); or it has the script of npx foyerkit, or of foyer({ wallets: true }).',
      )
    }
    await realTime.sleep('workbench.widget', 20)
  }
}

async function openStage(target: Window, page: OfflinePage, realTime: Clock): Promise<void> {
  const { simulator } = page
  const timeline = createTimeline(simulator)
  let taken = 0
  const take = () => {
    const fresh = page.reports().slice(taken)
    taken += fresh.length
    // The observers of the widget receive its events.
    for (const { event, at } of fresh) timeline.add(event as InspectEvent, at)
  }
  page.onReport(take)
  take()
  target.foyerStage = await createStageApi({
    page: target.document,
    simulator,
    timeline,
    timelineLog: createTimelineLog({ ...simulator, timeline }),
    scenario: target.foyerScenario ?? freePlay,
    // After a hot update, the newest widget is the one on the page; at least one exists by now.
    widgets: () => page.widgets().toReversed() as readonly Foyer[],
    realTime,
    ownsPage: false,
    hasOwnTime: page.hasOwnTime,
    // The page keeps its world by itself.
    keep: () => undefined,
  })
}
