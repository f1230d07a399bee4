// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Moment } from '../snapshot/moment.ts'
import type { PlayerState } from '../player/player.ts'
import type { WorkbenchParts } from '../state/workbench.ts'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import { DestinationBar } from './DestinationBar.tsx'
import { PastStage } from './PastStage.tsx'

const { happyDOM } = window as unknown as {
  happyDOM: { settings: object }
}

// The window of the tests complains about a frame that it does not load.
beforeAll(() => {
  Object.assign(happyDOM.settings, {
    disableIframePageLoading: false,
    enableIframePageLoading: true,
  })
})

afterEach(cleanup)

const momentOf = (html: string): Moment => ({
  at: 0,
  page: { html, details: new Map() },
  facts: {},
})

const underWay: PlayerState = {
  status: 'playing',
  goal: 30,
  breakpoints: {},
  results: [{ state: 'done' }, { state: 'done' }, { state: 'running' }],
}

/** The picture above the stage and its bar, while the player leads to step 30. */
function renderCover(player: Partial<PlayerState> = {}, { activeRun = undefined as unknown } = {}) {
  const parts = {
    player: { store: createStore(() => ({ ...underWay, ...player })) },
    recorder: {
      store: createStore(() => ({ lookedAt: undefined, destination: momentOf('<p>Swap</p>') })),
      momentAfter: () => undefined,
    },
    runs: { store: createStore(() => ({ active: activeRun })) },
    markup: (html: string) => html,
  } as unknown as WorkbenchParts
  render(
    <WorkbenchContext value={parts}>
      <PastStage width={1100} height={760} scale={0.5} />
      <DestinationBar />
    </WorkbenchContext>,
  )
}

const picture = () =>
  screen.queryByTitle<HTMLIFrameElement>('Picture of the page at this moment')?.srcdoc

it.each(['raising', 'playing'] as const)(
  'shows the picture of the step that the player leads to, and how many are played, while it is %s',
  (status) => {
    renderCover({ status })
    expect(picture()).toBe('<p>Swap</p>')
    expect(screen.getByText(/^Playing to step 30/).textContent).toBe('Playing to step 30 2/30')
    const progress = screen.getByRole<HTMLProgressElement>('progressbar')
    expect(progress).toMatchObject({ value: 2, max: 30 })
    expect(progress.getAttribute('aria-label')).toBe('Steps played to step 30')
  },
)

it.each<[string, Partial<PlayerState>]>([
  ['is held there', { status: 'held' }],
  ['is stopped', { status: 'idle' }],
  ['has failed', { status: 'failed' }],
  ['is done', { status: 'done' }],
  ['plays to the end', { goal: undefined }],
])('shows no picture when the player %s', (_, player) => {
  renderCover(player)
  expect(picture()).toBeUndefined()
  expect(screen.queryByText(/^Playing to step/)).toBeNull()
})

it('shows no picture during a run of several scenarios', () => {
  renderCover({}, { activeRun: 'run-1' })
  expect(picture()).toBeUndefined()
})
