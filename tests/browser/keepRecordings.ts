import type { Page } from '@playwright/test'

interface KeptRecording {
  readonly title: string
  readonly steps: readonly unknown[]
}

/** Keeps recordings in the browser before its first page, with the ids `recorded-1`, `recorded-2` and so on. */
export function keepRecordings(page: Page, recordings: readonly KeptRecording[]) {
  return page.addInitScript(
    (kept) => localStorage.setItem('foyer.workbench.recordings.v2', JSON.stringify(kept)),
    recordings.map((each, index) => ({ ...each, id: `recorded-${index + 1}`, tags: ['recorded'] })),
  )
}
