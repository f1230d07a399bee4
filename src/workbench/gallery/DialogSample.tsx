import { useRef } from 'react'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import dialogCss from '../../widget/kit/modal/dialog.css?inline'
import { useStyles } from '../../widget/kit/styles/useStyles.ts'
import { SampleCard } from './SampleCard.tsx'

/** The card in a real dialog, to see it open, close and turn into a sheet. */
export function DialogSample() {
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
