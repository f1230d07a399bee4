import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { QrCodeIcon } from '../../../kit/icons/connectIcons.tsx'

/** The picture of the WalletConnect entry, a QR code. */
export function WalletConnectMark() {
  return <IconTile size="s" shape="square" tone="accent" icon={<QrCodeIcon />} />
}
