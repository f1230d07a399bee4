import { vi } from 'vitest'

/** Resolves with what `look` finds, as soon as it does; the limit only ends what hangs, on however slow a machine. */
export const until = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, { timeout: 60_000 })
