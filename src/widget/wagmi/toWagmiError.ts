/** Converts failures to the viem errors that wagmi's hooks use; their classes load on demand. */
export const toWagmiError = {
  /** For a closed modal, or a missing session. */
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
