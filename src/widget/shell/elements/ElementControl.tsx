import type { Core } from '../../core/core.ts'
import { CoreContext } from '../../core/coreContext.ts'
import type { StyleAdopter } from '../../kit/styles/styleAdopter.ts'
import { AccountControl } from '../controls/AccountControl.tsx'
import { ConnectControl } from '../controls/ConnectControl.tsx'
import { FoyerControl } from '../controls/FoyerControl.tsx'
import { NetworkControl } from '../controls/NetworkControl.tsx'
import { OnrampControl } from '../controls/OnrampControl.tsx'
import { ThemedRoot } from '../ThemedRoot.tsx'
import type { ElementAttributes, ElementKind } from './elementAttributes.ts'

const controls = {
  connect: ConnectControl,
  account: AccountControl,
  combined: FoyerControl,
  network: NetworkControl,
  onramp: OnrampControl,
} as const

/** One host widget, as a custom element renders it. */
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
    <CoreContext.Provider value={core}>
      <ThemedRoot adopter={adopter}>
        <Control {...attributes} />
      </ThemedRoot>
    </CoreContext.Provider>
  )
}
