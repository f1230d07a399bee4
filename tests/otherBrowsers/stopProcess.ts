import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'

/** Ends a process, and waits until it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
