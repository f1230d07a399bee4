import { readFileSync } from 'node:fs'

/** The ports that servers of this repository take first: the workbench with its simulated sites, and `npx foyerkit`. */
export function usualPorts(): readonly string[] {
  const [, workbench = ''] =
    /values\.port \?\? (\d+)/.exec(readFileSync('scripts/start.mjs', 'utf8')) ?? []
  const [, command = ''] =
    /defaultPort = (\d+)/.exec(readFileSync('src/server/serve/serveCommand.ts', 'utf8')) ?? []
  return [workbench, String(Number(workbench) + 1), command]
}

/** The problem of `adb reverse` or `ssh -L`: both ends must be the same port of a server. `undefined` if there is none. */
export function forwardProblem(words: readonly string[]): string | undefined {
  const known = usualPorts()
  const forwards = words.join(' ').matchAll(/tcp:(\d+) tcp:(\d+)|-L (\d+):localhost:(\d+)/g)
  return [...forwards]
    .map(([text, ...ports]) => ({ text, numbers: ports.filter(Boolean) }))
    .find(({ numbers: [here = '', there] }) => here !== there || !known.includes(here))?.text
}
