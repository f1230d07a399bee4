import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lets Next build an app whose packages are links to those of this repository, which Turbopack does not follow out of
 * the app's folder. Keeps the app's own settings.
 *
 * @param app its folder
 * @param root target of the links
 */
export async function followLinksInNext(app: string, root: string): Promise<void> {
  await rename(join(app, 'next.config.mjs'), join(app, 'own.config.mjs'))
  await writeFile(
    join(app, 'next.config.mjs'),
    `import config from './own.config.mjs'

export default {
  ...config,
  experimental: {
    ...config.experimental,
    // TypeScript is 7 here, which checks types by its command.
    useTypeScriptCli: true,
    turbopackAdditionalRoots: { repository: { path: ${JSON.stringify(root)} } },
    // A folder that is built once needs none, and it is a quarter of the time.
    turbopackFileSystemCacheForBuild: false,
  },
}
`,
  )
}
