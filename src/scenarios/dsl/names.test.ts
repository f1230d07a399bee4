import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../backends/mock/calls/knownCalls.ts'
import { timerLabels } from '../../backends/port/timerLabels.ts'
import type { Step } from './step.ts'

const src = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(src, { encoding: 'utf8', recursive: true })
  .filter((file) => /^(widget|backends|stage|workbench)\/.*(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => !file.endsWith('timerLabels.ts'))
  .map((file) => readFileSync(join(src, file), 'utf8'))

// This tests the compiler: a line that it no longer rejects fails the type check.
describe('the compiler', () => {
  it('rejects an unknown call in an expectation', () => {
    // @ts-expect-error The call is `directory.wallets`.
    const step: Step = { expect: 'calls', name: 'directory.wallet', times: 0 }
    expect(knownCalls).not.toContain(Object(step).name)
  })

  it('rejects an unknown call or prefix as the target of a fault', () => {
    const fault = { when: { always: true }, effect: { kind: 'hang' } } as const
    const steps: Step[] = [
      // @ts-expect-error The call is `swap.quote`.
      { do: 'fault.add', rule: { ...fault, target: 'swap.quotes' } },
      // @ts-expect-error The calls begin with `directory.`.
      { do: 'fault.add', rule: { ...fault, target: 'directories.*' } },
      { do: 'fault.add', rule: { ...fault, target: 'directory.*' } },
    ]
    expect(steps).toHaveLength(3)
  })

  it('rejects an unknown timer, also in an expectation that it does not wait', () => {
    // @ts-expect-error The timer is `onramp.poll`.
    const step: Step = { expect: 'timer', label: 'onramp.pol', pending: false }
    expect(timerLabels).not.toContain(Object(step).label)
  })

  it('rejects an unknown analytics event and an unknown view', () => {
    // @ts-expect-error The event is `CONNECT_SUCCESS`.
    const event: Step = { expect: 'analytics', event: 'CONNECTED', times: 0 }
    // @ts-expect-error The view is `Networks`.
    const view: Step = { do: 'host.open', view: 'Network' }
    expect([event, view]).toHaveLength(2)
  })
})

it('lists each call once', () => {
  expect(knownCalls).toEqual([...new Set(knownCalls)])
})

it.each(timerLabels)('lists only timers that the code sets: %s', (label) => {
  expect(sources.some((source) => source.includes(`'${label}'`))).toBe(true)
})
