import { lab } from '../lab.ts'
import type { Manifest } from '../project/manifest.ts'
import type { Tree } from '../project/tree.ts'

/** The kinds of apps that `init` sets up. */
export type AppKind = 'vite' | 'next' | 'nuxt' | 'sveltekit' | 'react-router' | 'html'

/** How the app lets its visitor connect a wallet: by a modal, by wagmi's own list of wallets, or in a way that is not known. */
export type Connecting = 'foyer' | 'rainbowkit' | 'connectkit' | 'appkit' | 'wagmi' | 'unknown'

/** What is known of an app. */
export interface App {
  readonly kind: AppKind
  /** The kind, as it is called in a sentence. */
  readonly title: string
  readonly connecting: Connecting
  /** The wallet libraries that it uses, by their names. */
  readonly libraries: readonly string[]
  readonly isTypeScript: boolean
  /** Whether a package.json says that `.js` files are modules. */
  readonly isModule: boolean
  readonly usesSolana: boolean
  /** The settings of Playwright that the app has already. */
  readonly playwrightConfig?: string
  /** Whether a runner of unit tests takes every file with `.test` or `.spec` in its name. */
  readonly hasUnitTests: boolean
  /** Whether the rules of Next for ESLint check the code. */
  readonly hasNextRules: boolean
}

/** A framework for which nothing is edited, and the part of the guide about it. */
export interface Unsupported {
  readonly kind: 'unsupported'
  readonly title: string
}

interface Rule {
  readonly title: string
  readonly packages?: readonly string[]
  readonly files?: RegExp
}

/** In this order: most frameworks use Vite, too. */
const supported: readonly (Rule & { readonly kind: AppKind })[] = [
  { kind: 'next', title: 'Next', packages: ['next'], files: /^next\.config\.\w+$/ },
  { kind: 'nuxt', title: 'Nuxt', packages: ['nuxt'], files: /^nuxt\.config\.\w+$/ },
  { kind: 'sveltekit', title: 'SvelteKit', packages: ['@sveltejs/kit'] },
  { kind: 'react-router', title: 'React Router', packages: ['@react-router/dev'] },
]
const unsupported: readonly Rule[] = [
  { title: 'Astro', packages: ['astro'] },
  { title: 'TanStack Start', packages: ['@tanstack/react-start', '@tanstack/solid-start'] },
  { title: 'Angular', packages: ['@angular/core'] },
  { title: 'Remix', packages: ['@remix-run/dev'] },
]
const withoutVite: readonly Rule[] = [
  { title: 'Create React App', packages: ['react-scripts'] },
  { title: 'webpack', packages: ['webpack'], files: /^webpack\.config\.\w+$/ },
  { title: 'Rspack', packages: ['@rspack/core', '@rsbuild/core'] },
  { title: 'Parcel', packages: ['parcel'] },
  { title: 'an Express server', packages: ['express', 'fastify', 'koa', 'hono'] },
]

export const viteConfig = /^vite\.config\.[cm]?[jt]s$/
const playwrightConfig = /^playwright\.config\.[cm]?[jt]s$/

const frameworks: Readonly<Record<string, string>> = {
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  'solid-js': 'Solid',
  preact: 'Preact',
}

const libraries: Readonly<Record<string, string>> = {
  '@rainbow-me/rainbowkit': 'RainbowKit',
  connectkit: 'ConnectKit',
  '@reown/appkit': 'AppKit',
  '@web3modal/wagmi': 'Web3Modal',
  wagmi: 'wagmi',
  '@wagmi/vue': 'wagmi',
  '@wagmi/core': 'wagmi',
  ethers: 'ethers',
  viem: 'viem',
}

/** Sources in which a button for wallets may be. */
const source = /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/

