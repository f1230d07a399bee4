import { flushSync } from 'react-dom'
import { playNow } from '../player/playNow.ts'
import { clockPresets } from '../clock/clockPresets.ts'
import { freePlay } from '../../stage/freePlay.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { WorkbenchParts } from '../state/workbench.ts'
import { dockPanels, sidePanels } from '../tabPanels/panelLists.ts'
import { decide, type Decision } from '../waiting/decide.ts'
import { waitingRequests } from '../waiting/waitingRequests.ts'

export interface Shortcut {
  /** In the browser's notation (`event.key`); letters in lower case. */
  readonly keys: readonly string[]
  readonly what: string
  readonly group: 'Scenario' | 'Time' | 'Requests' | 'Panels'
  readonly run: () => void
}

/**
 * The shortcuts of the page; those of panels and times are in `panelLists` and `clockPresets`. They work while no field has the focus; F-keys also work inside the stage. A host's own page has no
 * host options.
 */
export function shortcutsOf(
  parts: WorkbenchParts,
  page: Document,
  { isHostPage = false } = {},
): readonly Shortcut[] {
  return [
    ...scenarioShortcuts(parts, page),
    ...timeShortcuts(parts),
    ...requestShortcuts(parts, page),
    ...panelShortcuts(parts, page, isHostPage),
    {
      keys: ['v'],
      what: 'Compare runs',
      group: 'Panels',
      run: () => parts.comparison.show(true),
    },
    {
      keys: ['F6'],
      what: 'Focus the next part of the page',
      group: 'Panels',
      run: () => focusNextPart(page),
    },
  ]
}

function scenarioShortcuts(parts: WorkbenchParts, page: Document): readonly Shortcut[] {
  const { address, player, list, addressBar } = parts
  const neighbour = (by: 1 | -1) => {
    const id = list.neighbour(addressBar.current.scenario ?? freePlay.id, by)
    if (id !== undefined) parts.choose(id)
  }
  return [
    {
      keys: ['/'],
      what: 'Search scenarios',
      group: 'Scenario',
      run() {
        // The field is hidden while the steps are shown.
        flushSync(() => parts.settings.change({ leftList: 'scenarios' }))
        page.getElementById('wb-search')?.focus()
      },
    },
    {
      keys: ['p', 'F8'],
      what: 'Play or pause',
      group: 'Scenario',
      run: () => playNow(parts),
    },
    { keys: ['n', 'F9'], what: 'Play one step', group: 'Scenario', run: player.step },
    { keys: ['F7'], what: 'One step back', group: 'Scenario', run: player.stepBack },
    {
      keys: ['r', 'F10'],
      what: 'Restart in a new world',
      group: 'Scenario',
      run: player.restart,
    },
    {
      keys: ['.'],
      what: 'Next scenario of the list',
      group: 'Scenario',
      run: () => neighbour(1),
    },
    {
      keys: [','],
      what: 'Previous scenario of the list',
      group: 'Scenario',
      run: () => neighbour(-1),
    },
    ...(address === undefined
      ? []
      : [
          {
            keys: ['y'],
            what: 'Copy a link to this stage',
            group: 'Scenario',
            run: () => page.getElementById('wb-copy-link')?.click(),
          } as const,
        ]),
  ]
}

function recordedStage({ stage, recorder }: WorkbenchParts): StageApi | undefined {
  const { api } = stage.store.getState()
  return api && recorder.recorded(api)
}

function timeShortcuts(parts: WorkbenchParts): readonly Shortcut[] {
  /** Ignores the key during an advance, because the clock rejects a second one. */
  const advance = (work: (clock: StageApi['simulator']['clock']) => unknown) => {
    const clock = recordedStage(parts)?.simulator.clock
    if (clock && clock.state !== 'advancing') work(clock)
  }
  return [
    {
      keys: ['t'],
      what: 'Pause or resume time',
      group: 'Time',
      run: () => advance((clock) => (clock.state === 'paused' ? clock.resume(1) : clock.pause())),
    },
    {
      keys: [']'],
      what: 'Run to the next timer',
      group: 'Time',
      run: () => advance((clock) => clock.runToNext()),
    },
    ...clockPresets.map(({ ms, title, key }): Shortcut => ({
      keys: [key],
      what: `Run ${title}`,
      group: 'Time',
      run: () => advance((clock) => clock.run(ms)),
    })),
  ]
}

function requestShortcuts(parts: WorkbenchParts, page: Document): Shortcut[] {
  /** Answers the request that the line above the stage shows. */
  const answer = (what: Decision) => {
    const simulator = recordedStage(parts)?.simulator
    const [first] = simulator
      ? waitingRequests(simulator, parts.settings.store.getState().sideTab)
      : []
    if (first) void decide(page, first, what)
  }
  return [
    {
      keys: ['a'],
      what: 'Approve the first request in view, or the first of another panel',
      group: 'Requests',
      run: () => answer('approve'),
    },
    {
      keys: ['d'],
      what: 'Decline the first request in view, or the first of another panel',
      group: 'Requests',
      run: () => answer('decline'),
    },
  ]
}

/** The key of a panel shows it. Pressed again, it moves the focus to the tab of the panel. */
function panelShortcuts(
  { settings }: WorkbenchParts,
  page: Document,
  isHostPage: boolean,
): readonly Shortcut[] {
  const places = [
    { panels: sidePanels, place: 'side', setting: 'sideTab' },
    { panels: dockPanels, place: 'dock', setting: 'dockTab' },
  ] as const
  return places.flatMap(({ panels, place, setting }) =>
    panels
      .filter(({ needs }) => !(isHostPage && needs === 'workbench'))
      .map(({ id, name, key, about = name }): Shortcut => ({
        keys: [key],
        what: about,
        group: 'Panels',
        run() {
          const { collapsed, [setting]: shown } = settings.store.getState()
          if (shown === id && !collapsed[place])
            page.getElementById(`wb-${place}-tab-${id}`)?.focus()
          settings.change({ [setting]: id, collapsed: { ...collapsed, [place]: false } })
        },
      })),
  )
}

/** Parts of the page that F6 cycles through, by the element that receives the focus in each. */
const partsInOrder = [
  '[data-part=transport] button:not(:disabled)',
  '[data-part=picker]:not([hidden]) #wb-search, [data-part=steps]:not([hidden]) ol',
  '#wb-stage-frame',
  '[data-panel=clock] input:checked, [data-panel=clock] button',
  '#wb-side-tabs [aria-selected=true]',
  '#wb-dock-tabs [aria-selected=true]',
]

function focusNextPart(page: Document) {
  const stops = partsInOrder.flatMap((selector) => page.querySelector<HTMLElement>(selector) ?? [])
  const regions = stops.map((stop) => stop.closest('[data-part], section'))
  const at = regions.findIndex((region) => region?.contains(page.activeElement))
  stops[(at + 1) % stops.length]?.focus()
}
