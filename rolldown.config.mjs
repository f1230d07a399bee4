// Bundles the declarations that tsc has written (tsconfig.build.json): one file per entry point beside its code, and
// in `types` what several of them share. What is not the host's own package is copied into them.
import { dts } from 'rolldown-plugin-dts'
import { entryPoints, nodeEntryPoints } from './scripts/lib/build/entryPoints.mjs'
import { isHostPackage } from './scripts/lib/build/isHostPackage.mjs'

export default {
  input: Object.fromEntries(
    [...entryPoints, ...nodeEntryPoints].map(({ file, source }) => [
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
    dir: 'dist/package',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name]-[hash].d.ts',
  },
}
