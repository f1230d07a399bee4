import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { waitsForAnswer } from './phoneWaits.ts'
import { createPhoneTest } from './testing/phoneTest.ts'
import { connectTestDapp, createTestDapp, evmNamespace } from './testing/testDapp.ts'
import { until } from './testing/until.ts'

const platform = createTestClock()
/** Set on a page whose timers run on the virtual clock. */
let quiet: ((signal: AbortSignal) => Promise<void>) | undefined
const { phone, faults, log, load } = createPhoneTest({
  platform,
  quiet: (signal) => quiet?.(signal) ?? new Promise(() => undefined),
})

beforeAll(load, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('resolves at once when the relay refuses the connection, and reports what it waits for', async () => {
  await connectTestDapp(await createTestDapp('Other app'), phone, evmNamespace(['eip155:1']))
  expect(platform.pending()).toEqual([])
  await phone.setOnline(false)
  const { id } = faults.add({ target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } })

  await phone.setOnline(true)
  expect(phone.online()).toBe(true)
  expect(log.list().at(-1)).toMatchObject({ name: 'relay.connect', status: 'failed', faultId: id })
  expect(platform.pending()).toEqual([])

  const ending = phone.disconnect()
  await until(() => platform.pending().at(0))
  await Promise.all([expect(ending).rejects.toThrow(waitsForAnswer), platform.run(20_000)])
  expect(platform.pending()).toEqual([])
})

it('gives up without a time limit as soon as no call is in flight', async () => {
  const ended: boolean[] = []
  quiet = async (signal) => signal.addEventListener('abort', () => ended.push(true))
  await expect(phone.disconnect()).rejects.toThrow(waitsForAnswer)
  await expect(phone.open(`wc:${'ab'.repeat(32)}@2?symKey=${'cd'.repeat(32)}`)).rejects.toThrow(
    waitsForAnswer,
  )
  expect(ended).toEqual([true, true])
  expect(platform.pending()).toEqual([])
})
