/** Account views (C-126 to C-142, C-325 to C-327, C-332). */
export const accountTexts = {
  copyAddress: 'Copy address',
  copyName: 'Copy name',
  addressCopied: 'Address copied',
  nameCopied: 'Name copied',
  failedToCopy: 'Failed to copy',
  balance: 'Balance',
  balanceFailed: 'Balance unavailable',
  blockExplorer: 'Block Explorer',
  disconnect: 'Disconnect',
  failedToDisconnect: 'Failed to disconnect',
  accountNotFound: 'Account not found',
}
