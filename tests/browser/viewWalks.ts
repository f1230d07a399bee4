import { click, sees, the } from '../../src/scenarios/dsl/builders.ts'
import { personOf } from '../../src/scenarios/dsl/personOf.ts'
import { submitEmail } from '../../src/scenarios/dsl/flows/flows.ts'
import type { ScenarioOptions } from '../../src/scenarios/dsl/scenario.ts'
import type { Step } from '../../src/scenarios/dsl/step.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'
import { longAnswers, longNames, longOptions } from './longNames.ts'

/** Checks the view that is shown at this point. */
export interface Look {
  readonly look: ViewName
}

interface Walk {
  readonly subject: string
  readonly options: ScenarioOptions
  readonly steps: readonly (Step | Look)[]
}

/** Opens a view like the host, and checks it. */
function open(view: ViewName, params?: unknown): readonly (Step | Look)[] {
  return [{ do: 'host.open', view, ...(params === undefined ? {} : { params }) }, ...look(view)]
}

const look = (view: ViewName): readonly (Step | Look)[] => [sees(view), { look: view }]
const fuzzy = { exact: false, within: 'modal', nth: 0 } as const
const wallet = { wallet: longNames.listed }
const signs: Step = {
  do: 'wallet.approve',
  wallet: 'long',
  method: 'personal_sign',
}

/** The wallet with the longest name, before the page announces any other. */
const arrive: readonly Step[] = [
  { do: 'wallet.install', wallet: longNames.wallet },
  {
    do: 'chain.setBalance',
    chainId: 'eip155:1',
    account: 0,
    wei: '9'.repeat(30),
  },
  ...longAnswers(6),
]
const ask: readonly (Step | Look)[] = [
  { do: 'host.open', view: 'Connect' },
  click('button', longNames.wallet.name, fuzzy),
]
const grants: Step = {
  do: 'wallet.approve',
  wallet: 'long',
  method: 'eth_requestAccounts',
}

/** A visitor who connects a wallet, signs in and views the account. */
const walletWalk: Walk = {
  subject: 'a wallet',
  options: { ...longOptions, isSiweEnabled: true },
  steps: [
    ...arrive,
    { do: 'wallet.install', wallet: longNames.twin },
    {
      do: 'world.patch',
      patch: {
        directory: {
          size: 20,
          extra: [{ ...longNames.listed, id: 'e'.repeat(64) }],
        },
        identities: [{ address: longNames.account, name: longNames.ens }],
        pastTransactions: 3,
      },
    },
    { do: 'chain.setName', name: longNames.ens, account: 0, primary: true },
    ...open('Connect'),
    click('button', longNames.twin.name, fuzzy),
    ...look('ConnectingMultiChain'),
    ...open('ConnectWallets'),
    ...open('AllWallets'),
    ...open('ConnectingWalletConnect', wallet),
    ...open('Downloads', wallet),
    ...open('Downloads', { ...wallet, notDetected: true }),
    ...open('GetWallet'),
    ...open('WhatIsAWallet'),
    ...open('WhatIsANetwork'),
    ...ask,
    ...look('ConnectingExternal'),
    grants,
    ...look('ConnectingSiwe'),
    click('button', 'Sign'),
    signs,
    { expect: 'modal', open: false },
    ...open('Account'),
    ...open('Networks'),
    ...open('SwitchNetwork', { networkId: 'eip155:137' }),
    { do: 'wallet.reject', wallet: 'long' },
    ...open('SwitchActiveChain', { chain: 'solana', feature: 'swap' }),
    ...open('UnsupportedChain', { swap: true }),
    ...open('Transactions'),
    ...open('WalletReceive'),
    ...open('WalletCompatibleNetworks'),
    { do: 'host.close' },
  ],
}

