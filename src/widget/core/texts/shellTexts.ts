/** Host buttons, header controls, toasts of the shell. */
export const shellTexts = {
  connectWallet: 'Connect Wallet',
  connecting: 'Connecting...',
  switchNetwork: 'Switch Network',
  unknownNetwork: 'Unknown Network',
  selectNetwork: 'Select Network',
  account: 'Account',
  back: 'Back',
  close: 'Close',
  help: 'Help',
  changeNetwork: 'Change network',
  loading: 'Loading',
  modal: 'Wallet',
  viewFailed: 'This screen could not be loaded',
  tryAgain: 'Try again',
  failedToSignOut: 'Failed to sign out',
}
