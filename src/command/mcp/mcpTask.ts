import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createContextPool } from '../../playwright/answers/contextPool.ts'
import { loadHostWorld } from '../../server/config/loadHostWorld.ts'
import { defaultScenarioFolder } from '../../server/scenarios/scenarioFolder.ts'
import { launchChromium } from '../replay/launchChromium.ts'
import { createLiveRun } from './liveRun.ts'
import { createMcpServer } from './mcpServer.ts'

/** The arguments of `npx foyerkit mcp`. */
export interface McpTaskOptions {
  readonly kind: 'mcp'
  /** Origin of the app; that of the config if absent. */
  readonly page?: string
  /** Whether the agent may act, run time and save. */
  readonly canAct: boolean
  /** Whether the browser has a window. */
  readonly isHeaded: boolean
}

/**
 * Serves the tools of an agent on standard input and output, until the agent closes them. No port is opened.
 * @param version of foyerkit
 * @throws Error if no app is named, or without a browser
 */
export async function mcpTask(
  { page, canAct, isHeaded }: McpTaskOptions,
  version: string,
): Promise<boolean> {
  const project = process.cwd()
  const host = await loadHostWorld(project)
  const app = page ?? host?.origin
  if (app === undefined) {
    throw new Error(
      'There is no page to drive. Start the app as in development, and name its address: --page http://localhost:<port>, or page in foyer.config.',
    )
  }
  const browser = await launchChromium({ headless: !isHeaded })
  const contexts = createContextPool(browser, app)
  const run = createLiveRun(
    { contexts, app, version, config: host?.explore },
    { project, folder: host?.scenarios ?? defaultScenarioFolder },
  )
  const server = createMcpServer({ run, app, version, canAct })
  try {
    await server.connect(new StdioServerTransport())
    await new Promise<void>((resolve) => {
      for (const end of ['end', 'close'] as const) process.stdin.on(end, resolve)
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve)
    })
  } finally {
    await run.end()
    await server.close()
    await contexts.close()
    await browser.close()
  }
  return true
}
