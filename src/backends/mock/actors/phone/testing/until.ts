import { vi } from 'vitest'

/** Resolves with the result of `look` as soon as it has one. The limit only stops a test that hangs, even on a slow machine. */
export const until = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, { timeout: 60_000 })
