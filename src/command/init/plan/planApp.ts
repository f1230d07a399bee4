import { pageFolder, viteConfig, type App } from '../../app/detect/app.ts'
import type { PackageManager } from '../../app/detect/packageManager.ts'
import { lab } from '../../app/lab.ts'
import type { Tree } from '../../app/project/tree.ts'
import { addElement, addPlugin, addProperties, type Added } from '../../app/syntax/addToConfig.ts'
import { addToHead, type HeadCode } from '../../app/syntax/addToHead.ts'
import { configObject } from '../../app/syntax/configObject.ts'
import { insertAll } from '../../app/syntax/insertion.ts'
import { valueOf } from '../../app/syntax/objects.ts'
import { parseModule } from '../../app/syntax/parseModule.ts'
import { inStyle, styleOf, type Style } from '../../app/syntax/style.ts'
import { nextDocument, pageServer, simulatorPort, svelteHooks } from '../texts/files.ts'
import type { ByHand, FileEdit } from '../../app/fileEdit.ts'

/** The edits of an app itself, and how its server is started for a test. */
export interface AppPlan {
  readonly edits: readonly FileEdit[]
  readonly byHand: readonly ByHand[]
  readonly scripts: Readonly<Record<string, string>>
  readonly notes: readonly string[]
  readonly server: {
    readonly port: number
    readonly base: string
    readonly servers: readonly { readonly command: string; readonly url: string }[]
  }
}

/** The parts of a plan that only one kind of app has. */
export type Part = Pick<AppPlan, 'edits' | 'byHand'>

/** Plans the edits by which the simulator reaches the pages of an app. */
export function planApp(tree: Tree, app: App, manager: PackageManager, style: Style): AppPlan {
  const exec = (...words: readonly string[]) => manager.exec(...words).join(' ')
  const strict = '--port ${port} --strictPort'
  switch (app.kind) {
    case 'vite': {
      const base = baseOf(tree)
      return {
        ...planPlugin(tree, app, style),
        scripts: {},
        notes: [],
        server: alone(5173, exec('vite', strict), base),
      }
    }
    case 'sveltekit':
      return {
        ...both(planPlugin(tree, app, style), planSvelteHooks(tree, app, style)),
        scripts: {},
        notes: [],
        server: alone(5173, exec('vite', 'dev', strict)),
      }
    case 'react-router':
      return {
        ...both(planPlugin(tree, app, style), planRoot(tree, app)),
        scripts: {},
        notes: [],
        server: alone(5173, exec('react-router', 'dev', strict)),
      }
    case 'nuxt':
      return {
        ...planNuxt(tree, app),
        scripts: {},
        notes: [],
        server: alone(3000, exec('nuxt', 'dev', '--port ${port}')),
      }
    case 'next':
      return {
        ...planNext(tree, app, style),
        scripts: { foyer: lab.command },
        notes: [
          `To develop by hand, keep \`${manager.run('foyer').join(' ')}\` running beside the server of your app.`,
        ],
        server: beside(3000, exec('next', 'dev', '--port ${port}'), manager, app),
      }
    case 'html':
      return {
        ...planPages(tree, app, style),
        scripts: { foyer: lab.command },
        notes: [
          `To try it by hand, keep \`${manager.run('foyer').join(' ')}\` running, and start \`node ${pageServerPath}\`.`,
        ],
        server: beside(8080, `node ${pageServerPath}`, manager, app),
      }
  }
}

const pageServerPath = 'e2e/server.mjs'

const alone = (port: number, command: string, base = '/') => ({
  port,
  base,
  servers: [{ command, url: 'url' }],
})

/** A server of pages, and `npx foyerkit` beside it. */
const beside = (port: number, command: string, manager: PackageManager, app: App) => ({
  port,
  base: '/',
  servers: [
    {
      command: manager.exec(lab.command, `--port ${simulatorPort}`).join(' '),
      url: `'http://localhost:${simulatorPort}${scriptPath(app)}'`,
    },
    { command, url: 'url' },
  ],
})

const both = (one: Part, other: Part): Part => ({
  edits: [...one.edits, ...other.edits],
  byHand: [...one.byHand, ...other.byHand],
})

/** The script for a page that no plugin changes: with the wallets, or without them in an app with Foyer's own modal. */
const scriptPath = ({ connecting }: Pick<App, 'connecting'>) =>
  connecting === 'foyer' ? '/__foyer/places.js' : '/__foyer/wallets.js'
const scriptOfCommand = (app: App) => `http://localhost:${simulatorPort}${scriptPath(app)}`
const mark = '/__foyer/'

const pluginCall = ({ connecting }: Pick<App, 'connecting'>, path: readonly string[]) => ({
  name: 'foyer',
  from: lab.vite,
  args: connecting === 'foyer' ? '' : '{ wallets: true }',
  path,
})

