import { createListeners, type Listeners } from '../kernel/listeners.ts'

/** Told when a started transfer has to be forgotten, because another account would pay for it. */
export interface SendState {
  /** Whoever keeps a part of it starts over (C-232, A §4). */
  readonly resets: Pick<Listeners<undefined>, 'subscribe'>
  reset(): void
}

/** The widget's own, by `core.use(createSendState)`. */
export function createSendState(): SendState {
  const resets = createListeners<undefined>()
  return { resets, reset: () => resets.notify(undefined) }
}
