import { type StoreApi, createStore } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import type { Saved } from '../../run/file/projectFiles.ts'
import {
  type ProjectScenarios,
  readProjectScenarios,
  saveProjectScenario,
} from '../../run/file/projectScenarios.ts'
import { messageOf } from '../boundary/messageOf.ts'

export interface ProjectState extends Omit<ProjectScenarios, 'folder'> {
  /** Folder of the scenarios; absent if the server keeps none. */
  readonly folder?: string
}

/** The recorded scenarios of the project that the server belongs to. */
export interface Project {
  readonly store: StoreApi<ProjectState>
  /** Reads them from the server. A server that cannot be reached is a problem of the state. */
  load(): Promise<void>
  /** Saves a scenario as `{id}.scenario.json`, and lists it. */
  save(scenario: Scenario, replaces: boolean): Promise<Saved>
}

/**
 * Creates the store of the project's scenarios.
 * @param server origin of the server; empty for that of the page
 */
export function createProject(fetch: typeof globalThis.fetch, server = ''): Project {
  const store = createStore<ProjectState>(() => ({ scenarios: [], problems: [] }))
  async function load() {
    try {
      const read = await readProjectScenarios(fetch, server)
      if (read) store.setState(read)
    } catch (error) {
      const why = `The scenarios of the project cannot be read: ${messageOf(error)}.`
      store.setState({ problems: [why] })
    }
  }
  return {
    store,
    load,
    async save(scenario, replaces) {
      try {
        const saved = await saveProjectScenario(fetch, scenario, { replaces, server })
        if ('path' in saved) await load()
        return saved
      } catch (error) {
        return { problem: `The scenario is not saved: ${messageOf(error)}. Is the server running?` }
      }
    },
  }
}
