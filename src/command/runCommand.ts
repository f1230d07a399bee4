import { missingParts } from './options/missingParts.ts'
import { otherModal, ownVersion } from '../server/pages/otherModal.ts'
import { loadHostWorld } from '../server/config/loadHostWorld.ts'
import { chainProblems } from '../server/chains/chainProblems.ts'
import { describeServed } from './describeServed.ts'
import { hasSolana } from './options/hasSolana.ts'
import { helpText } from './helpText.ts'
import { printable, printableLine } from './options/printable.ts'
import { readArguments } from './readArguments.ts'
import { runTask } from './runTask.ts'
import { serveCommand } from '../server/serve/serveCommand.ts'

/** The exit code for arguments that cannot be used. */
const wrongArguments = 2
/** ms after which a close that hangs is cut short; the local chains end with the process in any case. */
const patience = 15_000

/**
 * Runs `npx foyerkit` with its arguments: replays and ends, or serves until the process receives a signal to end. A new sub-command needs
 * its arguments in `readArguments`, its work in `runTask` and its line in `helpText`.
 */
export async function runCommand(process: NodeJS.Process): Promise<void> {
  const fail = (sentence: string, exitCode = 1) => {
    process.stderr.write(`${printable(sentence)}\n`)
    process.exitCode = exitCode
  }
  const wanted = readArguments(process.argv.slice(2))
  if (wanted.kind === 'problem') return fail(wanted.sentence, wrongArguments)
  if (wanted.kind === 'help') return void process.stdout.write(helpText)
  if (wanted.kind === 'version') return void process.stdout.write(`${ownVersion()}\n`)
  const say = (line: string) => void process.stdout.write(`${printableLine(line)}\n`)
  try {
    const mismatch = otherModal(process.cwd())
    if (mismatch !== undefined) process.stderr.write(`${mismatch}\n`)
    if (!('allow' in wanted)) {
      process.exitCode = (await runTask(wanted, ownVersion(), say)) ? 0 : 1
      return
    }
    const host = await loadHostWorld(process.cwd())
    const served = await serveCommand({ ...wanted, host, project: process.cwd() }, (line) =>
      process.stderr.write(`${line}\n`),
    )
    const has = { evm: chainProblems().length === 0, solana: hasSolana() }
    for (const problem of missingParts(has.solana)) process.stderr.write(`${problem}\n`)
    process.stdout.write(describeServed(wanted.kind, served.origins, host, has))
    let isStopping = false
    const stop = () => {
      // One Ctrl+C may arrive twice: from the terminal, and passed on by npm.
      if (isStopping) return
      isStopping = true
      // oxlint-disable-next-line no-restricted-globals -- The end of a process, which no clock of a page times.
      setTimeout(() => process.exit(1), patience).unref()
      served.close().then(
        () => process.exit(0),
        (error: unknown) => {
          fail(String(error))
          process.exit(1)
        },
      )
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
