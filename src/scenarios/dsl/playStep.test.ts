import { expect, it } from 'vitest'
import { playStep } from './playStep.ts'
import type { PageDriver, StagePort } from './stagePort.ts'
import type { Step } from './step.ts'

const email = { role: 'textbox', name: 'Email' }

/** What the hands and the stage do in a step. */
async function play(step: Step): Promise<readonly unknown[]> {
  const done: unknown[] = []
  const driver: PageDriver = {
    act: async ({ do: act, ...rest }) => void done.push([act, ...Object.values(rest)]),
    typeOn: async (text) => void done.push(['typeOn', text]),
    typeCode: async (text) => void done.push(['typeCode', text]),
    reload: async () => void done.push('reload'),
  }
  const stage = {
    act: async (each: { readonly ms?: number }) => void done.push(each.ms),
    newestCode: async () => '135246',
    prepareReload: async (isNewTab?: boolean) => void done.push(['prepareReload', isNewTab]),
    meet: async () => {
      done.push('meet')
      return { ok: true, actual: '', reasons: [] }
    },
  } as unknown as StagePort
  await playStep(step, driver, stage)
  return done
}

it('lets the time before a step pass first', async () => {
  expect(await play({ do: 'press', key: 'Enter', after: 800 })).toEqual([
    800,
    ['press', 'Enter', 800],
  ])
  expect(await play({ expect: 'modal', open: true, after: 50 })).toEqual([50, 'meet'])
})

it('types keys at their times, after the click', async () => {
  const step: Step = { do: 'type', target: email, text: 'adé\b', delays: [700, 0, 120] }
  expect(await play(step)).toEqual([
    ['click', email],
    700,
    ['type', email, 'ad'],
    120,
    ['typeOn', 'é\b'],
  ])
  expect(await play({ do: 'retype', target: email, text: 'xy', delays: [0, 9] })).toEqual([
    ['retype', email, 'x'],
    9,
    ['typeOn', 'y'],
  ])
  expect(await play({ do: 'retype', target: email, text: '', delays: [] })).toEqual([
    ['retype', email, ''],
  ])
})

it('types the digits of a code, and presses a key again, at their times', async () => {
  const code: Step = { do: 'typeCode', email: 'ada@example.com', delays: [10, 20] }
  expect(await play(code)).toEqual([10, ['typeCode', '1'], 20, ['typeOn', '35246']])
  const press: Step = { do: 'press', key: 'Tab', times: 3, delays: [0, 300] }
  expect(await play(press)).toEqual([['press', 'Tab'], 300, ['press', 'Tab'], ['press', 'Tab']])
})

it('says before a reload whether the page opens in a new tab', async () => {
  expect(await play({ do: 'reload' })).toEqual([['prepareReload', undefined], 'reload'])
  expect(await play({ do: 'reload', newTab: true })).toEqual([['prepareReload', true], 'reload'])
})
