import { Image } from '../../kit/images/Image.tsx'
import { GlobeIcon } from '../../kit/icons/viewIcons.tsx'
import { WalletImage } from '../../kit/images/WalletImage.tsx'

/** The pictures of the app and of the wallet, side by side. */
export function SiwePictures({
  app,
  wallet,
  busy,
}: {
  app: string | undefined
  wallet: string | undefined
  busy: boolean
}) {
  return (
    <span className="fy-siwe-pictures" data-busy={busy || undefined}>
      <span className="fy-siwe-app">
        {app === undefined ? (
          <span className="fy-siwe-blank">
            <GlobeIcon size={28} />
          </span>
        ) : (
          <Image kind="nft" src={app} size={56} />
        )}
      </span>
      <span className="fy-siwe-wallet">
        <WalletImage size="l" src={wallet} />
      </span>
    </span>
  )
}
