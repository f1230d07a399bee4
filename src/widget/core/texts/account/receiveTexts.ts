import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of Receive and the compatible networks (A §2). Loaded with the first screen that needs
 * them.
 */
export const receiveTexts = defineTexts('receive', {
  copyAddress: (shown: string) => `Copy address ${shown}`,
  qrCode: 'QR code of your address',
  /** The alternative text of the QR code. */
  wholeAddress: (address: string) => `Your address is ${address}`,
  hint: 'Copy your address or scan this QR code',
  onlyReceiveOn: (network: string) => `Only receive assets on ${network}`,
  /** The networks are one text, e.g. `Ethereum, Polygon, and 2 more`. */
  onlyReceive: (networks: string) => `Only receive assets on ${networks}`,
  /** The last part of that list of networks. */
  moreNetworks: (count: number) => `${count} more`,
  banner: 'You can only receive assets on these networks',
  networks: 'Compatible networks',
  accountNotFoundHint: 'Connect your wallet to receive assets',
})
