/** Failures as wagmi's own hooks and their users know them: viem's classes, loaded where one is needed. */
export const toWagmiError = {
  /** The visitor closed the modal, or there is no session to take up. */
  async ofConnect(): Promise<Error> {
    const { UserRejectedRequestError } = await import('viem')
    return new UserRejectedRequestError(new Error('The modal was closed without a connection.'))
  },
  async ofSwitch(thrown: unknown): Promise<Error> {
    const { SwitchChainError, UserRejectedRequestError } = await import('viem')
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const isRefused = 'code' in error && error.code === 'wallet.rejected'
    return isRefused ? new UserRejectedRequestError(error) : new SwitchChainError(error)
  },
}
