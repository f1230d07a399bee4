import { createStore, type StoreApi } from 'zustand/vanilla'

/** The secrets that steps type. They are only in memory: recordings, files and the storage of the browser have their names. */
export interface Secrets {
  /** `wanted`: name of the secret that a step waits for. */
  readonly store: StoreApi<{ readonly wanted: string | undefined }>
  /** Resolves with a secret once a person has given it. Rejects when the play stops. */
  get(name: string, signal: AbortSignal): Promise<string>
  give(name: string, text: string): void
  /** The secrets that were given, by name. */
  all(): Readonly<Record<string, string>>
}

/** Creates the store of the secrets. None is known at first. */
export function createSecrets(): Secrets {
  const given = new Map<string, string>()
  const store = createStore<{ wanted: string | undefined }>(() => ({ wanted: undefined }))
  let answer = (_text: string) => {}
  return {
    store,
    async get(name, signal) {
      const known = given.get(name)
      if (known !== undefined) return known
      store.setState({ wanted: name })
      try {
        return await new Promise<string>((resolve, reject) => {
          answer = resolve
          signal.addEventListener('abort', () => reject(new Error('The play was stopped.')))
        })
      } finally {
        store.setState({ wanted: undefined })
      }
    },
    give(name, text) {
      given.set(name, text)
      if (store.getState().wanted === name) answer(text)
    },
    all: () => Object.fromEntries(given),
  }
}
