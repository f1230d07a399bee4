import { describe, expect, it } from 'vitest'
import { addElement, addPlugin, addProperties, type Added } from './addToConfig.ts'
import { insertAll, takeOut } from './insertion.ts'

const call = {
  name: 'foyer',
  from: 'foyerkit-lab/vite',
  args: '{ wallets: true }',
  path: ['plugins'],
}

const add = (code: string, path = 'vite.config.ts') => addPlugin(path, code, call)
const insertionsOf = (added: Added) => (added.kind === 'added' ? added.insertions : [])
const after = (code: string, added: Added) => insertAll(code, insertionsOf(added))

describe('the plugin in a configuration', () => {
  it.each([
    [
      'a list on one line',
      "import { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [react()] })\n",
      "import { defineConfig } from 'vite'\nimport { foyer } from 'foyerkit-lab/vite'\n\nexport default defineConfig({ plugins: [react(), foyer({ wallets: true })] })\n",
    ],
    [
      'a list on several lines, with a comma at its end, semicolons and double quotes',
      'import { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [\n    vue(),\n    tools(),\n  ],\n});\n',
      'import { defineConfig } from "vite";\nimport { foyer } from "foyerkit-lab/vite";\n\nexport default defineConfig({\n  plugins: [\n    vue(),\n    tools(),\n    foyer({ wallets: true }),\n  ],\n});\n',
    ],
    [
      'no list',
      'export default {\n\tserver: { port: 1 },\n}\n',
      "import { foyer } from 'foyerkit-lab/vite'\n\nexport default {\n\tserver: { port: 1 },\n\tplugins: [foyer({ wallets: true })],\n}\n",
    ],
    [
      'an empty object',
      "import { defineConfig } from 'vite'\nexport default defineConfig({})",
      "import { defineConfig } from 'vite'\nimport { foyer } from 'foyerkit-lab/vite'\nexport default defineConfig({\n  plugins: [foyer({ wallets: true })]\n})",
    ],
    [
      'an empty list',
      'export default { plugins: [] }',
      "import { foyer } from 'foyerkit-lab/vite'\n\nexport default { plugins: [foyer({ wallets: true })] }",
    ],
    [
      'a function',
      'export default defineConfig(({ mode }) => ({ plugins: [a(mode)] }))',
      "import { foyer } from 'foyerkit-lab/vite'\n\nexport default defineConfig(({ mode }) => ({ plugins: [a(mode), foyer({ wallets: true })] }))",
    ],
    [
      'a function with a body, in which other functions return',
      'export default defineConfig(async () => {\n  const b = () => { return 1 }\n  return { plugins: [a(() => { return b })] }\n})',
      "import { foyer } from 'foyerkit-lab/vite'\n\nexport default defineConfig(async () => {\n  const b = () => { return 1 }\n  return { plugins: [a(() => { return b }), foyer({ wallets: true })] }\n})",
    ],
    [
      'a constant with a type',
      'const config: UserConfig = { plugins: [a] }\nexport default config satisfies UserConfig',
      "import { foyer } from 'foyerkit-lab/vite'\n\nconst config: UserConfig = { plugins: [a, foyer({ wallets: true })] }\nexport default config satisfies UserConfig",
    ],
    [
      'comments, and line ends of Windows',
      "import a from 'a'\r\n\r\nexport default {\r\n  plugins: [\r\n    a(), // first\r\n  ],\r\n}\r\n",
      "import a from 'a'\r\nimport { foyer } from 'foyerkit-lab/vite'\r\n\r\nexport default {\r\n  plugins: [\r\n    a(),\r\n    foyer({ wallets: true }), // first\r\n  ],\r\n}\r\n",
    ],
  ])('is added to %s, and is there then', (_, before, wanted) => {
    expect(after(before, add(before))).toBe(wanted)
    expect(add(wanted)).toEqual({ kind: 'present' })
  })

  it('is taken out again without a trace', () => {
    const before = 'export default {\n  plugins: [a()],\n}\n'
    const added = add(before)
    const inserted = insertionsOf(added).map(({ text }) => text)
    expect(inserted).toHaveLength(2)
    expect(takeOut(after(before, added), inserted)).toBe(before)
  })

  it.each([
    ['export default {', 'its syntax is not known'],
    ['module.exports = { plugins: [] }', 'it is no ES module'],
    ['export default load()', 'it exports no plain object'],
    ['export default mergeConfig(a, { plugins: [] })', 'it exports no plain object'],
    ['export default defineConfig(a ? {} : {})', 'it exports no plain object'],
    ['const a = a\nexport default a', 'it exports no plain object'],
    ['export default () => { if (a) return {}\nreturn {} }', 'it exports no plain object'],
    ['export default { plugins: list }', 'its plugins is no plain list'],
    ['export default { ...base }', 'something that sets plugins may be spread into it'],
    ['const foyer = 1\nexport default { plugins: [] }', 'it uses the name foyer already'],
    ['export default { plugins: [(a)] }', 'its code is written in an unusual way'],
  ])('is left to the developer in %j', (code, why) => {
    expect(add(code)).toEqual({ kind: 'unclear', why })
  })

  it('is known under another name', () => {
    const code =
      "import { foyer as lab } from 'foyerkit-lab/vite'\nexport default { plugins: [a(), lab()] }"
    expect(add(code)).toEqual({ kind: 'present' })
  })

  it('is added below another property, which may be there', () => {
    const nested = { ...call, path: ['vite', 'plugins'] }
    const code = 'export default defineNuxtConfig({\n  devtools: { enabled: true },\n})\n'
    const first = addPlugin('nuxt.config.ts', code, nested)
    expect(after(code, first)).toContain('  vite: { plugins: [foyer({ wallets: true })] },\n})')
    const present = 'export default defineNuxtConfig({ vite: { server: {} } })'
    expect(after(present, addPlugin('nuxt.config.ts', present, nested))).toContain(
      'vite: { server: {}, plugins: [foyer({ wallets: true })] }',
    )
    const called = 'export default defineNuxtConfig({ vite: own() })'
    expect(addPlugin('nuxt.config.ts', called, nested)).toEqual({
      kind: 'unclear',
      why: 'its vite is no plain object',
    })
  })
})

