// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import { Dock } from './Dock.tsx'
import { SidePanels } from './SidePanels.tsx'
import type { TabPanel } from './tabPanel.ts'
import { createTestWorkbench } from './testing/testWorkbench.ts'

afterEach(cleanup)

/** A simulated actor with requests that wait. */
function createActor(count: number) {
  const listeners = new Set<() => void>()
  return {
    list: () => Array.from({ length: count }, (_, index) => ({ key: `request ${index}` })),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next: number) {
      count = next
      for (const listener of listeners) listener()
    },
  }
}

const actor = createActor(0)
const panels: readonly TabPanel[] = [
  { id: 'moon', name: 'Moon', key: 'x', needs: 'stage', Panel: () => <p>Dust and rocks</p> },
  {
    id: 'tides',
    name: 'Tides',
    key: 'z',
    needs: 'stage',
    Panel: ({ isHostPage }) => <p>{isHostPage ? 'High water' : 'Low water'}</p>,
    live: () => [actor],
    requests: () =>
      actor.list().map(({ key }) => ({
        key,
        who: 'Sea',
        what: 'rise',
        decline: { title: 'Ebb', give: () => undefined },
      })),
  },
  { id: 'charts', name: 'Charts', key: 'q', needs: 'widget', Panel: () => <p>Sea charts</p> },
  {
    id: 'ports',
    name: 'Ports',
    key: 'v',
    needs: 'workbench',
    icon: 'host',
    Panel: () => <p>Harbours</p>,
  },
]

interface Options {
  readonly isHostPage?: boolean
  readonly widgets?: number
  readonly stored?: object
}

function renderPanels({ isHostPage = false, ...options }: Options = {}) {
  const workbench = createTestWorkbench(options)
  render(
    <WorkbenchContext value={workbench.parts}>
      <SidePanels panels={panels} isHostPage={isHostPage} />
    </WorkbenchContext>,
  )
  return workbench
}

const panelText = () => screen.getByRole('tabpanel').textContent
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

it('shows the panel whose tab is clicked and remembers it', async () => {
  const { settings } = renderPanels()
  expect(screen.getByRole('tabpanel', { name: 'Moon' }).textContent).toBe('Dust and rocks')
  await userEvent.click(screen.getByRole('tab', { name: 'Tides' }))
  expect(screen.getByRole('tabpanel', { name: 'Tides' }).textContent).toBe('Low water')
  expect(screen.getByRole('tab', { selected: true }).title).toBe('Tides  (Z)')
  expect(settings.store.getState().sideTab).toBe('tides')
})

it('goes from tab to tab with the arrow keys', async () => {
  renderPanels()
  await userEvent.click(screen.getByRole('tab', { name: 'Moon' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Ports' }))
  expect(panelText()).toBe('Harbours')
})

it('shows the panel that the settings remember, and the first one when they name none', () => {
  renderPanels({ stored: { sideTab: 'charts' } })
  expect(panelText()).toBe('Sea charts')
  cleanup()
  renderPanels({ stored: { sideTab: 'gone' } })
  expect(panelText()).toBe('Dust and rocks')
})

it('counts the waiting requests on the tab of their panel', async () => {
  const { clock } = renderPanels()
  expect(tabNames()).toEqual(['Moon', 'Tides', 'Charts', 'Ports'])
  await act(() => {
    actor.set(2)
    return clock.run(50)
  })
  expect(tabNames()).toEqual(['Moon', 'Tides 2 waiting', 'Charts', 'Ports'])
  await act(() => {
    actor.set(0)
    return clock.run(50)
  })
  expect(tabNames()).toEqual(['Moon', 'Tides', 'Charts', 'Ports'])
})

it('hides the panels that need a widget when the page has none, and names them', () => {
  renderPanels({ widgets: 0, stored: { sideTab: 'charts' } })
  expect(tabNames()).toEqual(['Moon', 'Tides', 'Ports'])
  expect(panelText()).toBe(
    'Dust and rocksThis page has no Foyer widget. Timeline, Sites, Mail and Theme need one.',
  )
})

it('hides the panels of the workbench beside a host page', () => {
  renderPanels({ isHostPage: true, stored: { sideTab: 'tides' } })
  expect(tabNames()).toEqual(['Moon', 'Tides', 'Charts'])
  expect(panelText()).toBe('High water')
})

it('unfolds the panels below the stage when one of their tabs is clicked', async () => {
  const { parts, settings } = createTestWorkbench({ stored: { collapsed: { dock: true } } })
  render(
    <WorkbenchContext value={parts}>
      <Dock panels={panels} />
    </WorkbenchContext>,
  )
  expect(screen.queryByRole('tabpanel')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Charts' }))
  expect(screen.getByRole('tabpanel', { name: 'Charts' }).textContent).toBe('Sea charts')
  expect(settings.store.getState()).toMatchObject({ dockTab: 'charts', collapsed: { dock: false } })
})