/** A visitor who swaps, sends and buys. */
const moneyWalk: Walk = {
  subject: 'money',
  options: longOptions,
  steps: [
    ...arrive,
    ...ask,
    grants,
    { expect: 'modal', open: false },
    ...open('Swap'),
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    ...look('SwapSelectToken'),
    click('button', longNames.token(3), fuzzy),
    { do: 'run', ms: 200 },
    ...look('Swap'),
    click('button', 'Review swap'),
    ...look('SwapPreview'),
    ...open('ConvertSelectToken', { target: 'toToken' }),
    ...open('Convert'),
    click('button', 'Review swap'),
    ...look('ConvertPreview'),
    { do: 'chain.setName', name: longNames.ens, account: 3 },
    ...open('WalletSend'),
    click('button', 'Select token'),
    ...look('WalletSendSelectToken'),
    click('button', longNames.token(2), fuzzy),
    {
      do: 'type',
      target: the('textbox', 'Amount in', { exact: false }),
      text: '1234567890.123456',
    },
    {
      do: 'type',
      target: the('textbox', 'Address or name'),
      text: longNames.ens,
    },
    { do: 'run', ms: 300 },
    ...look('WalletSend'),
    click('button', 'Preview Send'),
    ...look('WalletSendPreview'),
    ...open('OnRampTokenSelect'),
    ...open('OnRampFiatSelect'),
    ...open('OnRampActivity'),
    ...open('WhatIsABuy'),
    ...open('OnRampProviders'),
    click('checkbox', "I've checked the contract and want to continue"),
    click('button', 'Coinbase', fuzzy),
    ...look('BuyInProgress'),
    { do: 'onramp.close' },
  ],
}

/** A visitor who logs in, and views what only a login has. */
const loginWalk: Walk = {
  subject: 'an e-mail address',
  options: {
    ...longOptions,
    auth: { ...longOptions.auth, walletFeatures: false },
  },
  steps: [
    {
      do: 'world.patch',
      patch: {
        people: [
          personOf({
            email: longNames.email,
            accountIndexes: [8, 9],
            deviceKnown: false,
          }),
        ],
      },
    },
    ...open('ConnectSocials'),
    click('button', 'Facebook'),
    ...look('ConnectingSocial'),
    { do: 'social.close' },
    ...open('ConnectingFarcaster'),
    { do: 'host.open', view: 'Connect' },
    { do: 'type', target: the('textbox', 'Email'), text: longNames.email },
    { do: 'press', key: 'Enter' },
    ...look('EmailVerifyDevice'),
    { do: 'mail.approveDevice', email: longNames.email },
    ...look('EmailVerifyOtp'),
    { do: 'typeCode', email: longNames.email },
    ...look('SelectAddresses'),
    click('button', 'Continue'),
    { expect: 'modal', open: false },
    ...longAnswers(1),
    ...open('Account'),
    ...open('AccountSettings'),
    ...open('Profile'),
    ...open('SwitchAddress'),
    ...open('UpgradeEmailWallet'),
    ...open('UpgradeToSmartAccount'),
    ...open('ChooseAccountName'),
    ...open('RegisterAccountName'),
    {
      do: 'type',
      target: the('textbox', 'Account name'),
      text: 'donaudampfschifffahrt',
    },
    { do: 'run', ms: 500 },
    { look: 'RegisterAccountName' },
    click('button', 'Register name'),
    ...look('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    ...look('RegisterAccountNameSuccess'),
    ...open('UpdateEmailWallet'),
    {
      do: 'retype',
      target: the('textbox', 'New email'),
      text: longNames.newEmail,
    },
    { do: 'press', key: 'Enter' },
    ...look('UpdateEmailPrimaryOtp'),
    { do: 'typeCode', email: longNames.email },
    ...look('UpdateEmailSecondaryOtp'),
  ],
}

/** A visitor who logs in and views the tabs of the account, which holds a very large amount of one token. */
const tabsWalk: Walk = {
  subject: 'the tabs of an account',
  options: longOptions,
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    ...longAnswers(4),
    ...open('Account'),
    click('button', longNames.token(1), fuzzy),
    ...look('Account'),
    click('tab', 'Activity'),
    ...look('Account'),
    { do: 'host.close' },
  ],
}

/** Walks through the widget that show every view with long names. */
export const viewWalks: readonly Walk[] = [walletWalk, moneyWalk, loginWalk, tabsWalk]
