/** Account views (C-126 to C-142, C-325 to C-327, C-332). */
export const accountTexts = {
  copyAddress: 'Copy address',
  copyName: 'Copy name',
  addressCopied: 'Address copied',
  nameCopied: 'Name copied',
  failedToCopy: 'Failed to copy',
  balance: 'Balance',
  balanceFailed: 'Balance unavailable',
  retryBalance: 'Try again',
  blockExplorer: 'Block Explorer',
  buyCrypto: 'Buy crypto',
  swap: 'Swap',
  activity: 'Activity',
  changeEmail: 'Change the login email',
  disconnect: 'Disconnect',
  failedToDisconnect: 'Failed to disconnect',
  accountNotFound: 'Account not found',
}
