import { rm } from 'node:fs/promises'
import { test } from '@playwright/test'
import { createOutsideProject, type Releases } from './createOutsideProject.ts'

/** Tests with projects outside this repository, one for each set of releases and worker. */
export const outsideTest = test.extend<
  object,
  { outsideProject: (releases: Releases) => Promise<string> }
>({
  outsideProject: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, use) => {
      const folders = new Map<string, Promise<string>>()
      await use((releases) => {
        const key = JSON.stringify(releases)
        const folder = folders.get(key) ?? createOutsideProject(releases)
        folders.set(key, folder)
        return folder
      })
      for (const folder of folders.values()) await rm(await folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
