import { entryPoints, fileEntryPoints, nodeEntryPoints } from './entryPoints.mjs'
import { clientFile } from './writeClientFiles.mjs'

/** @typedef {Pick<typeof import('../../../package.json'), 'version' | 'license' | 'homepage' | 'bugs' | 'repository' | 'type' | 'engines'>} RepositoryManifest */
/**
 * The fields of package.json that a package does not share with the repository.
 *
 * @typedef {object} OwnFields
 * @property {string} description
 * @property {readonly string[]} keywords
 * @property {string} [unpkg] the file for pages without a bundler
 * @property {string} [jsdelivr] the same file
 * @property {true} [preferUnplugged]
 * @property {Readonly<Record<string, string>>} [bin]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} peerDependencies
 * @property {Readonly<Record<string, { optional: true }>>} [peerDependenciesMeta]
 */
/** @typedef {Readonly<Record<string, string | { types: string, 'react-server'?: string, default?: string }>>} Exports */
/**
 * A package that is made from this repository.
 *
 * @typedef {object} Package
 * @property {'foyerkit' | 'foyerkit-lab'} name
 * @property {readonly string[]} files files and folders of the repository, as `stagePackage` copies them
 * @property {number} maxBytes of its tarball
 * @property {OwnFields} manifest
 */

/** The file of the command. */
const command = './dist/node/foyerkit.js'

/** The modal, for production. @type {Package} */
export const modalPackage = {
  name: 'foyerkit',
  files: [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'dist/package',
    'dist/browser/foyer.js',
    'dist/browser/integrity.json',
    'types/react.d.ts',
    'types/vue.d.ts',
    'types/svelte.d.ts',
    'types/solid.d.ts',
  ],
  maxBytes: 1_500_000,
  manifest: {
    description: 'A wallet modal for React and every other stack: connect, swap, send, buy.',
    keywords: [
      'wallet',
      'wallet-modal',
      'connect-wallet',
      'web3',
      'ethereum',
      'solana',
      'walletconnect',
      'wagmi',
      'viem',
      'siwe',
      'swap',
      'react',
      'web-components',
    ],
    unpkg: './dist/browser/foyer.js',
    jsdelivr: './dist/browser/foyer.js',
    peerDependencies: { react: '>=18.2', 'react-dom': '>=18.2', viem: '^2.40.0' },
  },
}

/** The simulator, the workbench and the command, for development and tests. @type {Package} */
export const labPackage = {
  name: 'foyerkit-lab',
  files: [
    'LICENSE',
    'README.md',
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'dist/browser/foyer.js',
    'dist/browser/simulator.js',
    'dist/lab',
    'dist/node',
    'dist/workbench',
    'docs',
    'examples',
    'types/scenario.schema.json',
  ],
  maxBytes: 6_500_000,
  manifest: {
    description:
      'Wallets, mail, chains and time of any dapp on this machine and in its tests, offline.',
    keywords: [
      'wallet',
      'web3',
      'ethereum',
      'solana',
      'walletconnect',
      'testing',
      'playwright',
      'vite-plugin',
      'simulator',
      'offline',
      'e2e',
    ],
    // Anvil reads the files of the chains by itself.
    preferUnplugged: true,
    bin: { foyerkit: command, 'foyerkit-lab': command },
    dependencies: { viem: '^2.40.0' },
    peerDependencies: {
      '@foundry-rs/anvil': '^1.7.1',
      '@playwright/test': '>=1.50',
      litesvm: '^1.5.0',
      vite: '>=6',
    },
    peerDependenciesMeta: {
      '@foundry-rs/anvil': { optional: true },
      '@playwright/test': { optional: true },
      litesvm: { optional: true },
      vite: { optional: true },
    },
  },
}

export const packages = [modalPackage, labPackage]

/**
 * The package.json of a package.
 *
 * @param {Package} one
 * @param {RepositoryManifest} repository the package.json of the repository
 * @returns {OwnFields & RepositoryManifest & { name: string, sideEffects: false, exports: Exports }}
 */
export function manifestOf({ name, manifest }, repository) {
  const { version, license, homepage, bugs, type, engines } = repository
  const { description, keywords, ...rest } = manifest
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage,
    bugs,
    repository: repository.repository,
    type,
    engines,
    sideEffects: false,
    ...rest,
    exports: exportsOf(name),
  }
}

/** @param {Package['name']} name of the package */
function exportsOf(name) {
  const folder = name === 'foyerkit' ? './dist/package' : './dist/lab'
  /** @param {string} entryPoint */
  const isOwn = (entryPoint) => entryPoint === name || entryPoint.startsWith(`${name}/`)
  /** @param {string} entryPoint */
  const pathOf = (entryPoint) => `.${entryPoint.slice(name.length)}`
  /** @type {Record<string, Exports[string]>} */
  const exported = {}
  for (const { name: entryPoint, file, client } of entryPoints.filter((each) => isOwn(each.name))) {
    exported[pathOf(entryPoint)] = {
      types: `${folder}/${file}.d.ts`,
      ...(client ? { 'react-server': `${folder}/${clientFile(file)}` } : {}),
      default: `${folder}/${file}.js`,
    }
  }
  for (const { name: entryPoint, file } of nodeEntryPoints.filter((each) => isOwn(each.name))) {
    exported[pathOf(entryPoint)] = {
      types: `${folder}/${file}.d.ts`,
      default: `./dist/node/${file}.js`,
    }
  }
  for (const [entryPoint, file] of Object.entries(fileEntryPoints)) {
    if (!isOwn(entryPoint)) continue
    exported[pathOf(entryPoint)] = file.endsWith('.d.ts') ? { types: `./${file}` } : `./${file}`
  }
  return { ...exported, './package.json': './package.json' }
}
