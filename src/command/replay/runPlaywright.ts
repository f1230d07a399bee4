import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { untilEnded } from '../untilEnded.ts'
import { planVariable, secretsVariable } from '../suite/replayPlan.ts'

/**
 * Runs the project's own Playwright with the configuration for replays.
 * @param args arguments of the command `playwright`, without `--config`
 * @param plan path of the plan
 * @param secrets of the config, by name
 * @returns the exit code of Playwright
 */
export function runPlaywright(
  args: readonly string[],
  plan: string,
  secrets: Readonly<Record<string, string>> = {},
): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = join(dirname(fileURLToPath(import.meta.url)), 'replayConfig.js')
  const child = spawn(process.execPath, [cli, ...args, '--config', config], {
    stdio: 'inherit',
    env: { ...process.env, [planVariable]: plan, [secretsVariable]: JSON.stringify(secrets) },
  })
  return untilEnded(child, 'SIGINT')
}
