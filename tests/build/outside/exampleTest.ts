import { rm } from 'node:fs/promises'
import { test } from '@playwright/test'
import { createExample } from './createExample.ts'

/** Tests with an example in a folder outside this repository; `test.use({ example: 'next' })` selects it. */
export const exampleTest = test.extend<{ example: string; folder: string }>({
  example: ['', { option: true }],
  folder: async ({ example }, give) => {
    const folder = await createExample(example)
    await give(folder)
    await rm(folder, { recursive: true })
  },
})
