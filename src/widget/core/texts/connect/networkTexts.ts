import { defineTexts } from '../defineTexts.ts'

/** Texts of the network views (C-114 to C-125). */
export const networkTexts = defineTexts('networks', {
  search: 'Search network',
  list: 'Networks',
  whatIsANetwork: 'What is a network',
  noNetworksFound: 'No networks found',
  approveInWallet: 'Approve in wallet',
  acceptInWallet: 'Approve the switch in your wallet',
  switchDeclined: 'Switch declined',
  switchDeclinedHint:
    'Switch can be declined if chain is not supported by a wallet or previous request is still active',
  featureNotSupported: (network: string) => `This feature is not supported on ${network}.`,
  switchToUse: (network: string) => `Switch to ${network} to continue`,
  switch: 'Switch',
  switchTo: (network: string) => `Switch to ${network}`,
  unsupportedApp:
    "This app doesn't support your current network. Switch to an available option to continue.",
  unsupportedSwap:
    "The swap feature doesn't support your current network. Switch to an available option to continue.",
  notApproved: "Your wallet doesn't allow this network",
  current: 'Current network',
  unknown: 'Unknown Network',
})
