import type { ComponentType } from 'react'
import { CoinIcon } from '../icons/things/CoinIcon.tsx'
import type { IconProps } from '../icons/IconFrame.tsx'
import { NetworkIcon } from '../icons/things/NetworkIcon.tsx'
import { NftIcon } from '../icons/things/NftIcon.tsx'
import { WalletIcon } from '../icons/things/WalletIcon.tsx'
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
