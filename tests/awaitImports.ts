import { afterAll, vi } from 'vitest'

// A view that a test opened may still be loading when the last test of a file is over. The files share a process: code
// that is torn down while it loads would be missing in later files.
afterAll(() => vi.dynamicImportSettled())
