import { reads, scenario, sees } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { bothNamespaces, chooseNetwork, hostButton, solanaId } from '../dsl/flows/solanaFlows.ts'
import { openCode } from '../dsl/flows/walletConnectFlows.ts'

export const solanaByPhone = scenario({
  id: 'solana-by-phone',
  title: 'The phone approves EVM and Solana in one session, signs on Solana and disconnects both',
  tags: ['solana', 'walletconnect', 'reload'],
  options: bothNamespaces,
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.approve', chainIds: ['eip155:1', solanaId] },
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('0xf3...b92266') },
    ...openAccount,
    ...chooseNetwork('Solana'),
    sees('Account'),
    reads('AKnL...RSZ9'),
    reads('500.0000 SOL'),
    { do: 'reload' },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    { do: 'host.request', method: 'solana_signMessage', params: [{ message: 'StV1DL6CwTryKyV' }] },
    { do: 'phone.approve' },
    { expect: 'phone', waiting: 0, sessions: 1 },
    { do: 'phone.disconnect' },
    { expect: 'element', target: hostButton('Connect Wallet') },
  ],
})
