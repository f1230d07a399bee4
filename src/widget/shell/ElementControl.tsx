import type { Core } from '../core/core.ts'
import { CoreContext } from '../core/coreContext.ts'
import type { StyleAdopter } from '../kit/createStyleAdopter.ts'
import { AccountControl } from './AccountControl.tsx'
import { ConnectControl } from './ConnectControl.tsx'
import { FoyerControl } from './FoyerControl.tsx'
import { NetworkControl } from './NetworkControl.tsx'
import { OnrampControl } from './OnrampControl.tsx'
import { ThemedRoot } from './ThemedRoot.tsx'
import type { ElementAttributes, ElementKind } from './elementAttributes.ts'

const controls = {
  connect: ConnectControl,
  account: AccountControl,
  combined: FoyerControl,
  network: NetworkControl,
  onramp: OnrampControl,
} as const

/** One host widget as a custom element draws it. */
export function ElementControl({
  core,
  adopter,
  kind,
  attributes,
}: {
  core: Core
  adopter: StyleAdopter
  kind: ElementKind
  attributes: ElementAttributes
}) {
  const Control = controls[kind]
  return (
    <CoreContext value={core}>
      <ThemedRoot adopter={adopter}>
        <Control {...attributes} />
      </ThemedRoot>
    </CoreContext>
  )
}
