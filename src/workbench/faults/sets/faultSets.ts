import { createStore, type StoreApi } from 'zustand/vanilla'
import { builtInFaultSets } from '../../../backends/mock/index.ts'
import type { FaultSet } from '../../../backends/mock/faults/faultTypes.ts'
import { messageOf } from '../../boundary/messageOf.ts'
import { readFaultSet } from '../../../stage/faults/readFaultSet.ts'
import { openProjectFiles, type Saved } from '../../../run/file/projectFiles.ts'
import { createKeptFaultSets } from './keptFaultSets.ts'

/** A set of faults and where it comes from; `link`: it is in use here, and saved nowhere. */
export interface KnownFaultSet {
  readonly set: FaultSet
  readonly from: 'builtIn' | 'project' | 'browser' | 'link'
}

interface FaultSetsState {
  readonly sets: readonly KnownFaultSet[]
  /** Folder of the project's sets; absent if the server keeps none. */
  readonly folder?: string
  /** Why files of the project cannot be used. */
  readonly problems: readonly string[]
}

/** The sets of faults that can be switched on. */
export interface FaultSets {
  readonly store: StoreApi<FaultSetsState>
  /** Reads those of the project. */
  load(): Promise<void>
  /** Lists a set that is in use and not known, until the page is left. */
  remember(set: FaultSet): void
  /**
   * Saves a set in the browser or the project. Why it is not saved.
   * @param before the set that is edited: it may be replaced or moved. A new set replaces none.
   */
  save(known: SavedFaultSet, before?: KnownFaultSet): Promise<string | undefined>
  /** Deletes a set. Why it is not deleted. */
  remove(known: KnownFaultSet): Promise<string | undefined>
}

/** A set where a person can save it. */
export interface SavedFaultSet extends KnownFaultSet {
  readonly from: 'project' | 'browser'
}

const named =
  (from: KnownFaultSet['from']) =>
  (set: FaultSet): KnownFaultSet => ({ set, from })

interface FaultSetsOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly fetch: typeof globalThis.fetch
  /** Origin of the server with the project; empty for that of the page. */
  readonly server?: string
}

/** Creates the store of the fault sets. At first it has the built-in sets and those of this browser. */
export function createFaultSets({ storage, fetch, server = '' }: FaultSetsOptions): FaultSets {
  const kept = createKeptFaultSets(storage)
  const files = openProjectFiles({ fetch, server, kind: 'faults' })
  let inProject: readonly FaultSet[] = []
  let linked: readonly FaultSet[] = []
  const store = createStore<FaultSetsState>(() => ({ sets: all(), problems: [] }))

  /** Each name once. */
  function all(): readonly KnownFaultSet[] {
    const sets = [
      ...builtInFaultSets.map(named('builtIn')),
      ...inProject.map(named('project')),
      ...kept.list().map(named('browser')),
      ...linked.map(named('link')),
    ]
    return sets.filter(({ set }, at) => sets.findIndex((each) => each.set.name === set.name) === at)
  }

  const list = () => store.setState({ sets: all() })

  const isTaken = (name: string) =>
    store.getState().sets.some(({ set, from }) => set.name === name && from !== 'link')

  async function load() {
    try {
      const found = await files.list()
      if (!found) return
      const read = found.files.map((file) => ({
        path: `${file.name}.faults.json`,
        ...('text' in file ? readFaultSet(file.text, file.name) : file),
      }))
      inProject = read.flatMap((file) => ('set' in file && file.set ? [file.set] : []))
      const problems = read.flatMap(({ path, problem }) => (problem ? [`${path}: ${problem}`] : []))
      store.setState({ sets: all(), problems, folder: found.folder })
    } catch (error) {
      const why = `The sets of the project cannot be read: ${messageOf(error)}.`
      store.setState({ problems: [why] })
    }
  }

  /** Changes a file, and lists the files again. Why it is not changed. */
  async function change(deed: () => Promise<Saved>): Promise<string | undefined> {
    try {
      const saved = await deed()
      if ('exists' in saved) return `${saved.exists} Choose another title.`
      if ('problem' in saved) return saved.problem
      await load()
      return undefined
    } catch (error) {
      return `Nothing is changed: ${messageOf(error)}. Is the server running?`
    }
  }

  async function remove({ set: { name }, from }: KnownFaultSet): Promise<string | undefined> {
    linked = linked.filter((each) => each.name !== name)
    if (from === 'project') return change(() => files.remove(name))
    kept.remove(name)
    list()
    return undefined
  }

  return {
    store,
    load,
    remember(set) {
      linked = [...linked.filter(({ name }) => name !== set.name), set]
      list()
    },
    async save({ set, from }, before) {
      const isSame = before?.set.name === set.name
      if (!isSame && isTaken(set.name)) {
        return `There is already a set “${set.title}”. Choose another title.`
      }
      if (from === 'browser') kept.put(set)
      else {
        const { name, ...content } = set
        const replaces = isSame && before.from === 'project'
        const why = await change(() => files.save(name, content, replaces))
        if (why !== undefined) return why
      }
      list()
      const isMoved = before !== undefined && before.from !== from && before.from !== 'link'
      return isMoved ? remove(before) : undefined
    },
    remove,
  }
}
