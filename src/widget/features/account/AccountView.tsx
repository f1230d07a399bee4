import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { hasWalletFeatures } from './accountRules.ts'
import { DefaultAccount } from './home/DefaultAccount.tsx'
import { WalletFeaturesAccount } from './home/WalletFeaturesAccount.tsx'

/** The account view: the wallet-features widget for a login with wallet features, else the default one. */
export default function AccountView() {
  const { session } = useCore()
  // Decided once, so that the view does not change when the session ends while the modal closes.
  const [features] = useState(() => hasWalletFeatures(session.store.getState()))
  return features ? <WalletFeaturesAccount /> : <DefaultAccount />
}
