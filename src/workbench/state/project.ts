import type { StoreApi } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import type { Saved } from '../../run/file/projectFiles.ts'
import type { ProjectScenarios } from '../../run/file/projectScenarios.ts'

export interface ProjectState extends Omit<ProjectScenarios, 'folder'> {
  /** Absent if the server keeps no scenarios. */
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
