import type { ChainId } from '../../backends/port/chainIds.ts'
import type { CallPattern } from '../../backends/mock/calls/knownCalls.ts'
import type { FoyerErrorCode } from '../../backends/port/errors.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import type { InstalledWallet, WorldPatch } from '../../backends/mock/world/worldTypes.ts'
import type { ViewName } from '../../widget/core/modal/viewParams.ts'
import type { AccountRef } from './accountRef.ts'
import type { Expectation } from './expectation.ts'
import type { Target } from './target.ts'

/** What goes wrong with which calls, named after the known ones. */
export type ScenarioFault = Omit<FaultRule, 'id' | 'target'> & {
  readonly id?: string
  readonly target: CallPattern
}

/** As a person at the page would do it. */
export type PersonStep =
  | { readonly do: 'click'; readonly target: Target }
  | { readonly do: 'hover'; readonly target: Target }
  | { readonly do: 'focus'; readonly target: Target }
  /** Clicks into the field and types, key by key. */
  | { readonly do: 'type'; readonly target: Target; readonly text: string }
  /** Empties the field, then types. */
  | { readonly do: 'retype'; readonly target: Target; readonly text: string }
  /** Presses one key (`Enter`, `Escape`, `Tab`, `Shift+Tab`, `ArrowLeft`) so many times. */
  | { readonly do: 'press'; readonly key: string; readonly times?: number }
  | { readonly do: 'paste'; readonly target: Target; readonly text: string }
  /** Clicks beside the card, on the dimmed page. */
  | { readonly do: 'clickBackdrop' }
  /** Scrolls a list to its end. */
  | { readonly do: 'scrollToEnd'; readonly target: Target }
  /** Reads the newest code in the mailbox and types it into the code boxes; `wrong` types another. */
  | { readonly do: 'typeCode'; readonly email: string; readonly wrong?: boolean }
  /** Reloads the page; the world outside goes on. */
  | { readonly do: 'reload' }

/** As the host's own program would do it. */
export type HostStep =
  /** `refused` names the code of the error that the host gets instead. */
  | {
      readonly do: 'host.open'
      readonly view?: ViewName
      readonly params?: unknown
      readonly refused?: FoyerErrorCode
    }
  | { readonly do: 'host.close' }
  /** The host ends the session with a button of its own. */
  | { readonly do: 'host.disconnect' }
  /** A request of the host's own through the connected wallet; it goes on without waiting for the answer. */
  | { readonly do: 'host.request'; readonly method: string; readonly params?: readonly unknown[] }
  | { readonly do: 'host.setThemeMode'; readonly mode: 'light' | 'dark' }
  /** BCP 47; English when absent. */
  | { readonly do: 'host.setLocale'; readonly locale?: string }

/** As the world outside would do it. Steps on a wallet wait until it has a request. */
export type OutsideStep =
  | { readonly do: 'wallet.approve'; readonly wallet: string; readonly method?: string }
  | {
      readonly do: 'wallet.reject'
      readonly wallet: string
      readonly code?: number
      readonly message?: string
    }
  /** Only waits until the request is there, and leaves it unanswered. */
  | { readonly do: 'wallet.ignore'; readonly wallet: string; readonly method?: string }
  | { readonly do: 'wallet.answer'; readonly wallet: string; readonly result: unknown }
  | {
      readonly do: 'wallet.setAccounts'
      readonly wallet: string
      readonly accountIndexes: readonly number[]
    }
  | { readonly do: 'wallet.setChain'; readonly wallet: string; readonly chainId: ChainId }
  | { readonly do: 'wallet.lock'; readonly wallet: string; readonly locked: boolean }
  | { readonly do: 'wallet.disconnect'; readonly wallet: string }
  | { readonly do: 'wallet.install'; readonly wallet: InstalledWallet }
  | { readonly do: 'wallet.uninstall'; readonly wallet: string }
  | { readonly do: 'mail.approveDevice'; readonly email: string }
  | { readonly do: 'mail.rejectDevice'; readonly email: string }
  /** In the provider's window of a social login: goes on as that person (the first one when absent), or not. Waits for the window. */
  | { readonly do: 'social.continue'; readonly email?: string }
  | { readonly do: 'social.refuse' }
  | { readonly do: 'social.close' }
  /** In the on-ramp provider's window: what is bought and for how much. Waits for the window. */
  | {
      readonly do: 'onramp.choose'
      /** `USDC on Ethereum`. */
      readonly asset?: string
      readonly currency?: string
      readonly amount?: string
    }
  /** Pays, or has the card declined: in the open window, else the oldest purchase that is in progress. */
  | { readonly do: 'onramp.complete' }
  | { readonly do: 'onramp.decline' }
  /** Pays, and the purchase stays in progress: for that many virtual ms, or until it is completed or declined. */
  | { readonly do: 'onramp.delay'; readonly ms?: number }
  | { readonly do: 'onramp.close' }
  /** On the phone with the Farcaster app. Waits until the login is there. */
  | { readonly do: 'farcaster.approve'; readonly email?: string }
  | { readonly do: 'farcaster.refuse'; readonly message?: string }
  /** In the secure site's frame: signs or sends what it shows, or not. Waits until it is asked. */
  | { readonly do: 'frame.approve'; readonly method?: string }
  | { readonly do: 'frame.cancel'; readonly method?: string }
  /** The phone reads the QR code off the screen. */
  | { readonly do: 'phone.scan' }
  /** The phone takes the newest link that the page opened. */
  | { readonly do: 'phone.openLink' }
  /** The phone takes the link that the visitor copied, or `link`. `refusal` is what the phone says when it does not. */
  | { readonly do: 'phone.paste'; readonly link?: string; readonly refusal?: string }
  /** The oldest proposal, or else the oldest request; waits until there is one. */
  | {
      readonly do: 'phone.approve'
      /** Indexes of the public test accounts; 0 when absent. */
      readonly accountIndexes?: readonly number[]
      /** Those asked for when absent. */
      readonly chainIds?: readonly ChainId[]
    }
  | { readonly do: 'phone.reject' }
  | { readonly do: 'phone.offline'; readonly offline: boolean }
  | { readonly do: 'phone.setChain'; readonly chainId: ChainId }
  | { readonly do: 'phone.setAccounts'; readonly accountIndexes: readonly number[] }
  | { readonly do: 'phone.disconnect' }
  /** The visitor goes to another app, or comes back. */
  | { readonly do: 'page.visible'; readonly visible: boolean }
  /** Another window posts a message into the page from a foreign origin. */
  | { readonly do: 'hostile.post'; readonly message: unknown }
  | { readonly do: 'fault.add'; readonly rule: ScenarioFault }
  | { readonly do: 'fault.clear' }
  | { readonly do: 'clipboard.deny'; readonly denied: boolean }
  /** The visitor copied this somewhere else. */
  | { readonly do: 'clipboard.set'; readonly text: string }
  /** The same site in another tab. */
  | { readonly do: 'otherTab.disconnect' }
  | ChainStep
  | { readonly do: 'world.patch'; readonly patch: WorldPatch }

