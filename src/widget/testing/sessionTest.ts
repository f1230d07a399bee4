import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import { createNetworks } from '../core/networks/networks.ts'
import { validateOptions } from '../core/options/validateOptions.ts'
import { testNetworks } from './testNetworks.ts'
import { takeRestored } from '../core/session/restoreSession.ts'
import { createSession } from '../core/session/session.ts'

type Find = Parameters<typeof takeRestored>[3]
type RestoreOptions = Parameters<Find>[0]

/** A session with a storage that another tab may change, whose restores the test answers. */
export function createParts() {
  const kept = new Map<string, string>()
  const tabs = new Set<(key: string | undefined) => void>()
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    subscribe(listener: (key: string | undefined) => void) {
      tabs.add(listener)
      return () => void tabs.delete(listener)
    },
  }
  /** Changes the storage like another tab of the site. */
  const elsewhere = (key: string, value?: string) => {
    if (value === undefined) kept.delete(key)
    else kept.set(key, value)
    for (const notify of tabs) notify(key)
  }
  const clearElsewhere = () => {
    kept.clear()
    for (const notify of tabs) notify(undefined)
  }
  const config = validateOptions({
    projectId: 'p',
    adapters: [{ namespace: 'eip155', networks: Object.values(testNetworks) }],
    backend: () => {
      throw new Error('not asked for')
    },
  })
  const networks = createNetworks(config, storage)
  const clock = createTestClock()
  const failures: unknown[] = []
  const restored: { options: RestoreOptions; connectorId: string }[] = []
  let answer: (connectorId: string) => ReturnType<Find> = () => new Promise(() => undefined)
  const session = createSession({
    networks,
    storage,
    clock,
    restore: (connections, wait, chain, connectorId) =>
      takeRestored({ networks, storage, connections }, wait, chain, (options) => {
        restored.push({ connectorId, options })
        return answer(connectorId)
      }),
    onError: (error) => failures.push(error),
  })
  return {
    session,
    clock,
    failures,
    /** The restores so far. */
    restored,
    /** Sets how the wallet answers a restore; it never does by default. */
    restoresTo: (next: typeof answer) => (answer = next),
    networks,
    kept,
    storage,
    tabs,
    elsewhere,
    clearElsewhere,
  }
}
