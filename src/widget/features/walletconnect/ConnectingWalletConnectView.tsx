import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { NotDetectedNotice } from '../wallets/public/NotDetectedNotice.tsx'
import { browserConnector } from './browserConnector.ts'
import { PairWallet } from './PairWallet.tsx'
import { platformsOf } from './platformRules.ts'

/** Connects a wallet that is not in this browser (C-099 to C-102). */
export default function ConnectingWalletConnectView() {
  const core = useCore()
  const wallet = useViewParams('ConnectingWalletConnect')?.wallet
  const [platforms] = useState(() =>
    platformsOf({
      wallet,
      mobile: core.backend.browser.device().mobile,
      installed: browserConnector(wallet, core.connectors.list()) !== undefined,
    }),
  )
  const [first = 'unsupported'] = platforms
  if (first === 'unsupported') return <NotDetectedNotice wallet={wallet} />
  return <PairWallet wallet={wallet} platforms={platforms} first={first} />
}
