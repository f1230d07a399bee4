import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps on the phone with a WalletConnect wallet. */
export const phoneSteps = {
  'phone.scan': record({
    about: 'Scans the QR code on the page.',
    fields: {},
    sentence: () => 'The phone scans the QR code',
  }),
  'phone.openLink': record({
    about: 'Opens the newest link that the page opened.',
    fields: {},
    sentence: () => 'The phone takes the link that was opened',
  }),
  'phone.paste': record({
    about:
      'Takes the copied link, or `link`; `refusal` is the message with which the phone refuses it.',
    fields: { link: f.optional(f.text('Link')), refusal: f.optional(f.text('Refusal')) },
    sentence: ({ link, refusal }) =>
      refusal === undefined
        ? `The phone takes the link ${link ?? 'that was copied'}`
        : `The phone refuses the link ${link ?? 'that was copied'}: ${refusal}`,
  }),
  'phone.approve': record({
    about:
      'Approves the oldest proposal, or else the oldest request; waits until there is one. Default: test account 0, on the chains of the proposal.',
    fields: {
      accountIndexes: f.optional(f.accountIndexes),
      chainIds: f.optional(f.listOf('Networks', f.chainId)),
    },
    sentence: ({ accountIndexes }) =>
      accountIndexes === undefined
        ? 'Approve on the phone'
        : `Approve on the phone with test account ${accountIndexes.join(', ')}`,
  }),
  'phone.reject': record({
    about: 'Rejects the oldest proposal, or else the oldest request; waits until there is one.',
    fields: {},
    sentence: () => 'Reject on the phone',
  }),
  'phone.offline': record({
    about: 'Takes the phone offline, or back online.',
    fields: { offline: f.flag('Offline') },
    sentence: ({ offline }) =>
      offline ? 'The phone loses the net' : 'The phone is back on the net',
  }),
  'phone.setChain': record({
    about: 'Changes the chain on the phone.',
    fields: { chainId: f.chainId },
    sentence: ({ chainId }) => `The phone changes to chain ${chainId}`,
  }),
  'phone.setAccounts': record({
    about: 'Changes the accounts on the phone.',
    fields: { accountIndexes: f.someAccountIndexes },
    sentence: ({ accountIndexes }) =>
      `The phone changes to test account ${accountIndexes.join(', ')}`,
  }),
  'phone.install': record({
    about:
      "Installs a wallet's app on the phone of the page. From then on, the links of the page end [as on the device](phones.md#links).",
    fields: { app: f.text('App') },
    sentence: ({ app }) => `${app} is installed on the phone`,
  }),
  'phone.uninstall': record({
    about: 'Removes an app from the phone of the page.',
    fields: { app: f.text('App') },
    sentence: ({ app }) => `${app} is removed from the phone`,
  }),
  'phone.disconnect': record({
    about: 'Disconnects on the phone.',
    fields: {},
    sentence: () => 'Disconnect on the phone',
  }),
}
