import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { builtInFaultSets, rulesOfSet } from '../../backends/mock/index.ts'
import type { AccountRef, ScenarioFault, StageStep } from '../../scenarios/index.ts'
import { newestPairingLink } from '../../stage/newestPairingLink.ts'

/** The actors of the simulator whose calls are steps. */
type RecordedActor =
  | 'wallets'
  | 'phone'
  | 'handset'
  | 'mailbox'
  | 'social'
  | 'farcaster'
  | 'secureSite'
  | 'onramp'
  | 'chains'
  | 'faults'
  | 'clock'

type Method<T> = Extract<
  { [M in keyof T]: T[M] extends (...args: never[]) => unknown ? M : never }[keyof T],
  string
>
type ArgumentsOf<T> = T extends (...args: infer A extends readonly unknown[]) => unknown ? A : never
type StepsOf<T> = (
  args: ArgumentsOf<T>,
  simulator: Simulator,
) => StageStep | readonly StageStep[] | undefined

type TableOf<T> = { readonly [M in Method<T>]?: StepsOf<T[M]> }
type Table = { readonly [A in RecordedActor]: TableOf<Simulator[A]> }

/** A test account by its number, any other one by its address. */
function accountOf(address: string, { chains }: Simulator): AccountRef {
  const known = [...chains.accounts, ...chains.solanaAccounts].find(
    (each) => each.address.toLowerCase() === address.toLowerCase(),
  )
  return known ? known.index : (address as `0x${string}`)
}

function requestOf(id: number, { wallets }: Simulator) {
  const request = wallets.requests().find((each) => each.id === id)
  return request && { wallet: request.walletKey, method: request.method }
}

const methodOf = (id: number, { secureSite }: Simulator) => {
  const method = secureSite.requests().find((each) => each.id === id)?.method
  return method === undefined ? {} : { method }
}

const mailOf = (id: string, { mailbox }: Simulator) =>
  mailbox.mails().find((each) => each.id === id)?.to

const setBalance: StepsOf<Simulator['chains']['setBalance']> = (
  [chainId, address, units],
  simulator,
) => ({
  do: 'chain.setBalance',
  chainId,
  account: accountOf(address, simulator),
  wei: String(units),
})

const setTokenBalance: StepsOf<Simulator['chains']['setTokenBalance']> = (
  [chainId, token, address, units],
  simulator,
) => ({
  do: 'chain.setTokenBalance',
  chainId,
  token,
  account: accountOf(address, simulator),
  units: String(units),
})

