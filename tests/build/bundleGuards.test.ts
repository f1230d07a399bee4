import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import {
  everReached,
  graphOf,
  loadedOnImport,
  type Chunk,
} from '../../scripts/lib/build/bundleGraph.mjs'
import {
  budgetProblems,
  eagerViemProblems,
  needlessViemProblems,
  packageProblems,
  simulatorProblems,
  spent,
} from '../../scripts/lib/build/bundleGuards.mjs'
import { entryPoints } from '../../scripts/lib/build/entryPoints.mjs'
import { heaviestSources, sizeTable } from '../../scripts/lib/build/sizeTable.mjs'

const chunk = (file: string, parts: Partial<Chunk> = {}): [string, Chunk] => [
  file,
  {
    file,
    entryPoint: undefined,
    bytes: 3_000,
    gzipBytes: 1_000,
    modules: [],
    sizes: {},
    imports: [],
    dynamicImports: [],
    ...parts,
  },
]

/** A valid build: a shared file, a view loaded on demand, the simulator behind its own entry point. */
const sound = (...others: [string, Chunk][]) =>
  new Map([
    chunk('foyer.js', { imports: ['react', 'chunks/core.js'] }),
    chunk('elements.js', { imports: ['foyer.js', 'react-dom/client'] }),
    chunk('real.js', { dynamicImports: ['viem'], modules: ['src/backends/real/index.ts'] }),
    chunk('mock.js', {
      imports: ['chunks/core.js', 'viem'],
      modules: ['src/backends/mock/index.ts', '/x/node_modules/msw/lib/index.mjs'],
    }),
    chunk('scenarios.js', { modules: ['src/scenarios/index.ts'] }),
    chunk('chunks/core.js', {
      modules: ['src/widget/core/modal/router.ts', '/x/node_modules/zustand/esm/vanilla.mjs'],
      dynamicImports: ['chunks/view.js'],
    }),
    chunk('chunks/view.js', {
      modules: ['src/widget/features/connect/ConnectView.tsx'],
      imports: ['chunks/core.js', 'react/jsx-runtime'],
      dynamicImports: ['viem/actions'],
    }),
    ...others,
  ])

/** The valid build with one file of the widget's on-demand part replaced. */
const withView = (parts: Partial<Chunk>) => sound(chunk('chunks/view.js', parts))

describe('the files of an entry point', () => {
  it('classifies files by when they are loaded', () => {
    const files = (chunks: Chunk[]) => chunks.map(({ file }) => file)
    expect(files(loadedOnImport(sound(), 'elements.js'))).toEqual([
      'elements.js',
      'foyer.js',
      'chunks/core.js',
    ])
    expect(files(everReached(sound(), 'foyer.js'))).toEqual([
      'foyer.js',
      'chunks/core.js',
      'chunks/view.js',
    ])
  })

  it('prints files with their sizes', () => {
    expect(sizeTable(sound(), entryPoints.slice(0, 1))).toEqual([
      expect.stringMatching(/^entry point +raw +gzip$/),
      expect.stringMatching(/^foyerkit: loaded on import +6\.0 kB +2\.0 kB$/),
      expect.stringMatching(/^ {2}on demand: view\.js +3\.0 kB +1\.0 kB$/),
    ])
  })
})

describe('a file of a build', () => {
  const read = (root: string, parts: Partial<Rolldown.OutputChunk>) => {
    const output: Partial<Rolldown.OutputChunk> = {
      fileName: 'foyer.js',
      code: '',
      moduleIds: [],
      modules: {},
      imports: [],
      dynamicImports: [],
      ...parts,
    }
    return graphOf([output as Rolldown.OutputChunk], root).get('foyer.js')
  }

  it('measures a file without the line that names the source map', () => {
    const code = 'export const one = 1;'
    const weighed = read('/x', { code: `${code}\n//# sourceMappingURL=foyer.js.map` })
    expect(weighed).toEqual(read('/x', { code }))
    expect(weighed?.bytes).toBe(code.length)
  })

  it.each([
    ['/x', '/x/src/backends/mock/index.ts'],
    ['C:\\x', 'C:/x/src/backends/mock/index.ts'],
    ['C:\\x', 'C:\\x\\src\\backends\\mock\\index.ts'],
  ])('names a source of the repository %s the same on every system: %s', (root, id) => {
    expect(read(root, { moduleIds: [id] })?.modules).toEqual(['src/backends/mock/index.ts'])
  })
})

describe('the sources of a budget', () => {
  it('lists sources by size', () => {
    const sizes = { 'src/small.ts': 1_000, 'src/large.ts': 4_000 }
    const graph = sound(chunk('foyer.js', { sizes }))
    expect(heaviestSources(graph, ['foyer.js', 'chunks/core.js'])).toEqual([
      expect.stringMatching(/^src\/large\.ts +4\.0 kB$/),
      expect.stringMatching(/^src\/small\.ts +1\.0 kB$/),
    ])
  })
})

