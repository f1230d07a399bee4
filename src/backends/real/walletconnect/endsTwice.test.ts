import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadWalletClient } from '../../mock/actors/phone/loadWalletClient.ts'
import { createPhoneTest, testProjectId } from '../../mock/actors/phone/testing/phoneTest.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createLibraryStorage } from './libraryStorage.ts'
import { loadLibrary } from './library.ts'

const { load } = createPhoneTest()
const onError = (error: unknown) => expect.fail(String(error))
const options = { relayUrl: 'wss://relay.test', projectId: testProjectId, onError }

beforeAll(load, 120_000)
afterAll(() => vi.unstubAllGlobals())

/** The relay delivers the end a second time, after the session is gone. */
const secondEnd = {
  topic: 'ab'.repeat(32),
  payload: {
    id: 1,
    jsonrpc: '2.0',
    method: 'wc_sessionDelete',
    params: { code: 6000, message: 'User disconnected.' },
  },
}

/** Lets the client handle the end; Vitest fails on unhandled rejections. */
async function receive(engine: object) {
  const { processRequest } = engine as { processRequest(request: object): Promise<void> }
  void processRequest(secondEnd)
  await new Promise((resolve) => setTimeout(resolve))
}

it('a page ignores the end of a session that is already over', async () => {
  const storage = createLibraryStorage({ ...options, storage: memoryStorage(), prefix: 'page/' })
  const settings = { metadata: undefined, verifyUrl: '', storage, name: 'page' }
  const library = await loadLibrary({ ...options, ...settings })
  await receive(library.engine)
  expect(library.session.keys).toEqual([])
})

it('the simulated phone ignores the end of a session that is already over', async () => {
  const settings = { prefix: 'phone/', name: 'phone', pageUrl: 'https://phone.test' }
  const { kit } = await loadWalletClient({ ...options, ...settings, storage: memoryStorage() })
  await receive(kit.engine.signClient.engine)
  expect(kit.getActiveSessions()).toEqual({})
})
