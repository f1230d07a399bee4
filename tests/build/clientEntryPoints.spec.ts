import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const built = 'dist/foyerkit/dist/package'

for (const entryPoint of ['foyer', 'elements']) {
  test(`a React server leaves ${entryPoint} to the browser`, async () => {
    const code = await readFile(join(built, `${entryPoint}.client.js`), 'utf8')
    expect(code).toMatch(/^'use client'\n/)
    // A React server knows a client module's exports only when each is named.
    expect(code).not.toMatch(/export\s*\*/)
    expect(code).toMatch(/export\s*\{[^}]*createFoyer/)
    const { exports } = JSON.parse(await readFile('dist/foyerkit/package.json', 'utf8'))
    expect(Object.values(exports)).toContainEqual({
      types: `./dist/package/${entryPoint}.d.ts`,
      'react-server': `./dist/package/${entryPoint}.client.js`,
      default: `./dist/package/${entryPoint}.js`,
    })
  })
}

test('no other bundler sees the directive, of which it would warn', async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.js'))
  const others = files.filter((file) => !file.endsWith('.client.js'))
  const texts = await Promise.all(others.map((file) => readFile(join(built, file), 'utf8')))
  expect(texts.filter((text) => /['"]use client['"]/.test(text))).toEqual([])
})
