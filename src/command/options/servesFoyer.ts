/** How long a program may take to say that it is Foyer, in ms: one that answers nothing must not stop the command. */
const patience = 5_000

/** Whether Foyer serves pages on a port of this machine now. */
export async function servesFoyer(
  port: number,
  // oxlint-disable-next-line no-restricted-properties -- The command runs beside every page, whose clock does not time it.
  signal = AbortSignal.timeout(patience),
): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/__foyer/origins`, { signal })
    return answer.ok && typeof Object(await answer.json()).host === 'string'
  } catch {
    // Nothing listens, or it is another program.
    return false
  }
}