it('adds an element to a list that may not be there, once', () => {
  const wanted = {
    path: ['$development', 'app', 'head', 'script'],
    element: "{ src: '/__foyer/wallets.js' }",
    mark: '/__foyer/',
  }
  const code = 'export default { a: "b" }'
  const added = after(code, addElement('nuxt.config.ts', code, wanted))
  expect(added).toBe(
    'export default { a: "b", $development: { app: { head: { script: [{ src: \'/__foyer/wallets.js\' }] } } } }',
  )
  expect(addElement('nuxt.config.ts', added, wanted)).toEqual({ kind: 'present' })
})

describe('addProperties', () => {
  const added = { keys: ['webpack'], text: 'webpack: (config) => config' }
  const after = (code: string) => {
    const result = addProperties('next.config.js', code, added)
    return result.kind === 'added' ? insertAll(code, result.insertions) : result
  }

  it.each([
    [
      'const settings = {\n  reactStrictMode: true,\n};\n\nmodule.exports = settings;\n',
      'const settings = {\n  reactStrictMode: true,\n  webpack: (config) => config,\n};\n\nmodule.exports = settings;\n',
    ],
    ['export default {}\n', 'export default {\n  webpack: (config) => config\n}\n'],
  ])('adds them to %j', (before, wanted) => {
    expect(after(before)).toBe(wanted)
  })

  it.each([
    ['module.exports = { webpack: (config) => config }', 'it has a webpack already'],
    ['module.exports = { ...shared }', 'something that sets webpack may be in it'],
    ['module.exports = withPlugins({})', 'it exports no plain object'],
  ])('does not touch %j', (before, why) => {
    expect(after(before)).toEqual({ kind: 'unclear', why })
  })
})