/** Detects the kind of app in a folder; undefined if nothing in it is known. */
export function detectApp(tree: Tree, manifest: Manifest): App | Unsupported | undefined {
  const has = ({ packages = [], files }: Rule) =>
    packages.some((name) => Object.hasOwn(manifest.packages, name)) ||
    (files !== undefined && tree.paths.some((path) => files.test(path)))
  const known = supported.find(has)
  if (known !== undefined) return describeApp(known.kind, known.title, tree, manifest)
  const other = unsupported.find(has)
  if (other !== undefined) return { kind: 'unsupported', title: other.title }
  if (has({ title: 'Vite', packages: ['vite'], files: viteConfig })) {
    const framework = Object.keys(frameworks).find((name) => Object.hasOwn(manifest.packages, name))
    const title = framework === undefined ? 'Vite' : `Vite and ${frameworks[framework]}`
    return describeApp('vite', title, tree, manifest)
  }
  const served = withoutVite.find(has)
  if (served !== undefined) return { kind: 'unsupported', title: served.title }
  if (pageFolder(tree) === undefined) return undefined
  return describeApp('html', 'plain HTML', tree, manifest)
}

/** The folder with the first page of an app without a bundler; undefined if there is no such page. */
export const pageFolder = (tree: Tree): string | undefined =>
  ['.', 'public', 'src', 'www'].find(
    (folder) => tree.read(folder === '.' ? 'index.html' : `${folder}/index.html`) !== undefined,
  )

function describeApp(kind: AppKind, title: string, tree: Tree, manifest: Manifest): App {
  const { packages } = manifest
  const own = tree.paths.find((path) => playwrightConfig.test(path))
  const used = Object.keys(libraries).filter((name) => Object.hasOwn(packages, name))
  return {
    kind,
    title,
    connecting: connectingOf(tree, manifest),
    libraries: [...new Set(used.map((name) => libraries[name] ?? name))],
    isTypeScript:
      Object.hasOwn(packages, 'typescript') ||
      tree.paths.some((path) => /^tsconfig(?:\.\w+)?\.json$/.test(path)) ||
      kind === 'nuxt',
    isModule: manifest.type === 'module',
    usesSolana: Object.keys(packages).some((name) => name.startsWith('@solana/')),
    ...(own === undefined ? {} : { playwrightConfig: own }),
    hasNextRules: ['eslint-config-next', '@next/eslint-plugin-next'].some((name) =>
      Object.hasOwn(packages, name),
    ),
    hasUnitTests: ['vitest', 'jest', 'mocha', 'ava'].some((name) => Object.hasOwn(packages, name)),
  }
}

const imports = (name: string) => new RegExp(`\\bfrom ['"]${name}['"]`)

/** How the sources show a visitor the wallets. It decides which test is written, and nothing of an edit. */
const shown: readonly (readonly [
  Exclude<Connecting, 'unknown'>,
  readonly string[],
  readonly RegExp[],
])[] = [
  ['foyer', ['foyerkit'], lab.modal.map(imports)],
  ['rainbowkit', ['@rainbow-me/rainbowkit'], [/<ConnectButton\b/]],
  ['connectkit', ['connectkit'], [/<ConnectKitButton\b/]],
  ['appkit', ['@reown/appkit'], [/<(?:appkit|w3m)-button\b/]],
  ['wagmi', ['wagmi'], [/\bconnectors\s*\.map\([\s\S]{0,600}?\bconnector\.name\b/]],
]

function connectingOf(tree: Tree, { packages }: Manifest): Connecting {
  const likely = shown.filter(([, names]) => names.some((name) => Object.hasOwn(packages, name)))
  if (likely.length === 0) return 'unknown'
  const sources = tree.paths.filter((path) => source.test(path) && !isTest(path))
  const found = sources.flatMap((path) => {
    const text = tree.read(path) ?? ''
    return likely
      .filter(([, , patterns]) => patterns.some((pattern) => pattern.test(text)))
      .map(([connecting]) => connecting)
  })
  return likely.map(([connecting]) => connecting).find((each) => found.includes(each)) ?? 'unknown'
}

const isTest = (path: string) => /(?:^|\/)(?:tests?|e2e|__tests__)\/|\.(?:test|spec)\./.test(path)
