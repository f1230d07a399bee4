/** Runs everything that waits only for promises. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
}
