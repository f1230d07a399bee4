import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import type { StageLink } from '../state/stageLink.ts'
import { createPlayAudit } from './playAudit.ts'

const finding = { rule: 'button-name', impact: 'critical', role: 'button', name: '', html: '<a>' }

const scenario: Scenario = {
  id: 'help',
  title: 'Help',
  tags: [],
  steps: [
    { do: 'press', key: 'Enter' },
    { expect: 'view', is: 'Connect' },
    { do: 'press', key: 'Tab' },
    { do: 'press', key: 'Tab' },
  ],
}

function setUp() {
  let checks = 0
  const api = {
    settle: () => Promise.resolve(),
    checkAccessibility: () => Promise.resolve([{ ...finding, html: `<a class="${++checks}">` }]),
  }
  const store = createStore(() => ({ api }))
  return createPlayAudit({ store } as unknown as Pick<StageLink, 'store'>)
}

async function playAll(audit: ReturnType<typeof setUp>) {
  for (const step of [1, 2, 3, 4]) await audit.checkAfterStep(step)
}

it('checks a play after its views and after the last step', async () => {
  const audit = setUp()
  audit.begin(scenario)
  await playAll(audit)
  expect(audit.end().map(({ step }) => step)).toEqual([1, 3])
})

it('checks nothing before a play begins and after it has ended', async () => {
  const audit = setUp()
  await playAll(audit)
  expect(audit.end()).toEqual([])
  audit.begin(scenario)
  audit.end()
  await playAll(audit)
  expect(audit.end()).toEqual([])
  audit.begin(scenario)
  expect(audit.end()).toEqual([])
})
