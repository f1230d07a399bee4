/**
 * Ends what a client of this process keeps for a page: its socket, and the core that the library registers by name for
 * the whole page. Its storage stays.
 */
export async function forgetCore(
  core: { relayer: { transportClose(): Promise<void> }; heartbeat: { stop(): void } },
  name: string,
): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
  // Foyer's own, which the widgets of a page share.
  Reflect.deleteProperty(globalThis, Symbol.for('foyer.walletConnect'))
  for (const key of [`_walletConnectCore_${name}`, `_walletConnectCore_${name}_count`]) {
    Reflect.deleteProperty(globalThis, key)
  }
}
