import { expect, it, vi, describe } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { AccessibilityFinding } from '../../stage/accessibility/accessibilityFinding.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { createSettings } from '../state/settings.ts'
import type { StageLinkState } from '../state/stageLink.ts'
import { createAccessibility, addFindings } from './accessibility.ts'
import { sampleFinding } from '../../stage/accessibility/testing/sampleFinding.ts'

const finding: AccessibilityFinding = {
  rule: 'button-name',
  impact: 'critical',
  help: '',
  helpUrl: '',
  reasons: [],
  role: 'button',
  name: '',
  html: '<button>',
}

/** The tools of a stage whose checks have this result. */
function createTools(checkAccessibility: StageApi['checkAccessibility']) {
  const api = { checkAccessibility, simulator: {} } as unknown as StageApi
  const stage = {
    store: createStore<StageLinkState>(() => ({ generation: 1, status: 'ready', thrown: [], api })),
    frame: () => null,
    page: () => undefined,
  }
  const settings = createSettings({ getItem: () => null, setItem: () => undefined })
  const tools = createAccessibility({ clock: createTestClock(), stage, settings })
  const stop = tools.follow()
  return { tools, stage, settings, stop }
}

it('checks after a step only while the person wants it, and adds up', async () => {
  const check = vi.fn(async () => [finding])
  const { tools, settings } = createTools(check)
  await tools.checkAfterStep(1)
  expect(check).not.toHaveBeenCalled()
  settings.change({ checksSteps: true })
  await tools.checkAfterStep(2)
  await tools.checkAfterStep(3)
  expect(tools.store.getState()).toMatchObject({
    status: 'checked',
    checks: 2,
    findings: [{ rule: 'button-name', step: 2 }],
  })
  await tools.check()
  expect(tools.store.getState()).toMatchObject({ checks: 1, findings: [finding] })
})

it('says why a check failed', async () => {
  const { tools } = createTools(() => Promise.reject(new Error('axe did not load.')))
  await tools.check()
  expect(tools.store.getState()).toMatchObject({ status: 'failed', problem: 'axe did not load.' })
})

it('forgets the findings in a fresh world, but not the emulated settings', async () => {
  const { tools, stage } = createTools(async () => [finding])
  tools.emulate({ zoom: 2 })
  await tools.check()
  stage.store.setState({ generation: 2 })
  expect(tools.store.getState()).toMatchObject({
    status: 'unchecked',
    findings: [],
    emulation: { zoom: 2, forcedColors: false },
  })
})

it('ignores the result of a check whose world is gone', async () => {
  let answer: (found: readonly AccessibilityFinding[]) => void = () => undefined
  const { tools, stage } = createTools(() => new Promise((resolve) => (answer = resolve)))
  const checked = tools.check()
  stage.store.setState({ generation: 2 })
  answer([finding])
  await checked
  expect(tools.store.getState()).toMatchObject({ status: 'unchecked', findings: [] })
})

it('follows no stage after it was stopped', () => {
  const { tools, stage, stop } = createTools(async () => [])
  tools.mark([])
  tools.emulate({ zoom: 1.5 })
  stop()
  tools.outline({} as Element)
  stage.store.setState({ generation: 3 })
  expect(tools.store.getState().outlined).toEqual({})
})

describe('addFindings', () => {
  const finding = (part: Partial<AccessibilityFinding> = {}): AccessibilityFinding => ({
    ...sampleFinding,
    ...part,
  })

  it('keeps the step after which a finding was there first', () => {
    const first = addFindings([], [finding()], 2)
    expect(first).toEqual([{ ...finding(), step: 2 }])
    const second = addFindings(first, [finding(), finding({ rule: 'image-alt' })], 5)
    expect(second.map(({ rule, step }) => [rule, step])).toEqual([
      ['button-name', 2],
      ['image-alt', 5],
    ])
  })

  it('takes an id that each render changes for the same element', () => {
    const before = addFindings([], [finding({ html: '<button id="a1" class="x">' })], 1)
    expect(addFindings(before, [finding({ html: '<button id="b2" class="x">' })], 2)).toHaveLength(
      1,
    )
  })

  it('keeps two equal elements of one check apart', () => {
    const both = addFindings([], [finding(), finding()], 1)
    expect(both).toHaveLength(2)
    expect(addFindings(both, [finding(), finding(), finding()], 2).map(({ step }) => step)).toEqual(
      [1, 1, 2],
    )
  })
})
