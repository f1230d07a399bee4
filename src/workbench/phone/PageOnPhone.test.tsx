// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { HandsetActor } from '../../backends/mock/actors/handset/handset.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import { createTestWorkbench } from '../tabPanels/testing/testWorkbench.ts'
import { PageOnPhone } from './PageOnPhone.tsx'

afterEach(cleanup)

function open(handset: Partial<HandsetActor>, canReload = true) {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const acts = {
    leave: vi.fn<HandsetActor['leave']>(),
    comeBack: vi.fn<HandsetActor['comeBack']>(),
    install: vi.fn<HandsetActor['install']>(),
    uninstall: vi.fn<HandsetActor['uninstall']>(),
  }
  const stage = {
    simulator: {
      handset: {
        inFront: () => 'page',
        asleep: () => false,
        apps: () => undefined,
        subscribe: () => () => undefined,
        ...acts,
        ...handset,
      },
      opened: () => [{ url: 'quillsafe://wc', target: '_self', end: 'refused' }],
    },
  } as unknown as StageApi
  const { parts } = createTestWorkbench({})
  const recorder = { ...parts.recorder, reload }
  render(
    <WorkbenchContext value={{ ...parts, recorder }}>
      <PageOnPhone stage={stage} canReload={canReload} />
    </WorkbenchContext>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { ...acts, reload, press }
}

it('leaves the page for an app, and installs and removes apps', async () => {
  const { press, leave, install, uninstall } = open({ apps: () => ['Quillsafe'] })
  expect(screen.getByRole('status').textContent).toBe(
    'In front: the page. The newest link ended in: refused.',
  )
  await press('Go to another app')
  await press('Go to Quillsafe')
  expect(leave.mock.calls).toEqual([[], ['Quillsafe']])
  await userEvent.type(screen.getByRole('textbox', { name: 'Wallet' }), ' Tidepool ')
  await press('Install its app')
  await press('Remove Quillsafe')
  expect([install.mock.calls, uninstall.mock.calls]).toEqual([[['Tidepool']], [['Quillsafe']]])
})

it('brings the visitor back: to the page, to a page that was discarded, or in a new tab', async () => {
  const { press, comeBack, reload } = open({ inFront: () => 'Quillsafe', asleep: () => true })
  expect(screen.getByRole('status').textContent).toContain('In front: Quillsafe. The page sleeps.')
  await press('Back to the page')
  await press('Back, page discarded')
  await press('Back in a new tab')
  expect(comeBack).toHaveBeenCalledOnce()
  expect(reload.mock.calls).toEqual([[], [true]])
})

it('offers no reload beside a page of a host', () => {
  open({ inFront: () => 'Quillsafe' }, false)
  expect(screen.queryByRole('button', { name: 'Back in a new tab' })).toBeNull()
})
