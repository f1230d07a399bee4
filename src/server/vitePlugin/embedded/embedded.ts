import type { ViteDevServer } from 'vite'
import { chainProblems } from '../../chains/chainProblems.ts'
import type { HostWorld } from '../../config/hostWorld.ts'
import { serveCommand } from '../../serve/serveCommand.ts'
import type { Origins } from '../../outside/origins.ts'
import { answerEmbedded } from './answerEmbedded.ts'

/** The outside of an app whose server uses Vite as middleware. */
export interface Embedded {
  /** Opens the server of the outside; later calls return the same one. */
  origins(): Promise<Origins>
}

/**
 * Opens the outside for a server that uses Vite as middleware, such as Nuxt or Storybook. Vite itself does not listen there, so the chains,
 * panels and sites get their own server, like that of `npx foyerkit`. Frameworks create more than one Vite server, so it opens with the
 * first page that requests it. It closes together with Vite.
 */
export function embed(
  server: ViteDevServer,
  options: { readonly allow: readonly string[]; readonly host: HostWorld | undefined },
): Embedded {
  const { logger } = server.config
  const log = (line: string) => logger.warn(line, { timestamp: true })
  let opening: ReturnType<typeof serveCommand> | undefined

  async function origins() {
    if (opening === undefined) {
      // The working folder is used, because the root of Nuxt's Vite is the folder of its source.
      // `npx foyerkit` uses the folder in which it is started, too.
      const project = process.cwd()
      opening = serveCommand({ kind: 'pages', port: 0, project, ...options }, log)
      for (const problem of chainProblems()) log(problem)
    }
    return (await opening).origins
  }

  const close = server.close.bind(server)
  server.close = async () => {
    const opened = await opening?.catch(() => undefined)
    await opened?.close()
    await close()
  }
  server.middlewares.use(answerEmbedded(origins, log))
  return { origins }
}
