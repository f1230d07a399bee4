import { vi } from 'vitest'

/** Runs everything that waits only for promises and for code that is loading. */
export async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
}
