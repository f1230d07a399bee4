import { rm } from 'node:fs/promises'
import { test } from '@playwright/test'
import { createExample } from './createExample.ts'

/** Tests that are given an example in a folder outside of this repository; `test.use({ example: 'next' })` says which. */
export const exampleTest = test.extend<{ example: string; folder: string }>({
  example: ['', { option: true }],
  folder: async ({ example }, give) => {
    const folder = await createExample(example)
    await give(folder)
    await rm(folder, { recursive: true })
  },
})