/** Adds the plugin to the settings of Vite, or writes settings with it alone. */
function planPlugin(tree: Tree, app: App, style: Style): Part {
  const path = tree.paths.find((each) => viteConfig.test(each))
  const call = pluginCall(app, ['plugins'])
  if (path === undefined) {
    const file = `vite.config.${app.isTypeScript ? 'ts' : app.isModule ? 'js' : 'mjs'}`
    const text = `import { foyer } from '${lab.vite}'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [foyer(${call.args})],
})
`
    return { edits: [{ path: file, after: inStyle(file, text, style), inserted: [] }], byHand: [] }
  }
  const lines = [`import { foyer } from '${lab.vite}'`, `plugins: [ …, foyer(${call.args})]`]
  const before = tree.read(path) ?? ''
  return toPart(path, before, addPlugin(path, before, call), lines)
}

/** An edit, or the lines to add by hand. */
function toPart(path: string, before: string, added: Added, lines: readonly string[]): Part {
  if (added.kind === 'present') return { edits: [], byHand: [] }
  if (added.kind === 'unclear') return { edits: [], byHand: [{ path, why: added.why, lines }] }
  const after = insertAll(before, added.insertions)
  const inserted = added.insertions.map(({ text }) => text)
  return { edits: [{ path, before, after, inserted }], byHand: [] }
}

/** The path under which Vite serves the app. */
function baseOf(tree: Tree): string {
  const path = tree.paths.find((each) => viteConfig.test(each))
  const object = configObject(parseModule(path ?? '', tree.read(path ?? '') ?? '') ?? [])
  const value = object === undefined ? undefined : valueOf(object, 'base')?.['value']
  return typeof value === 'string' && /^\/[\w\-/.]*$/.test(value) ? value : '/'
}

/** SvelteKit renders its pages itself, so its hooks add the script. */
function planSvelteHooks(tree: Tree, app: App, style: Style): Part {
  const theirs = tree.paths.find((path) => /^src\/hooks\.server\.[jt]s$/.test(path))
  const script = scriptPath(app)
  if (theirs !== undefined) {
    if ((tree.read(theirs) ?? '').includes(mark)) return { edits: [], byHand: [] }
    const layout = 'src/routes/+layout.svelte'
    if ((tree.read(layout) ?? '').includes(mark)) return { edits: [], byHand: [] }
    const lines = [
      "import { dev } from '$app/environment'",
      `<svelte:head>{#if dev}<script src="${script}"></script>{/if}</svelte:head>`,
    ]
    const why = `${theirs} has hooks already, and a file of Svelte is not edited`
    return { edits: [], byHand: [{ path: layout, why, lines }] }
  }
  const path = `src/hooks.server.${app.isTypeScript ? 'ts' : 'js'}`
  const text = inStyle(path, svelteHooks(script, app.isTypeScript), style)
  return { edits: [{ path, after: text, inserted: [] }], byHand: [] }
}

/** React Router renders its pages itself: the script is in the head of its root. */
function planRoot(tree: Tree, app: App): Part {
  const path = tree.paths.find((each) => /^(?:app|src)\/root\.[jt]sx$/.test(each))
  const line = `{import.meta.env.DEV && <script src="${scriptPath(app)}" />}`
  if (path === undefined) {
    const why = 'there is no such file'
    return { edits: [], byHand: [{ path: 'app/root.tsx', why, lines: [`<head>${line} …`] }] }
  }
  const before = tree.read(path) ?? ''
  const added = addToHead(path, before, { code: line, mark, names: ['head'] })
  return toPart(path, before, added, [`<head>${line} …`])
}

/** Nuxt has the plugin and the script in its settings. */
function planNuxt(tree: Tree, app: App): Part {
  const path = tree.paths.find((each) => /^nuxt\.config\.[cm]?[jt]s$/.test(each))
  const call = pluginCall(app, ['vite', 'plugins'])
  const script = `{ src: '${scriptPath(app)}' }`
  const lines = [
    `import { foyer } from '${lab.vite}'`,
    `vite: { plugins: [foyer(${call.args})] },`,
    `$development: { app: { head: { script: [${script}] } } },`,
  ]
  if (path === undefined) {
    const why = 'there is no such file'
    return { edits: [], byHand: [{ path: 'nuxt.config.ts', why, lines }] }
  }
  const before = tree.read(path) ?? ''
  const plugin = addPlugin(path, before, call)
  if (plugin.kind === 'unclear') return toPart(path, before, plugin, lines)
  const first = plugin.kind === 'added' ? plugin.insertions : []
  const between = insertAll(before, first)
  const keys = ['$development', 'app', 'head', 'script']
  const head = addElement(path, between, { path: keys, element: script, mark })
  if (head.kind === 'unclear') return toPart(path, before, head, lines)
  const second = head.kind === 'added' ? head.insertions : []
  const inserted = [...first, ...second].map(({ text }) => text)
  if (inserted.length === 0) return { edits: [], byHand: [] }
  return { edits: [{ path, before, after: insertAll(between, second), inserted }], byHand: [] }
}

