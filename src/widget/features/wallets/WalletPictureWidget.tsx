import type { ComponentProps } from 'react'
import { WalletPicture } from './WalletPicture.tsx'

/** The picture of a wallet, for the views of other features. */
export function WalletPictureWidget(props: ComponentProps<typeof WalletPicture>) {
  return <WalletPicture {...props} />
}
