import { useCore } from '../../../core/coreContext.ts'
import { copyTexts } from '../../../core/texts/general/copyTexts.ts'
import { CopyField } from '../../../kit/fields/CopyField.tsx'
import type { Copying } from './useCopy.ts'

/** Shows a text that the browser did not copy, until the caller's `text` changes. */
export function CopyByHand({
  copying: { state, tried },
  text,
}: {
  copying: Copying
  text: string | undefined
}) {
  const core = useCore()
  const { status } = state
  if ((status !== 'selecting' && status !== 'refused') || state.text !== text) return null
  return (
    <CopyField
      label={core.use(copyTexts).copyByHand}
      text={text}
      copy={status === 'selecting' ? () => tried(core.backend.browser.copySelection()) : undefined}
    />
  )
}