describe('a valid build', () => {
  it('finds no problem in a valid build', () => {
    const graph = sound()
    expect(simulatorProblems(graph, entryPoints)).toEqual([])
    expect(packageProblems(graph, entryPoints)).toEqual([])
    expect(eagerViemProblems(graph, entryPoints)).toEqual([])
    expect(needlessViemProblems(graph, entryPoints)).toEqual([])
  })
})

describe('the simulator in a production entry point', () => {
  it.each([
    'src/backends/mock/world/world.ts',
    'src/scenarios/index.ts',
    'src/server/serve/serveCommand.ts',
    'src/workbench/App.tsx',
    'anvil/chainList.ts',
    '/x/node_modules/msw/lib/index.mjs',
    '/x/node_modules/@faker-js/faker/dist/index.js',
    '/x/node_modules/@mswjs/interceptors/lib/index.mjs',
  ])('rejects the simulator when %s is loaded on demand', (id) => {
    expect(simulatorProblems(withView({ modules: [id] }), entryPoints)).toEqual([
      expect.stringContaining(`foyerkit contains ${id}`),
      expect.stringContaining(`foyerkit/elements contains ${id}`),
    ])
  })

  it('rejects the simulator when it stays an external import', () => {
    const graph = withView({ dynamicImports: ['@faker-js/faker/locale/en'] })
    expect(simulatorProblems(graph, entryPoints)).toHaveLength(2)
    expect(simulatorProblems(withView({ imports: ['msw/browser'] }), entryPoints)).toHaveLength(2)
  })
})

describe('an undeclared package', () => {
  it('rejects a package that is not declared', () => {
    const graph = withView({ modules: ['/x/node_modules/lodash/index.js'] })
    expect(packageProblems(graph, entryPoints)[0]).toContain('foyerkit contains the package lodash')
  })
})

describe('viem with a file of the backend', () => {
  const services = (modules: readonly string[]) =>
    withView({ modules: [...modules], imports: ['viem'] })

  it('rejects viem where most of the file does not need it', () => {
    const graph = services(['src/backends/real/chain/chains.ts', 'src/backends/real/viem/ens.ts'])
    expect(needlessViemProblems(graph, entryPoints)).toEqual([
      expect.stringContaining('src/backends/real/chain/chains.ts loads viem along'),
    ])
  })

  it('accepts viem where all of the file needs it', () => {
    expect(needlessViemProblems(services(['src/backends/real/viem/ens.ts']), entryPoints)).toEqual(
      [],
    )
  })
})

describe('viem on import', () => {
  it.each(['viem', 'viem/actions'])('rejects viem on import as %s', (id) => {
    const graph = sound(chunk('chunks/core.js', { imports: [id] }))
    expect(eagerViemProblems(graph, entryPoints)).toEqual([
      expect.stringContaining('foyerkit loads viem on import'),
      expect.stringContaining('foyerkit/elements loads viem on import'),
    ])
  })
})

describe('a budget', () => {
  const closed = {
    name: 'closed',
    entryPoints: ['foyer'],
    sources: [],
    page: 'react',
    gzipBytes: 900,
    files: 1,
    filesOnDemand: 0,
  } as const
  const open = {
    name: 'open',
    entryPoints: ['foyer'],
    sources: ['src/widget/features/connect/ConnectView.tsx'],
    page: 'react',
    gzipBytes: 1_500,
    files: 2,
    filesOnDemand: 1,
  } as const
  /** The smaller sizes that a host's bundler makes of it. */
  const react = new Map([
    chunk('page.js', {
      gzipBytes: 900,
      modules: ['foyer.js', 'chunks/core.js'],
      dynamicImports: ['view.js'],
    }),
    chunk('view.js', {
      gzipBytes: 600,
      modules: ['chunks/view.js'],
      imports: ['page.js'],
    }),
  ])
  const pages = { react, elements: react }

  it('adds up the files that a host page has loaded at that point', () => {
    expect(spent(sound(), pages, closed)).toEqual({ files: 1, gzipBytes: 900 })
    expect(spent(sound(), pages, open)).toEqual({ files: 2, gzipBytes: 1_500 })
    expect(budgetProblems(sound(), pages, [closed, open])).toEqual([])
  })

  it('rejects a budget that is exceeded', () => {
    expect(budgetProblems(sound(), pages, [{ ...open, gzipBytes: 1_499, files: 1 }])).toEqual([
      'open: 1500 bytes gzip, and 1499 is the limit.',
      "open: 2 files of a host's build, and 1 is the limit.",
    ])
  })

  it('rejects a budget spread over more files of the package', () => {
    expect(budgetProblems(sound(), pages, [{ ...open, filesOnDemand: 0 }])).toEqual([
      'open: 1 files on demand, and 0 is the limit: chunks/view.js.',
    ])
  })

  it('rejects a budget for a missing file', () => {
    const gone = { ...open, sources: ['src/widget/Gone.tsx'] }
    expect(budgetProblems(sound(), pages, [gone])).toEqual([
      'open: src/widget/Gone.tsx is not in the build any more.',
    ])
  })
})
