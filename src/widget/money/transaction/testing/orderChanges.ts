import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import type { createPipelineTest } from './pipelineTest.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Test = ReturnType<typeof createPipelineTest>
/** Cases in which an order is dropped: a name, the reason for dropping, and the change by the visitor or the wallet. */
export const changes: readonly (readonly [string, string, (test: Test) => void])[] = [
  ['an edit', 'changed', ({ form }) => form.setState({ units: 6n })],
  [
    'an edit that is undone',
    'changed',
    ({ form }) => {
      form.setState({ units: 6n })
      form.setState({ units: 5n })
    },
  ],
  ['another view', 'left', ({ core }) => core.router.goBack()],
  ['a view on top', 'left', ({ core }) => core.router.push('Networks')],
  [
    'a way there and back',
    'left',
    ({ core }) => {
      core.router.push('Networks')
      core.router.goBack()
    },
  ],
  ['a closed modal', 'left', ({ core }) => core.close()],
  ['another account', 'account', ({ notify }) => notify.accountsChanged([other])],
  ['a disconnected wallet', 'account', ({ notify }) => notify.disconnected()],
  [
    'another wallet with the same account',
    'account',
    ({ core }) => core.session.adopt(testConnector, createTestConnection().connection),
  ],
  ['another network', 'chain', ({ core }) => core.networks.setActive(testNetworks.polygon.id)],
]

/** The changes that a screen on top of the order does not cause. */
export const navigations = changes.filter(
  ([name]) => !['a view on top', 'a way there and back'].includes(name),
)
