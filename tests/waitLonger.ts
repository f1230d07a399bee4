import { vi } from 'vitest'

/** Ends what hangs, in ms. The default of 1,000 ms ends what a busy machine does late. */
const limit = 120_000

const { waitFor, waitUntil } = vi
const withLimit = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: limit, ...options }

vi.waitFor = (check, options) => waitFor(check, withLimit(options))
vi.waitUntil = (check, options) => waitUntil(check, withLimit(options))
