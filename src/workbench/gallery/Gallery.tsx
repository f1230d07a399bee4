import { AccountSamples } from './AccountSamples.tsx'
import { ConnectSamples } from './ConnectSamples.tsx'
import { DialogSample } from './DialogSample.tsx'
import { IconSamples } from './IconSamples.tsx'
import { MoneySamples } from './MoneySamples.tsx'
import { PartSamples } from './PartSamples.tsx'
import { WalletSamples } from './WalletSamples.tsx'

/** All samples of one side. */
export function Gallery() {
  return (
    <div className="gallery">
      <ConnectSamples />
      <AccountSamples />
      <WalletSamples />
      <MoneySamples />
      <PartSamples />
      <IconSamples />
      <DialogSample />
    </div>
  )
}
