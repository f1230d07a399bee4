import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packageFile = (name: string) => `${root}dist/package/${name}.js`

/** A host app in two pages, bundled from the built package: file names to contents. */
export async function buildHost(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    root: `${root}tests/build/hosts`,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: /^foyer$/, replacement: packageFile('foyer') },
        { find: /^foyer\/(elements|real)$/, replacement: packageFile('$1') },
      ],
    },
    build: {
      write: false,
      rolldownOptions: {
        input: {
          react: `${root}tests/build/hosts/react.tsx`,
          elements: `${root}tests/build/hosts/elements.ts`,
        },
        output: {
          entryFileNames: '[name].js',
          // Named, so that a test can tell when it is loaded.
          advancedChunks: {
            groups: [{ name: 'viem', test: /node_modules\/(viem|ox|abitype|@noble|@scure)\// }],
          },
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  return new Map(
    files.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  )
}
