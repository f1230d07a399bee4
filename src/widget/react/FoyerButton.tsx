import { FoyerControl, type FoyerControlProps } from '../shell/controls/FoyerControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'
import { useRememberedText } from './useRememberedText.ts'

/** The props of its connect button and its account button. */
export type FoyerButtonProps = FoyerControlProps

/**
 * The connect button and the account button in one place: it shows the one that fits (C-009,
 * C-015).
 */
export function FoyerButton(props: FoyerButtonProps) {
  return (
    <ShadowHost name="foyer-button" text={useRememberedText()}>
      <FoyerControl {...props} />
    </ShadowHost>
  )
}
