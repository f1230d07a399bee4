import { defaultPort } from '../../server/serve/serveCommand.ts'
import { servesFoyer } from './servesFoyer.ts'

/** Number of ports to look at: `npx foyerkit` takes the first free one from `defaultPort` on. */
const ports = 10

/** The origin of the workbench that `npx foyerkit` serves now. If none runs, the one where it usually starts. */
export async function findWorkbench(
  isFoyer: (port: number) => Promise<boolean> = servesFoyer,
): Promise<string> {
  const all = Array.from({ length: ports }, (_, index) => defaultPort + index)
  const found = await Promise.all(all.map((port) => isFoyer(port)))
  const port = all.find((_, index) => found[index]) ?? defaultPort
  return `http://localhost:${port}`
}
