import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSystemClock } from '../../../real/browser/systemClock.ts'
import { waitsForAnswer } from './phone.ts'
import { createPhoneTest } from './testing/phoneTest.ts'
import { connectTestDapp, createTestDapp, evmNamespace } from './testing/testDapp.ts'
import { until } from './testing/until.ts'

/** What ends the patience of the phone, while it has some. */
const patience = new Set<() => void>()
const { phone, faults, log, load } = createPhoneTest({
  platform: {
    ...createSystemClock(),
    setTimer(_label, _ms, callback) {
      patience.add(callback)
      return () => void patience.delete(callback)
    },
  },
})

beforeAll(load, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('is online at once where the relay refuses it, and says what it waits for', async () => {
  await connectTestDapp(await createTestDapp('Other app'), phone, evmNamespace(['eip155:1']))
  expect(patience.size).toBe(0)
  await phone.setOnline(false)
  const { id } = faults.add({ target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } })

  await phone.setOnline(true)
  expect(phone.online()).toBe(true)
  expect(log.list().at(-1)).toMatchObject({ name: 'relay.connect', status: 'failed', faultId: id })
  expect(patience.size).toBe(0)

  const ending = phone.disconnect()
  const runOut = await until(() => [...patience].at(0))
  runOut()
  await expect(ending).rejects.toThrow(waitsForAnswer)
  expect(patience.size).toBe(0)
})
