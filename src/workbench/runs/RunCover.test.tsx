// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { PlayerState } from '../player/player.ts'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import type { WorkbenchParts } from '../state/workbench.ts'
import { RunCover } from './RunCover.tsx'
import type { RunRow, Runs, RunsState } from './runs.ts'

/** The question of a run of two scenarios: the first one has passed, and the second one is at `result`. */
function ask(status: PlayerState['status'], result: RunRow['result']) {
  const rows: readonly RunRow[] = [
    { scenario: 'a', title: 'A', result: 'passed' },
    { scenario: 'b', title: 'B', result },
  ]
  const player = createStore<PlayerState>(() => ({ status, results: [], breakpoints: {} }))
  const runs = createStore<Partial<RunsState>>(() => ({
    active: 'r',
    asked: () => undefined,
    runs: [{ id: 'r', at: 0, rows }],
  }))
  const parts = { player: { store: player }, runs: { store: runs } as unknown as Runs }
  const end = () =>
    runs.setState({
      runs: [{ id: 'r', at: 0, rows: rows.map((row) => ({ ...row, result: 'passed' })) }],
    })
  const { unmount } = render(
    <WorkbenchContext.Provider value={parts as WorkbenchParts}>
      <RunCover />
    </WorkbenchContext.Provider>,
  )
  onTestFinished(unmount)
  const keep = screen.getByRole('button', { name: 'Keep running' })
  return { player, end, hasFocus: () => document.activeElement === keep }
}

it('the question takes the focus between two plays', () => {
  expect(ask('done', 'waiting').hasFocus()).toBe(true)
})

it.each(['done', 'idle', 'raising', 'playing'] as const)(
  'the question of a play that is %s and not yet held leaves the focus, and takes it once the play is held',
  (status) => {
    const { player, hasFocus } = ask(status, 'running')
    expect(hasFocus()).toBe(false)
    act(() => player.setState({ status: 'held' }))
    expect(hasFocus()).toBe(true)
  },
)

it('the question leaves the focus on the choice that a person moved to when the held play ends', () => {
  const { player, end } = ask('held', 'running')
  const stop = screen.getByRole('button', { name: 'Stop and go on' })
  stop.focus()
  act(() => player.setState({ status: 'done' }))
  act(end)
  expect(document.activeElement).toBe(stop)
})
