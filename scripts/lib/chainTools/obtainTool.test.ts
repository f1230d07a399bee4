import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { obtainTool } from './obtainTool.mjs'
import { programOf } from './programOf.mjs'

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'chain-tools-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const tool = {
  name: 'cast',
  packages: { '@foundry-rs/cast': '1.7.1', solc: '0.8.37' },
  megabytes: 60,
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(cache, file)), { recursive: true })
  writeFileSync(join(cache, file), text)
}
const install = (versions: Readonly<Record<string, string>>) => {
  for (const [name, version] of Object.entries(versions)) {
    write(`cast/node_modules/${name}/package.json`, JSON.stringify({ version }))
  }
}

/** Obtains the tool on a machine whose programs end like that. */
async function obtain(ends: Readonly<Record<string, { code: number; output: string }>> = {}) {
  const said: string[] = []
  const ran: string[] = []
  const result = await obtainTool(tool, {
    cache,
    say: (line) => said.push(line),
    run(command, args) {
      const what = args[0] ?? ''
      ran.push(`${command.replace(cache, '')} ${what}`)
      return Promise.resolve(ends[what] ?? { code: 0, output: '' })
    },
  })
  return { result, said, ran }
}

it('installs the exact versions into a separate folder, and starts the tool', async () => {
  const { result, said, ran } = await obtain()
  expect(result).toEqual({ folder: join(cache, 'cast') })
  expect(said).toEqual([
    `installing @foundry-rs/cast@1.7.1, solc@0.8.37 into ${join(cache, 'cast')} (about 60 MB, once)`,
  ])
  expect(ran).toEqual(['npm install', '/cast/node_modules/.bin/cast --version'])
  const manifest = readFileSync(join(cache, 'cast/package.json'), 'utf8')
  expect(JSON.parse(manifest)).toEqual({ private: true, dependencies: tool.packages })
})

it('uses an installed tool', async () => {
  install(tool.packages)
  expect((await obtain()).ran).toEqual(['/cast/node_modules/.bin/cast --version'])
})

it('installs again when a version is another one', async () => {
  install({ ...tool.packages, solc: '0.8.36' })
  expect((await obtain()).ran[0]).toBe('npm install')
})

it('leaves a tool out that the registry does not have, with the reason', async () => {
  const output =
    'npm error code E404\nnpm error 404 Not Found - GET https://registry.test/cast\nnpm error more\n'
  const { result, ran } = await obtain({ install: { code: 1, output } })
  expect(result).toEqual({
    leftOut: 'npm could not install it: code E404; 404 Not Found - GET https://registry.test/cast',
  })
  expect(ran).toEqual(['npm install'])
})

it('leaves a tool out that does not start on this machine, with the reason', async () => {
  const { result } = await obtain({ '--version': { code: 127, output: 'no such file\n' } })
  expect(result).toEqual({ leftOut: 'it does not start on this machine: no such file' })
})

it('starts the program of this platform and not the starter before it', () => {
  write('cast/node_modules/@foundry-rs/cast/bin.mjs', '')
  write('cast/node_modules/@foundry-rs/cast-some-platform/bin/cast', '')
  write('cast/node_modules/@foundry-rs/cast-some-platform/bin/cast.exe', '')
  expect(programOf('cast', join(cache, 'cast'))).toContain(
    '@foundry-rs/cast-some-platform/bin/cast',
  )
  expect(programOf('hardhat', join(cache, 'cast'))).toContain('node_modules/.bin/hardhat')
})
