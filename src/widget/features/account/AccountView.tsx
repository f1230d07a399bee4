import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { hasWalletFeatures } from './accountRules.ts'
import { DefaultAccount } from './home/DefaultAccount.tsx'
import { WalletFeaturesAccount } from './home/WalletFeaturesAccount.tsx'

/** The account: the wallet-features widget for a login that has it, else the default one. */
export default function AccountView() {
  const { session } = useCore()
  // Decided once: a session that ends must not turn one into the other while the modal closes.
  const [features] = useState(() => hasWalletFeatures(session.store.getState()))
  return features ? <WalletFeaturesAccount /> : <DefaultAccount />
}
