// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { WorkbenchParts } from '../state/workbench.ts'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import { dockPanels, sidePanels } from '../tabPanels/panelLists.ts'
import { createTestWorkbench } from '../tabPanels/testing/testWorkbench.ts'
import { shortcutsOf } from './shortcutsOf.ts'
import { useShortcuts } from './useShortcuts.ts'

afterEach(cleanup)

function createParts(stored: object = {}) {
  const { parts, settings } = createTestWorkbench({ stored })
  const player = { step: vi.fn(), restart: vi.fn() }
  return { parts: { ...parts, player } as unknown as WorkbenchParts, settings, player }
}

function Keys({ parts, toggleHelp }: { parts: WorkbenchParts; toggleHelp: () => void }) {
  useShortcuts(shortcutsOf(parts, document), toggleHelp)
  return <input aria-label="Search" />
}

/** Presses a key. As in a browser, the event names its window. */
const press = (key: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, view: window })

function renderKeys(stored?: object) {
  const { parts, ...rest } = createParts(stored)
  const toggleHelp = vi.fn()
  const { getByRole } = render(
    <WorkbenchContext value={parts}>
      <Keys parts={parts} toggleHelp={toggleHelp} />
    </WorkbenchContext>,
  )
  return { ...rest, toggleHelp, field: getByRole('textbox') }
}

it.each([false, true])('gives every shortcut a key of its own (host page: %s)', (isHostPage) => {
  const shortcuts = shortcutsOf(createParts().parts, document, { isHostPage })
  const keys = shortcuts.flatMap((shortcut) => shortcut.keys)
  expect(keys.length).toBeGreaterThan(15)
  expect(new Set(keys).size).toBe(keys.length)
})

it('leaves out the host options beside a host page', () => {
  const names = shortcutsOf(createParts().parts, document, { isHostPage: true }).map(
    ({ what }) => what,
  )
  expect(names).toContain('Mailbox')
  expect(names).not.toContain('Host options')
})

it('leaves out the link in a window without an address', () => {
  const names = (address: string | undefined) =>
    shortcutsOf({ ...createParts().parts, address }, document).map(({ what }) => what)
  expect(names('http://localhost:5173')).toContain('Copy a link to this stage')
  expect(names(undefined)).not.toContain('Copy a link to this stage')
})

it.each(sidePanels)('opens the panel $id when $key is pressed', ({ id, key }) => {
  const { settings } = renderKeys({ collapsed: { side: true } })
  press(key)
  expect(settings.store.getState()).toMatchObject({ sideTab: id, collapsed: { side: false } })
})

it.each(dockPanels)('opens the panel $id below the stage when $key is pressed', (panel) => {
  const { settings } = renderKeys({ collapsed: { dock: true } })
  press(panel.key)
  expect(settings.store.getState()).toMatchObject({
    dockTab: panel.id,
    collapsed: { dock: false },
  })
})

it('moves the focus to the tab of a panel when its key is pressed again', () => {
  renderKeys({ collapsed: { dock: true }, dockTab: 'runs' })
  const tab = document.createElement('button')
  tab.id = 'wb-dock-tab-runs'
  document.body.append(tab)
  press('u')
  expect(document.activeElement).toBe(document.body)
  press('u')
  expect(document.activeElement).toBe(tab)
  tab.remove()
})

it('ignores letters while a field has the focus, but not F-keys', () => {
  const { field, settings, player } = renderKeys()
  press('m', field)
  expect(settings.store.getState().sideTab).toBe('')
  press('F9', field)
  expect(player.step).toHaveBeenCalledOnce()
})

it('ignores letters when the settings say so', () => {
  const { player, toggleHelp } = renderKeys({ letterKeys: false })
  press('n')
  press('?')
  expect(player.step).not.toHaveBeenCalled()
  expect(toggleHelp).not.toHaveBeenCalled()
})

it('shows the list of shortcuts when ? is pressed', () => {
  const { toggleHelp } = renderKeys()
  press('?')
  expect(toggleHelp).toHaveBeenCalledOnce()
})
