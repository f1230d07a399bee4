import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wrapDynamicImports } from './wrapDynamicImports.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'))
  writeFileSync(join(root, 'main.ts'), "globalThis.later = () => import('./later.ts')\n")
  writeFileSync(join(root, 'later.ts'), 'export const value: number = 1\n')
})
afterEach(() => rmSync(root, { recursive: true }))

it('reports an import() in development', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [wrapDynamicImports()],
  })
  const transformed = await server.transformRequest('/main.ts')
  await server.close()
  expect(transformed?.code).toMatch(
    /\(\(load\) => globalThis\.foyerLoading\?\.\(String\(load\), load\) \?\? load\(\)\)\(\(\) => import\(["']\/later\.ts["']\)\)/,
  )
})

it('reports an import() in a build', async () => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wrapDynamicImports()],
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
  })
  expect(JSON.stringify(built)).toContain('globalThis.foyerLoading?.(')
})
