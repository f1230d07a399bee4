import type { PreviewServer, ViteDevServer } from 'vite'
import { openOutside, type Outside, type OutsideOptions } from '../outside/openOutside.ts'

/**
 * Opens the outside beside a Vite server, serves its endpoints there, and closes it together with that server. Returns `undefined` and
 * opens nothing if Vite itself does not listen: as middleware of another server, or in a test runner.
 */
export async function openBeside(
  server: ViteDevServer | PreviewServer,
  options: Omit<OutsideOptions, 'main' | 'log'>,
): Promise<Outside | undefined> {
  const { httpServer: main } = server
  if (main === null) return undefined
  const log = (line: string) => server.config.logger.warn(line, { timestamp: true })
  const outside = await openOutside({ ...options, main, log })
  const close = server.close.bind(server)
  server.close = async () => {
    await outside.close()
    await close()
  }
  server.middlewares.use(outside.api)
  return outside
}