/**
 * On the local chains and their prices. `token` is a symbol of that chain, amounts are decimal base units
 * (wei). What is set appears without a block.
 */
export type ChainStep =
  | { readonly do: 'chain.mine'; readonly chainId: ChainId; readonly blocks?: number }
  /** Off: transactions wait until `chain.mine`. On again mines what waits. */
  | { readonly do: 'chain.automine'; readonly chainId: ChainId; readonly on: boolean }
  | {
      readonly do: 'chain.setBalance'
      readonly chainId: ChainId
      readonly account: AccountRef
      readonly wei: string
    }
  /** A transaction of the faucet of a Solana cluster. */
  | {
      readonly do: 'chain.airdrop'
      readonly chainId: ChainId
      readonly account: AccountRef
      readonly lamports: string
    }
  | {
      readonly do: 'chain.setTokenBalance'
      readonly chainId: ChainId
      readonly token: string
      readonly account: AccountRef
      readonly units: string
    }
  /** What the swap router may take, or `spender`. */
  | {
      readonly do: 'chain.setAllowance'
      readonly chainId: ChainId
      readonly token: string
      readonly account: AccountRef
      readonly units: string
      readonly spender?: `0x${string}`
    }
  /** The contract of a token calls itself otherwise from now on; `token` stays its name in steps. */
  | {
      readonly do: 'chain.setTokenSymbol'
      readonly chainId: ChainId
      readonly token: string
      readonly symbol: string
    }
  /** What gas costs in the next block, in wei; later ones move on from it. */
  | { readonly do: 'chain.setBaseFee'; readonly chainId: ChainId; readonly wei: string }
  /** Points a name on Ethereum to somebody, `null` to nobody; `primary`: they are called by it, too. */
  | {
      readonly do: 'chain.setName'
      readonly name: string
      readonly account: AccountRef | null
      readonly primary?: true
      readonly avatar?: string
      /** The network that the address is for; Ethereum when absent. */
      readonly chainId?: ChainId
    }
  /** A stranger's transaction makes the account "send" 0 of a token to an address (address poisoning). */
  | {
      readonly do: 'chain.poisonHistory'
      readonly chainId: ChainId
      readonly token: string
      readonly account: AccountRef
      readonly address: `0x${string}`
    }
  /** The node forgets all transactions that wait. Waits until there is one. */
  | { readonly do: 'chain.drop'; readonly chainId: ChainId }
  /** The owner replaces the newest transaction that waits by one of the same nonce. Waits until there is one. */
  | { readonly do: 'chain.replace'; readonly chainId: ChainId; readonly how: 'speedUp' | 'cancel' }
  /** The newest blocks are replaced by empty ones. */
  | { readonly do: 'chain.reorg'; readonly chainId: ChainId; readonly depth: number }
  /** The world's price of a coin or token moves, and the pools with it. */
  | { readonly do: 'price.set'; readonly symbol: string; readonly usd: number }

/** On time, in virtual ms: every tick fires (`run`), or time leaps (`jump`). */
export type TimeStep =
  | { readonly do: 'run'; readonly ms: number }
  | { readonly do: 'jump'; readonly ms: number }
  | { readonly do: 'runToNext' }

/** What somebody does: the visitor, the host page, the outside, or time. */
export type Action = PersonStep | HostStep | OutsideStep | TimeStep

/** What happens, or what must be seen. */
export type Step = Action | Expectation
