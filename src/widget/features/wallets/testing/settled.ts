/** Lets everything run that waits for promises only. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
}