/** Next renders its pages itself, without Vite: the script of the command is in the head of its layout or document. */
function planNext(tree: Tree, app: App, style: Style): Part {
  const allowed = app.hasNextRules
    ? '\t// eslint-disable-next-line @next/next/no-sync-scripts -- Only in development, and before all other scripts.\n'
    : ''
  const code = `{process.env.NODE_ENV === 'development' && (
${allowed}\t<script src="${scriptOfCommand(app)}" />
)}`
  const alias = app.connecting === 'foyer' ? planNextAlias(tree) : { edits: [], byHand: [] }
  const layouts = tree.paths.filter(
    (path) =>
      /^(?:src\/)?app\/(?:[^/]+\/)?layout\.[jt]sx?$/.test(path) &&
      /<html\b/.test(tree.read(path) ?? ''),
  )
  const [layout] = layouts
  if (layout !== undefined && layouts.length === 1) {
    const wanted: HeadCode = { code, mark, names: ['head'], around: 'html' }
    return both(alias, planHead(tree, layout, wanted))
  }
  const document = tree.paths.find((path) => /^(?:src\/)?pages\/_document\.[jt]sx?$/.test(path))
  if (document !== undefined) {
    return both(alias, planHead(tree, document, { code, mark, names: ['Head'] }))
  }
  const page = tree.paths.find((path) => /^(?:src\/)?pages\/_?\w+\.[jt]sx?$/.test(path))
  if (page === undefined || layouts.length > 1) {
    const why =
      layouts.length > 1 ? `${layouts.join(' and ')} each render one` : 'there is no such file'
    const path = layouts.length > 1 ? 'the layout of each document' : 'app/layout.tsx'
    return both(alias, { edits: [], byHand: [{ path, why, lines: headLines(code) }] })
  }
  const folder = page.slice(0, page.lastIndexOf('/'))
  const file = `${folder}/_document.${page.endsWith('x') ? page.slice(-3) : app.isTypeScript ? 'tsx' : 'jsx'}`
  const text = inStyle(file, nextDocument(code), style)
  return both(alias, { edits: [{ path: file, after: text, inserted: [] }], byHand: [] })
}

const headLines = (code: string) => [
  '<head>',
  ...code.replaceAll('\t', '  ').split('\n'),
  '</head>',
]

function planHead(tree: Tree, path: string, wanted: HeadCode): Part {
  const before = tree.read(path) ?? ''
  const { quote } = styleOf(path, before)
  const code = quote === "'" ? wanted.code : wanted.code.replaceAll("'", quote)
  return toPart(path, before, addToHead(path, before, { ...wanted, code }), headLines(wanted.code))
}

/** With Foyer's modal, the bundler of Next replaces the services by the simulator: webpack, and Turbopack. */
export function planNextAlias(tree: Tree): Part {
  const path = tree.paths.find((each) => /^next\.config\.\w+$/.test(each)) ?? 'next.config.mjs'
  const before = tree.read(path)
  if (before?.includes(lab.mock) === true) return { edits: [], byHand: [] }
  const isDevelopment = "process.env.NODE_ENV === 'development'"
  const lines = [
    'webpack: (config) => {',
    `  if (${isDevelopment}) config.resolve.alias['${lab.real}$'] = '${lab.mock}'`,
    '  return config',
    '},',
    'turbopack: {',
    `  resolveAlias: ${isDevelopment} ? { '${lab.real}': '${lab.mock}' } : {},`,
    '}',
  ]
  if (before === undefined) {
    const text = `export default {\n${lines.map((line) => `  ${line}`).join('\n')},\n}\n`
    return { edits: [{ path, after: text, inserted: [] }], byHand: [] }
  }
  const style = styleOf(path, before)
  const text = lines.map((line) => inLine(line, style)).join(`${style.newline}${style.indent}`)
  const added = addProperties(path, before, { keys: ['webpack', 'turbopack'], text })
  return toPart(path, before, added, lines)
}

/** A line of a function in the style of a file. */
const inLine = (line: string, { quote, semicolon, indent }: Style) =>
  line.replace(/^ {2}/, indent).replaceAll("'", quote) +
  (/^ {2}(?:if|return)/.test(line) ? semicolon : '')

/** Pages without a bundler stay as they are: a small server adds the script. */
function planPages(tree: Tree, app: App, style: Style): Part {
  if (tree.read(pageServerPath) !== undefined) return { edits: [], byHand: [] }
  const folder = pageFolder(tree) ?? '.'
  const from = folder === '.' ? '../' : `../${folder}/`
  const text = inStyle(pageServerPath, pageServer(from, scriptOfCommand(app)), style)
  return { edits: [{ path: pageServerPath, after: text, inserted: [] }], byHand: [] }
}
