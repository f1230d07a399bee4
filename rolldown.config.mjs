// Bundles the declarations that tsc has written (tsconfig.build.json): for each of the two packages one file per entry point beside its
// code, and in `types` what several of them share. What is not the host's own package is copied into them, also from the other package.
import { dts } from 'rolldown-plugin-dts'
import {
  labEntryPoints,
  modalEntryPoints,
  nodeEntryPoints,
} from './scripts/lib/build/entryPoints.mjs'
import { isHostPackage } from './scripts/lib/build/isHostPackage.mjs'

/**
 * @param {string} dir
 * @param {readonly { file: string, source: string }[]} entryPoints
 */
const declarations = (dir, entryPoints) => ({
  input: Object.fromEntries(
    entryPoints.map(({ file, source }) => [
      file,
      `./.cache/types/${source.replace(/\.tsx?$/, '.d.ts')}`,
    ]),
  ),
  external: isHostPackage,
  plugins: [
    dts({ dtsInput: true, resolver: 'oxc', tsconfig: false, sourcemap: false }),
    {
      name: 'refuse-foreign-types',
      generateBundle(_options, bundle) {
        const foreign = Object.values(bundle)
          .flatMap(({ imports = [] }) => imports)
          .filter((id) => !(id in bundle || isHostPackage(id)))
        if (foreign.length > 0) this.error(`A host has not installed ${foreign.join(', ')}.`)
      },
    },
  ],
  output: {
    dir,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name]-[hash].d.ts',
  },
})

export default [
  declarations('dist/package', modalEntryPoints),
  declarations('dist/lab', [...labEntryPoints, ...nodeEntryPoints]),
]
