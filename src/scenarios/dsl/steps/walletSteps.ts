import { misbehaviours } from '../../../backends/mock/world/misbehaviours.ts'
import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps in a wallet of the browser. An answer waits until the wallet has a request. */
export const walletSteps = {
  'wallet.approve': record({
    about: 'Approves the oldest request, of that method where one is named.',
    fields: { wallet: f.wallet, method: f.optional(f.method) },
    sentence: ({ wallet, method }) => `Approve ${method ?? 'the request'} in ${wallet}`,
  }),
  'wallet.reject': record({
    about: 'Rejects the oldest request, with the EIP-1193 code 4001 unless another is given.',
    fields: {
      wallet: f.wallet,
      code: f.optional(f.number('Code')),
      message: f.optional(f.text('Message')),
    },
    sentence: ({ wallet, code }) =>
      `Reject the request in ${wallet}${code === undefined ? '' : ` with ${code}`}`,
  }),
  'wallet.ignore': record({
    about: 'Waits until the request is there and leaves it unanswered.',
    fields: { wallet: f.wallet, method: f.optional(f.method) },
    sentence: ({ wallet, method }) => `Leave ${method ?? 'the request'} in ${wallet} unanswered`,
  }),
  'wallet.answer': record({
    about: 'Answers the oldest request with a result of any form.',
    fields: { wallet: f.wallet, result: f.anything('Result') },
    sentence: ({ wallet, result }) => `${wallet} answers ${JSON.stringify(result)}`,
  }),
  'wallet.setAccounts': record({
    about: 'Changes the accounts of the wallet.',
    fields: { wallet: f.wallet, accountIndexes: f.accountIndexes },
    sentence: ({ wallet, accountIndexes }) =>
      `${wallet} changes to ${accountIndexes.length === 0 ? 'no account' : `test account ${accountIndexes.join(', ')}`}`,
  }),
  'wallet.setChain': record({
    about: 'Changes the chain of the wallet.',
    fields: { wallet: f.wallet, chainId: f.chainId },
    sentence: ({ wallet, chainId }) => `${wallet} changes to chain ${chainId}`,
  }),
  'wallet.lock': record({
    about: 'Locks or unlocks the wallet.',
    fields: { wallet: f.wallet, locked: f.flag('Locked') },
    sentence: ({ wallet, locked }) => `${locked ? 'Lock' : 'Unlock'} ${wallet}`,
  }),
  'wallet.misbehave': record({
    about:
      'Lets a wallet [depart from the standards](faults.md#misbehaving-wallets); without a behaviour, it keeps to them again.',
    fields: { wallet: f.wallet, behaviour: f.optional(f.behaviour) },
    sentence({ wallet, behaviour }) {
      if (behaviour === undefined) return `${wallet} keeps to the standards from now on`
      const named =
        typeof behaviour === 'string'
          ? `“${misbehaviours[behaviour].title}”`
          : JSON.stringify(behaviour)
      return `${wallet} misbehaves from now on: ${named}`
    },
  }),
  'wallet.disconnect': record({
    about: 'Disconnects the page in the wallet.',
    fields: { wallet: f.wallet },
    sentence: ({ wallet }) => `Disconnect from within ${wallet}`,
  }),
  'wallet.install': record({
    about: 'Adds a wallet to the browser.',
    fields: { wallet: f.installedWallet },
    sentence: ({ wallet }) => `Install the wallet “${wallet.name}”`,
  }),
  'wallet.uninstall': record({
    about: 'Removes a wallet from the browser.',
    fields: { wallet: f.wallet },
    sentence: ({ wallet }) => `Remove ${wallet} from the browser`,
  }),
}