/** The step that corresponds to a panel's call; absent if there is none. */
const steps: Table = {
  wallets: {
    approve([id], simulator) {
      const request = requestOf(id, simulator)
      return request && { do: 'wallet.approve', ...request }
    },
    reject([id, code, message], simulator) {
      const wallet = requestOf(id, simulator)?.wallet
      if (wallet === undefined) return undefined
      return {
        do: 'wallet.reject',
        wallet,
        ...(code === undefined ? {} : { code }),
        ...(message === undefined ? {} : { message }),
      }
    },
    answer([id, result], simulator) {
      const wallet = requestOf(id, simulator)?.wallet
      return wallet === undefined ? undefined : { do: 'wallet.answer', wallet, result }
    },
    setAccounts: ([wallet, accountIndexes]) => ({
      do: 'wallet.setAccounts',
      wallet,
      accountIndexes,
    }),
    setChain: ([wallet, chainId]) => ({ do: 'wallet.setChain', wallet, chainId }),
    lock: ([wallet, locked]) => ({ do: 'wallet.lock', wallet, locked }),
    misbehave: ([wallet, behaviour]) => ({
      do: 'wallet.misbehave',
      wallet,
      ...(behaviour === undefined ? {} : { behaviour }),
    }),
    disconnect: ([wallet]) => ({ do: 'wallet.disconnect', wallet }),
    install: ([wallet]) => ({ do: 'wallet.install', wallet }),
    uninstall: ([wallet]) => ({ do: 'wallet.uninstall', wallet }),
  },
  phone: {
    scan: () => ({ do: 'phone.scan' }),
    open([link], simulator) {
      if (link === newestPairingLink(simulator)) return { do: 'phone.openLink' }
      return link === simulator.clipboard.read()
        ? { do: 'phone.paste' }
        : { do: 'phone.paste', link }
    },
    approve: ([, choice]) => ({ do: 'phone.approve', ...choice }),
    approveRequest: () => ({ do: 'phone.approve' }),
    reject: () => ({ do: 'phone.reject' }),
    rejectRequest: () => ({ do: 'phone.reject' }),
    setOnline: ([online]) => ({ do: 'phone.offline', offline: !online }),
    setChain: ([chainId]) => ({ do: 'phone.setChain', chainId }),
    setAccounts: ([accountIndexes]) => ({ do: 'phone.setAccounts', accountIndexes }),
    disconnect: () => ({ do: 'phone.disconnect' }),
  },
  handset: {
    leave: ([app]) => ({
      do: 'page.visible',
      visible: false,
      ...(app === undefined ? {} : { app }),
    }),
    comeBack: () => ({ do: 'page.visible', visible: true }),
    install: ([app]) => ({ do: 'phone.install', app }),
    uninstall: ([app]) => ({ do: 'phone.uninstall', app }),
  },
  mailbox: {
    approveDevice([id], simulator) {
      const email = mailOf(id, simulator)
      return email === undefined ? undefined : { do: 'mail.approveDevice', email }
    },
    rejectDevice([id], simulator) {
      const email = mailOf(id, simulator)
      return email === undefined ? undefined : { do: 'mail.rejectDevice', email }
    },
  },
  social: {
    continueAs: ([, email]) => ({
      do: 'social.continue',
      ...(email === undefined ? {} : { email }),
    }),
    refuse: () => ({ do: 'social.refuse' }),
    close: () => ({ do: 'social.close' }),
  },
  farcaster: {
    approve: ([, email]) => ({
      do: 'farcaster.approve',
      ...(email === undefined ? {} : { email }),
    }),
    refuse: ([, message]) => ({
      do: 'farcaster.refuse',
      ...(message === undefined ? {} : { message }),
    }),
  },
  secureSite: {
    approve: ([id], simulator) => ({ do: 'frame.approve', ...methodOf(id, simulator) }),
    cancel: ([id], simulator) => ({ do: 'frame.cancel', ...methodOf(id, simulator) }),
  },
  onramp: {
    choose: ([, choice]) => ({ do: 'onramp.choose', ...choice }),
    complete: () => ({ do: 'onramp.complete' }),
    decline: () => ({ do: 'onramp.decline' }),
    delay: ([, ms]) => ({ do: 'onramp.delay', ...(ms === undefined ? {} : { ms }) }),
    close: () => ({ do: 'onramp.close' }),
    cutOff: () => ({ do: 'onramp.cutOff' }),
    settle: ([, outcome]) => ({
      do: outcome === 'SUCCESS' ? 'onramp.complete' : 'onramp.decline',
    }),
  },
  chains: {
    mine: ([chainId, blocks]) => ({
      do: 'chain.mine',
      chainId,
      ...(blocks === undefined ? {} : { blocks }),
    }),
    setAutomine: ([chainId, on]) => ({ do: 'chain.automine', chainId, on }),
    setBalance,
    setTokenBalance,
    setAllowance: ([chainId, token, owner, units, spender], simulator) => ({
      do: 'chain.setAllowance',
      chainId,
      token,
      account: accountOf(owner, simulator),
      units: String(units),
      ...(spender === undefined ? {} : { spender: spender as `0x${string}` }),
    }),
    setName: ([name, address], simulator) => ({
      do: 'chain.setName',
      name,
      account: address === undefined ? null : accountOf(address, simulator),
    }),
    drop: ([chainId]) => ({ do: 'chain.drop', chainId }),
    replace: ([chainId, how]) => ({ do: 'chain.replace', chainId, how }),
    reorg: ([chainId, depth]) => ({ do: 'chain.reorg', chainId, depth }),
    setPrice: ([symbol, usd]) => ({ do: 'price.set', symbol, usd }),
  },
  faults: {
    // The panel has checked the target against the known calls.
    add: ([rule]) => ({ do: 'fault.add', rule: rule as ScenarioFault }),
    remove: ([id], { faults }) => [
      { do: 'fault.clear' },
      ...faults
        .list()
        .filter((rule) => rule.id !== id)
        .map((rule) => ({ do: 'fault.add', rule: rule as ScenarioFault }) as const),
    ],
    // Another simulator knows the built-in sets only.
    use: ([set]) =>
      builtInFaultSets.some((each) => each === set)
        ? { do: 'fault.use', set: set.name }
        : rulesOfSet(set).map((rule) => ({ do: 'fault.add', rule: rule as ScenarioFault })),
    stop: ([set]) => ({ do: 'fault.stop', set }),
    clear: () => ({ do: 'fault.clear' }),
  },
  clock: {
    run: ([ms]) => ({ do: 'run', ms }),
    jump: ([ms]) => ({ do: 'jump', ms }),
    runToNext: () => ({ do: 'runToNext' }),
  },
}

const solanaSteps: TableOf<Simulator['chains']['solana']> = {
  setBalance,
  setTokenBalance,
  airdrop: ([chainId, address, lamports], simulator) => ({
    do: 'chain.airdrop',
    chainId,
    account: accountOf(address, simulator),
    lamports: String(lamports),
  }),
}

type AnyMethod = (...args: readonly unknown[]) => unknown
type AnySteps = (args: readonly unknown[], simulator: Simulator) => ReturnType<StepsOf<AnyMethod>>

/** Receives how a reported call ends. */
export interface CallReport {
  returned(): void
  threw(): void
}

/**
 * The simulator for the panels. Every call that corresponds to a step is reported before it is made.
 * @param report receives the steps
 */
export function recordSimulator(
  simulator: Simulator,
  report: (steps: readonly StageStep[]) => CallReport,
): Simulator {
  const actors = Object.entries(steps).map(([name, table]) => {
    const members = methodsOf(simulator[name as RecordedActor], table)
    if (name === 'chains') {
      const { solana } = simulator.chains
      members['solana'] = { value: layerOver(solana, methodsOf(solana, solanaSteps)) }
    }
    return [name, { value: layerOver(simulator[name as RecordedActor], members) }] as const
  })
  return layerOver(simulator, Object.fromEntries(actors))

  function methodsOf(actor: object, table: object): PropertyDescriptorMap {
    const methods = Object.entries(table).map(([method, stepsOf]: [string, unknown]) => {
      const call = (actor as Record<string, AnyMethod>)[method]
      return [method, { value: reporting(call as AnyMethod, stepsOf as AnySteps) }] as const
    })
    return Object.fromEntries(methods)
  }

  function reporting(call: AnyMethod, stepsOf: AnySteps): AnyMethod {
    return (...args) => {
      const found = stepsOf(args, simulator) ?? []
      const reported = report(Array.isArray(found) ? found : [found as StageStep])
      try {
        const result = call(...args)
        // The page in the frame has a Promise of its own.
        if (isPromise(result)) result.then(reported.returned, reported.threw)
        else reported.returned()
        return result
      } catch (error) {
        reported.threw()
        throw error
      }
    }
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** The same object with some members replaced; its own getters and state stay. */
const layerOver = <T extends object>(under: T, members: PropertyDescriptorMap): T =>
  Object.create(under, members) as T
