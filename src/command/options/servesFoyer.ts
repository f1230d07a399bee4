/** Whether Foyer serves pages on a port of this machine now. */
export async function servesFoyer(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/__foyer/origins`)
    return answer.ok && typeof Object(await answer.json()).host === 'string'
  } catch {
    // Nothing listens, or it is another program.
    return false
  }
}
