import { build } from 'vite'

/** Bundles a foreign client with its imports into a script for a page. @param input its file */
export async function bundlePage(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })
  return [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}
