import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { SideTab } from '../state/settings.ts'

interface Answer {
  readonly title: string
  readonly give: () => Promise<void> | void
}

/** One thing that waits for a person, wherever it waits. */
export interface WaitingRequest {
  readonly key: string
  /** Where its details are. */
  readonly tab: SideTab
  /** Whose person is asked: a wallet, a site, the phone. */
  readonly who: string
  readonly what: string
  /** Absent when it can only be declined. */
  readonly approve?: Answer
  readonly decline: Answer
}

/** Everything that waits for a person, in the order of the panels' cards; that of the panel in view first. */
export function waitingRequests(simulator: Simulator, inView: SideTab): readonly WaitingRequest[] {
  const all = [ofWallets, ofPhone, ofSites, ofMail].flatMap((read) => {
    try {
      return read(simulator)
    } catch {
      // Its own panel says what is broken there: what else waits can still be answered.
      return []
    }
  })
  return [...all.filter(({ tab }) => tab === inView), ...all.filter(({ tab }) => tab !== inView)]
}

function ofWallets({ wallets, world }: Simulator): WaitingRequest[] {
  return wallets.requests().map(({ id, walletKey, method }) => ({
    key: `wallet ${id}`,
    tab: 'wallets',
    who: world.get().wallets.find(({ key }) => key === walletKey)?.name ?? walletKey,
    what: spoken(method),
    approve: { title: 'Approve', give: () => wallets.approve(id) },
    decline: { title: 'Reject', give: () => wallets.reject(id) },
  }))
}

function ofPhone({ phone }: Simulator): WaitingRequest[] {
  const proposals = phone
    .proposals()
    .map(({ id, name, approvableChainIds, unmet }): WaitingRequest => ({
      key: `proposal ${id}`,
      tab: 'phone',
      who: 'Phone',
      what: `connect to ${name}`,
      ...(unmet === undefined
        ? {
            approve: {
              title: 'Approve',
              give: () => phone.approve(id, { accountIndexes: [0], chainIds: approvableChainIds }),
            },
          }
        : {}),
      decline: { title: 'Reject', give: () => phone.reject(id) },
    }))
  const requests = phone.requests().map(({ id, method }): WaitingRequest => ({
    key: `phone ${id}`,
    tab: 'phone',
    who: 'Phone',
    what: spoken(method),
    approve: { title: 'Approve', give: () => phone.approveRequest(id) },
    decline: { title: 'Reject', give: () => phone.rejectRequest(id) },
  }))
  return [...proposals, ...requests]
}

function ofSites({ secureSite, social, farcaster, onramp }: Simulator): WaitingRequest[] {
  return [
    ...secureSite.requests().map(({ id, method, summary }): WaitingRequest => ({
      key: `frame ${id}`,
      tab: 'sites',
      who: 'Secure site',
      what: spoken(method),
      approve: { title: summary.approve, give: () => secureSite.approve(id) },
      decline: { title: 'Cancel', give: () => secureSite.cancel(id) },
    })),
    ...social.windows().map(({ id, provider, people: [person] }): WaitingRequest => ({
      key: `window ${id}`,
      tab: 'sites',
      who: 'Login window',
      what: provider,
      ...(person === undefined
        ? {}
        : {
            approve: {
              title: `Continue as ${person.name}`,
              give: () => social.continueAs(id, person.email),
            },
          }),
      decline: { title: 'Refuse', give: () => social.refuse(id) },
    })),
    ...farcaster.requests().map(({ id }): WaitingRequest => ({
      key: `farcaster ${id}`,
      tab: 'sites',
      who: 'Farcaster',
      what: 'log in',
      approve: { title: 'Approve', give: () => farcaster.approve(id) },
      decline: { title: 'Refuse', give: () => farcaster.refuse(id) },
    })),
    ...onramp.windows().map(({ id, offer }): WaitingRequest => ({
      key: `onramp ${id}`,
      tab: 'sites',
      who: 'On-ramp provider',
      what: `buy ${offer.asset}`,
      ...(offer.receives === undefined
        ? {}
        : { approve: { title: 'Complete', give: () => onramp.complete(id) } }),
      decline: { title: 'Close', give: () => onramp.close(id) },
    })),
    ...onramp.waiting().map(({ id, purchaseCurrency }): WaitingRequest => ({
      key: `purchase ${id}`,
      tab: 'sites',
      who: 'Purchase',
      what: `${purchaseCurrency} in progress`,
      approve: { title: 'Send the tokens', give: () => onramp.settle(id, 'SUCCESS') },
      decline: { title: 'Let it fail', give: () => onramp.settle(id, 'FAILED') },
    })),
  ]
}

function ofMail({ mailbox }: Simulator): WaitingRequest[] {
  return mailbox
    .mails()
    .filter(({ kind, deviceState }) => kind === 'device' && deviceState === 'waiting')
    .toReversed()
    .map(({ id, to }) => ({
      key: `mail ${id}`,
      tab: 'mail',
      who: `Mail to ${to}`,
      what: 'approve a device',
      approve: { title: 'Approve', give: () => mailbox.approveDevice(id) },
      decline: { title: 'Reject', give: () => mailbox.rejectDevice(id) },
    }))
}

const methods: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'connect',
  wallet_requestPermissions: 'connect',
  'standard:connect': 'connect',
  personal_sign: 'sign a message',
  'solana:signMessage': 'sign a message',
  solana_signMessage: 'sign a message',
  'solana:signIn': 'sign in',
  eth_signTypedData_v4: 'sign typed data',
  eth_sendTransaction: 'send a transaction',
  'solana:signAndSendTransaction': 'send a transaction',
  'solana:signTransaction': 'sign a transaction',
  wallet_switchEthereumChain: 'switch network',
  wallet_addEthereumChain: 'add a network',
  wallet_watchAsset: 'add a token',
  wallet_sendCalls: 'send calls',
}

/** A method as a person would say it; as it is where there is no word for it. */
const spoken = (method: string) => methods[method] ?? method
