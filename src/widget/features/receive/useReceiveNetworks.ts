import { useEffect } from 'react'
import type { Network } from '../../../backends/port/network.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createSmartAccountNetworks } from '../../core/login/smartAccountNetworks.ts'
import { receiveNetworks } from './receiveRules.ts'

/** The networks on which the account receives now. */
export function useReceiveNetworks(): readonly Network[] {
  const core = useCore()
  const smart = core.use(createSmartAccountNetworks)
  useEffect(() => void smart.load(), [smart])
  const enabled = useSelect(smart.store, (now) => now.enabled)
  const activeId = useSelect(core.networks.store, (now) => now.activeId)
  const preferred = useSelect(core.account, (now) => now.preferredAccountType)
  const connection = useSelect(core.session.store, (now) =>
    now.status === 'connected' ? now.connection.type : undefined,
  )
  const { requested } = core.networks
  return receiveNetworks({ requested, activeId, connection, preferred, enabled })
}
