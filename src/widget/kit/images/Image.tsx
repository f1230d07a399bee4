import type { ComponentType } from 'react'
import { CoinIcon, NftIcon } from '../icons/accountIcons.tsx'
import type { IconProps } from '../icons/iconOf.tsx'
import { NetworkIcon } from '../icons/pageIcons.tsx'
import { WalletIcon } from '../icons/connectIcons.tsx'
import { ImageFrame, type ImageFrameProps, type ImageKind } from './ImageFrame.tsx'

const placeholders: Record<ImageKind, ComponentType<IconProps>> = {
  wallet: WalletIcon,
  network: NetworkIcon,
  coin: CoinIcon,
  nft: NftIcon,
}

/** A picture of any kind. A missing or broken one shows the icon of its kind (C-348). */
export function Image(props: Omit<ImageFrameProps, 'Placeholder'>) {
  return <ImageFrame {...props} Placeholder={placeholders[props.kind]} />
}
