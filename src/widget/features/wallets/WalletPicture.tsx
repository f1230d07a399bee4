import { useEffect } from 'react'
import type { Connector } from '../../../backends/port/connectors.ts'
import type { Wallet } from '../../../backends/port/wallets.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { WalletImage, type WalletImageProps } from '../../kit/WalletImage.tsx'
import { pictureSource } from './pictureSource.ts'
import { createWalletPictures } from './walletPictures.ts'

/** The picture of a wallet, asked for when it is first shown (C-303). Decorative: its name stands beside it. */
export function WalletPicture({
  connector,
  wallet,
  size = 'm',
}: {
  connector?: Connector | undefined
  wallet?: Wallet | undefined
  size?: WalletImageProps['size']
}) {
  const pictures = useCore().use(createWalletPictures)
  const source = pictureSource({ connector, wallet })
  const imageId = source?.from === 'directory' ? source.imageId : undefined
  const kind = source?.from === 'directory' ? source.kind : 'wallet'
  useEffect(() => {
    if (imageId !== undefined) pictures.want(kind, imageId)
  }, [pictures, kind, imageId])
  const loaded = useSelect(pictures.store, (urls) =>
    imageId === undefined ? undefined : urls[imageId],
  )
  return <WalletImage size={size} src={source?.from === 'url' ? source.url : loaded} />
}
