import { usualPrefix } from '../../backends/port/storage.ts'
import { createPageStorage, type PageWindow } from '../../backends/real/browser/pageStorage.ts'
import { memoryStorage } from '../../backends/real/testing/memoryStorage.ts'
import { createTestConnection, testAddress, testConnector } from './testConnection.ts'
import { createTestCore } from './testCore.ts'

/** The second account of the wallet. */
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type CoreOptions = NonNullable<Parameters<typeof createTestCore>[0]>

/** Widgets of one page, with one storage, and one wallet that restores each connection silently. */
export function createPageTest() {
  const kept = memoryStorage()
  const page = new EventTarget() as PageWindow
  const asked: string[] = []

  function widget({ prefix = usualPrefix, ...options }: CoreOptions & { prefix?: string } = {}) {
    const wallet = createTestConnection({ accounts: [testAddress, otherAddress] })
    const test = createTestCore({
      storage: createPageStorage(kept, prefix, () => page),
      ...options,
      backend: {
        connectors: {
          list: () => [testConnector],
          reconnect(id) {
            asked.push(id)
            return Promise.resolve(wallet.connection)
          },
        },
        ...options.backend,
      },
    })
    const { core } = test
    core.start()
    /** Connects the wallet in this widget, as the visitor does. */
    const connect = (changes: Parameters<typeof createTestConnection>[0] = {}) => {
      const own = createTestConnection(changes)
      core.session.adopt(testConnector, own.connection)
      return own
    }
    return { ...test, wallet, connect, status: () => core.session.store.getState().status }
  }

  return { kept, asked, widget }
}
