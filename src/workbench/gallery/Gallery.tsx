import { AccountSamples } from './AccountSamples.tsx'
import { ConnectSamples } from './ConnectSamples.tsx'
import { IconSamples } from './IconSamples.tsx'
import { MoneySamples } from './MoneySamples.tsx'
import { PartSamples } from './PartSamples.tsx'
import { WalletSamples } from './WalletSamples.tsx'
import { useRef } from 'react'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import dialogCss from '../../widget/kit/modal/dialog.css?inline'
import { useStyles } from '../../widget/kit/styles/useStyles.ts'
import { SampleCard } from './SampleCard.tsx'

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

/** The card in a real dialog, to see it open, close and turn into a sheet. */
function DialogSample() {
  useStyles(dialogCss)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Open dialog</Button>
      <dialog ref={dialog} className="fy-dialog" aria-label="Sample">
        <SampleCard title="Connect Wallet">
          <Text>In the top layer.</Text>
          <Button wide onClick={() => dialog.current?.close()}>
            Close dialog
          </Button>
        </SampleCard>
      </dialog>
    </>
  )
}
