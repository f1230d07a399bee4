import { clockPresets } from '../clock/clockPresets.ts'
import { freePlay } from '../stage/freePlay.ts'
import type { DockTab, SideTab } from '../state/settings.ts'
import type { WorkbenchParts } from '../state/workbench.ts'
import { decide, type Decision } from '../waiting/decide.ts'
import { waitingRequests } from '../waiting/waitingRequests.ts'

export interface Shortcut {
  /** As the browser names them (`event.key`); letters in lower case. */
  readonly keys: readonly string[]
  readonly what: string
  readonly group: 'Scenario' | 'Time' | 'Outside' | 'Panels'
  readonly run: () => void
}

const sideKeys: readonly (readonly [string, SideTab, string])[] = [
  ['w', 'wallets', 'Wallets'],
  ['e', 'phone', 'Phone'],
  ['i', 'sites', 'Sites: secure frame, login windows'],
  ['m', 'mail', 'Mailbox'],
  ['b', 'chains', 'Chains'],
  ['f', 'faults', 'Faults'],
  ['h', 'theme', 'Theme'],
  ['o', 'host', 'Host options'],
  ['s', 'state', 'State'],
]
const dockKeys: readonly (readonly [string, DockTab, string])[] = [
  ['l', 'timeline', 'Timeline'],
  ['k', 'calls', 'Calls'],
]

/**
 * What the keyboard does when no field has the focus. F-keys also work from within the stage. Beside a host's own page there are no
 * scenarios and no host options.
 */
export function shortcutsOf(
  parts: WorkbenchParts,
  page: Document,
  { isHostPage = false } = {},
): readonly Shortcut[] {
  const { player, settings, stage, list, addressBar } = parts
  const simulator = () => stage.store.getState().api?.simulator
  const playing = () => ['playing', 'raising'].includes(player.store.getState().status)
  const show = (part: Parameters<typeof settings.change>[0], panel: 'side' | 'dock') => {
    const { collapsed } = settings.store.getState()
    settings.change({ ...part, collapsed: { ...collapsed, [panel]: false } })
  }

  /** A second advance while one is under way is refused by the clock, and that is no error here. */
  const advance = (
    work: (clock: NonNullable<ReturnType<typeof simulator>>['clock']) => unknown,
  ) => {
    const clock = simulator()?.clock
    if (clock && clock.state !== 'advancing') work(clock)
  }

  const neighbour = (by: 1 | -1) => {
    const id = list.neighbour(addressBar.current.scenario ?? freePlay.id, by)
    if (id !== undefined) parts.choose(id)
  }

  /** The request above the stage: the first one of the panel in view, else of another one. */
  const answer = (what: Decision) => {
    const world = simulator()
    const [first] = world ? waitingRequests(world, settings.store.getState().sideTab) : []
    if (first) void decide(page, first, what)
  }

  const ofScenarios: readonly Shortcut[] = [
    {
      keys: ['/'],
      what: 'Search scenarios',
      group: 'Scenario',
      run: () => page.getElementById('wb-search')?.focus(),
    },
    {
      keys: ['p', 'F8'],
      what: 'Run or pause',
      group: 'Scenario',
      run: () => (playing() ? player.pause() : player.run()),
    },
    { keys: ['n', 'F9'], what: 'Play one step', group: 'Scenario', run: player.step },
    {
      keys: ['r', 'F10'],
      what: 'Restart with a fresh world',
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
    {
      keys: ['y'],
      what: 'Copy a link to this stage',
      group: 'Scenario',
      run: () => page.getElementById('wb-copy-link')?.click(),
    },
  ]

  return [
    ...(isHostPage ? [] : ofScenarios),
    {
      keys: ['t'],
      what: 'Let time flow or stand still',
      group: 'Time',
      run: () => advance((clock) => (clock.state === 'paused' ? clock.resume(1) : clock.pause())),
    },
    {
      keys: [']'],
      what: 'Run to the next timer',
      group: 'Time',
      run: () => advance((clock) => clock.runToNext()),
    },
    ...clockPresets.map(({ ms, title, key }) => ({
      keys: [key],
      what: `Run ${title}`,
      group: 'Time' as const,
      run: () => advance((clock) => clock.run(ms)),
    })),
    {
      keys: ['a'],
      what: 'Approve the first request in view, else of another panel',
      group: 'Outside',
      run: () => answer('approve'),
    },
    {
      keys: ['d'],
      what: 'Decline the first request in view, else of another panel',
      group: 'Outside',
      run: () => answer('decline'),
    },
    ...sideKeys
      .filter(([, tab]) => !(isHostPage && tab === 'host'))
      .map(([key, sideTab, what]) => ({
        keys: [key],
        what,
        group: 'Panels' as const,
        run: () => show({ sideTab }, 'side'),
      })),
    ...dockKeys.map(([key, dockTab, what]) => ({
      keys: [key],
      what,
      group: 'Panels' as const,
      run: () => show({ dockTab }, 'dock'),
    })),
    {
      keys: ['F6'],
      what: 'Focus the next part of the page',
      group: 'Panels',
      run: () => focusNextPart(page),
    },
  ]
}

/** Parts of the page that F6 goes round, by what takes the focus in each. */
const partsInOrder = [
  '#wb-search',
  '[data-panel=player] button:not(:disabled)',
  '#wb-stage-frame, .wb-host-page',
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
