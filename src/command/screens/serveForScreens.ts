import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from '../../server/serve/serveCommand.ts'
import { servesFoyer } from '../options/servesFoyer.ts'

/** The port of the pages in a run that takes screens: some pages show their address. */
const screensPort = 4960

/** Time between two looks at the port, in ms. */
const pause = 500

interface ServeForScreensOptions {
  /** Serves on the first free port from the given one on. */
  readonly serve: (firstPort: number) => Promise<Served>
  /** Whether Foyer serves pages on a port of this machine now. */
  readonly isFoyer?: (port: number) => Promise<boolean>
  readonly wait?: () => Promise<unknown>
  readonly say: (line: string) => void
}

/**
 * Serves the pages of a run that takes screens on `screensPort`. While another run has this port, it waits for the end of that run. If
 * another program has it, the next free port is used, and a line says so.
 */
export async function serveForScreens({
  serve,
  isFoyer = servesFoyer,
  wait = () => sleep(pause),
  say,
}: ServeForScreensOptions): Promise<Served> {
  let hasSaid = false
  for (;;) {
    const served = await serve(screensPort)
    const port = Number(new URL(served.origins.host).port)
    if (port === screensPort) return served
    if (!(await isFoyer(screensPort))) {
      say(
        `Port ${screensPort} is taken, so pages are on ${port}. Screens that show the address of the page differ: end the program on ${screensPort}, and run again.`,
      )
      return served
    }
    await served.close()
    if (!hasSaid) {
      say(
        `Another run takes screens on port ${screensPort} of this machine. This one waits for its end, because some screens show the address of the page. If none runs any more, end the process that listens there.`,
      )
    }
    hasSaid = true
    while (await isFoyer(screensPort)) await wait()
  }
}
