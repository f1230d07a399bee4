import type { Choice } from '../../src/command/explore/choice.ts'
import type { RandomPicker } from '../../src/command/explore/randomPicker.ts'
import type { Situation } from '../../src/command/explore/readSituation.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'

const hostMethods = ['eth_accounts', 'eth_chainId', 'eth_blockNumber']
const views: readonly ViewName[] = [
  'Account',
  'Swap',
  'WalletSend',
  'WalletReceive',
  'Networks',
  'UpdateEmailWallet',
  'OnRampProviders',
  'ConnectingSiwe',
  'AllWallets',
  'UnsupportedChain',
  'ChooseAccountName',
]

/** Possible actions of the workbench's host page. */
export function hostChoices(random: RandomPicker, now: Situation): Choice[] {
  // A visitor, and a step, uses one modal at a time.
  const choices: Choice[] = now.otherOpen
    ? []
    : [
        [0.2, () => ({ do: 'host.open' })],
        [1, () => ({ do: 'host.open', view: random.pick(views) })],
      ]
  choices.push(
    [1, () => ({ do: 'host.close' })],
    [1, () => ({ do: 'host.setThemeMode', mode: random.pick(['light', 'dark']) })],
  )
  if (now.connected) {
    choices.push([0.5, () => ({ do: 'host.disconnect' })])
    choices.push([0.5, () => ({ do: 'host.request', method: random.pick(hostMethods) })])
    choices.push([1, () => ({ do: 'otherTab.disconnect' })])
  }
  return choices
}
