import { click, scenario, sees } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweNetworkChange = scenario({
  id: 'siwe-network-change',
  title: 'Another network signs out and asks for a new sign-in',
  tags: ['siwe', 'networks', 'events'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    ...signIn,
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    click('button', 'Polygon', { exact: false }),
    sees('SwitchNetwork'),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('ConnectingSiwe', ['C-229']),
    { expect: 'calls', name: 'siwe.signOut', times: 1, covers: ['C-229'] },
    hostShows('Not signed in.'),
    ...signIn,
    hostShows('Signed in as 0xf39F'),
    {
      expect: 'analytics',
      event: 'SIWE_AUTH_SUCCESS',
      properties: { network: 'eip155:137' },
      times: 1,
    },
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:1' },
    hostShows('Not signed in.'),
    { expect: 'modal', open: false },
    { do: 'host.open' },
    sees('ConnectingSiwe'),
  ],
})
