import { FoyerControl, type FoyerControlProps } from '../shell/controls/FoyerControl.tsx'
import { ShadowHost } from '../shell/ShadowHost.tsx'

/** What its connect button and its account button take. */
export type FoyerButtonProps = FoyerControlProps

/** Connect button and account button in one place (C-009, C-015). */
export function FoyerButton(props: FoyerButtonProps) {
  return (
    <ShadowHost name="foyer-button">
      <FoyerControl {...props} />
    </ShadowHost>
  )
}
