import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { environmentOf } from './environmentOf.ts'
import { installedHere } from './installedHere.ts'

const run = promisify(execFile)

/**
 * Runs a tool in an app of an outside project, as its developer would; returns its output and exit code.
 *
 * @param app its folder
 * @param tool file below `node_modules`
 */
export const runInApp = (app: string, tool: string, ...args: readonly string[]) =>
  runNode(app, installedHere(tool), args)

/** Runs `npx foyerkit` of the packed package in the folder of an outside project until it ends. */
export const runFoyerkit = (project: string, ...args: readonly string[]) =>
  runFoyerkitIn(project, '', ...args)

/** The same on a server of GitHub Actions. */
export const runFoyerkitOnGitHub = (project: string, ...args: readonly string[]) =>
  runNode(project, commandIn(project), args, { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: project })

/** The same, in an app of the project. */
export const runFoyerkitIn = (project: string, app: string, ...args: readonly string[]) =>
  runNode(join(project, app), commandIn(project), args)

/** File of the command in a project. */
export const commandIn = (project: string) =>
  join(project, 'node_modules/foyerkit-lab/dist/node/foyerkit.js')

async function runNode(
  app: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  return run(process.execPath, [file, ...args], {
    cwd: app,
    env: { ...(await environmentOf(app)), ...env },
  }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      const said = `${stdout}${stderr}`
      return { said: [...failedTests(said), said].join('\n'), failed: true }
    },
  )
}

/** A line for each failed Playwright test with its error, to be shown first. */
function failedTests(said: string): readonly string[] {
  const failed = stripVTControlCharacters(said).matchAll(/^ *\d+\) (.+?)[ ─]*\n\s+(\S.*)$/gm)
  return [...failed].map(([, test, reason]) => `${test}: ${reason}`)
}
