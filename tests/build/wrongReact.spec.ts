import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openHostPage } from './hostPage.ts'
import { bundleWithVite } from './outside/bundleWithVite.ts'
import { createOutsideProject } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'

const require = createRequire(import.meta.url)
const { version: tooOld } = require('react-18-1/package.json')
const { version: newest } = require('react/package.json')

const sentenceFor = (version: string) =>
  `foyerkit needs one React >=18.2, and this page has ${version} or two: run npm ls react.`

const body = '<div id="app"></div><foyer-button></foyer-button>'

for (const [what, entry] of [
  ['components', 'react.tsx'],
  ['elements', 'elements.ts'],
  ['the modal', 'openAlone.ts'],
] as const) {
  test(`names React 18.1 as the cause when ${what} would stay blank`, async ({
    page,
    outsideProject,
  }) => {
    const folder = await outsideProject({ react: 'react-18-1', viem: 'viem' })
    const files = await bundleWithVite(folder, entry)
    const seen = await openHostPage(page, files, 'page', body)
    await expect.poll(() => seen.complaints.join('\n')).toContain(sentenceFor(tooOld))
    expect(seen.complaints.join('\n')).not.toMatch(/is not a function|Rendering <Context>/)
  })
}

test('names two copies of React as the cause when components would stay blank', async ({
  page,
}) => {
  const folder = await createOutsideProject({ react: 'react', viem: 'viem' })
  const modules = join(folder, 'node_modules')
  await cp(join(modules, 'react'), join(modules, 'foyerkit/node_modules/react'), {
    recursive: true,
  })
  const files = await bundleWithVite(folder, 'react.tsx')
  await rm(folder, { recursive: true })
  const seen = await openHostPage(page, files, 'page', body)
  await expect.poll(() => seen.complaints.join('\n')).toContain(sentenceFor(newest))
})
