import { walletConnectTest } from './walletConnectTest.ts'

walletConnectTest('with the simulated phone', (_, phone) => ({
  scan: phone.open,
  async approve(accountIndex = 0) {
    const [proposal] = phone.proposals()
    await phone.approve(proposal?.id ?? 0, { accountIndexes: [accountIndex] })
  },
  async rejectProposal() {
    await phone.reject(phone.proposals()[0]?.id ?? 0)
  },
  waiting: () => phone.requests().length,
  agree: () => phone.approveRequest(phone.requests().at(-1)?.id ?? 0),
  decline: () => phone.rejectRequest(phone.requests().at(-1)?.id ?? 0),
  setChain: phone.setChain,
  setAccount: (accountIndex) => phone.setAccounts([accountIndex]),
  extend: phone.extend,
  disconnect: () => phone.disconnect(),
  sessions: () => phone.sessions().length,
}))
