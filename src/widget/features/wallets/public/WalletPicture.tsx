import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { WalletImage, type WalletImageProps } from '../../../kit/images/WalletImage.tsx'
import { pictureSource } from '../list/pictureSource.ts'

/** The picture of a wallet, loaded when it is first shown (C-303). Decorative, because the name is beside it. */
export function WalletPicture({
  connector,
  wallet,
  size = 'm',
}: {
  connector?: Connector | undefined
  wallet?: Wallet | undefined
  size?: WalletImageProps['size']
}) {
  const source = pictureSource({ connector, wallet })
  const stored = source?.from === 'directory' ? source : undefined
  const loaded = useImage(stored?.kind ?? 'wallet', stored?.imageId)
  return <WalletImage size={size} src={source?.from === 'url' ? source.url : loaded} />
}
