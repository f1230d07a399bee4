import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../backends/mock/calls/knownCalls.ts'
import { timerLabels } from '../../backends/port/timerLabels.ts'
import type { Step } from './step.ts'

const src = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(src, { encoding: 'utf8', recursive: true })
  .filter((file) => /^(widget|backends|workbench)\/.*(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => !file.endsWith('timerLabels.ts'))
  .map((file) => readFileSync(join(src, file), 'utf8'))

// The compiler is what is tested here: a line that is not refused any more fails the type check.
describe('a name that nothing has', () => {
  it('is refused as the call of an expectation', () => {
    // @ts-expect-error The call is `directory.wallets`.
    const step: Step = { expect: 'calls', name: 'directory.wallet', times: 0 }
    expect(knownCalls).not.toContain(Object(step).name)
  })

  it('is refused as the call that a fault breaks, by itself and as a prefix', () => {
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

  it('is refused as a timer, also where none is expected to wait', () => {
    // @ts-expect-error The timer is `onramp.poll`.
    const step: Step = { expect: 'timer', label: 'onramp.pol', pending: false }
    expect(timerLabels).not.toContain(Object(step).label)
  })

  it('is refused as an analytics event and as a view', () => {
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

it.each(timerLabels)('knows no timer that nothing sets: %s', (label) => {
  expect(sources.some((source) => source.includes(`'${label}'`))).toBe(true)
})
