import { expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/index.ts'

const shown = new Set(
  scenarios.flatMap(({ steps }) =>
    steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : [])),
  ),
)

const families = {
  connect: [
    'Connect',
    'ConnectWallets',
    'ConnectSocials',
    'AllWallets',
    'ConnectingWalletConnect',
    'ConnectingExternal',
    'ConnectingSiwe',
    'ConnectingSocial',
    'ConnectingMultiChain',
    'ConnectingFarcaster',
    'Downloads',
    'GetWallet',
    'WhatIsAWallet',
    'WhatIsANetwork',
  ],
  account: [
    'Account',
    'AccountSettings',
    'Profile',
    'SelectAddresses',
    'SwitchAddress',
    'ChooseAccountName',
    'RegisterAccountName',
    'RegisterAccountNameSuccess',
    'ApproveTransaction',
  ],
  network: ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain'],
  email: [
    'UpgradeEmailWallet',
    'UpgradeToSmartAccount',
    'UpdateEmailWallet',
    'UpdateEmailPrimaryOtp',
    'UpdateEmailSecondaryOtp',
    'EmailVerifyOtp',
    'EmailVerifyDevice',
  ],
} as const

it.each(['connect', 'account', 'network', 'email'] as const)(
  'every view of the %s family is reached in a scenario [C-040 C-041 C-042 C-043]',
  (family) => {
    expect(families[family].filter((view) => !shown.has(view))).toEqual([])
  },
)
