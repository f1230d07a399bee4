import { createStore } from 'zustand/vanilla'
import { messageOf } from '../boundary/messageOf.ts'
import { readProjectScenarios, saveProjectScenario } from '../../run/file/projectScenarios.ts'
import type { Project, ProjectState } from '../state/project.ts'

/**
 * See `Project`.
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
