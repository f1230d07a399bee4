import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base } from '@playwright/test'
import { readBlocks } from '../../docs/snippets/readBlocks.ts'

export type Guide = 'sign-in-server' | 'start' | 'offline' | 'any-app' | 'playwright' | 'unit-tests'

export const blocksOf = async (guide: Guide) => {
  const path = `docs/${guide}.md`
  return readBlocks({ path, text: await readFile(path, 'utf8') })
}

/** The blocks of a guide that start with the name of that file, in order. */
export async function named(guide: Guide, file: string): Promise<readonly string[]> {
  const blocks = await blocksOf(guide)
  return blocks
    .map(({ code }) => code)
    .filter((code) => /^(\/\/|<!--) (\S+)/.exec(code)?.[2] === file)
}

/** Tests with an empty folder outside this repository. */
export const docsTest = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern.
  folder: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'foyerkit-from-docs-'))
    await give(folder)
    await rm(folder, { recursive: true })
  },
})

/** Writes files of an app, with its ports in place of the guides' ports. */
export async function writeApp(
  folder: string,
  files: Readonly<Record<string, string | undefined>>,
  ports: Readonly<Record<string, number>> = {},
): Promise<void> {
  for (const [file, code] of Object.entries(files)) {
    if (code === undefined) throw new Error(`No block of the guide begins with the name ${file}.`)
    const text = Object.entries(ports).reduce(
      (changed, [port, free]) => changed.replaceAll(port, String(free)),
      code,
    )
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}
