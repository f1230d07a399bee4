import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of smart accounts. They say 'standard account' for an EOA, because visitors do not know the
 * term (C-158, open point 92).
 */
export const smartAccountTexts = defineTexts('smartAccount', {
  discover: 'Discover Smart Accounts',
  about: 'A more capable account with its own address. You can switch back at any time.',
  benefits: [
    {
      title: 'One approval, many steps',
      text: 'Actions that belong together happen together, or not at all.',
    },
    {
      title: 'The same login',
      text: 'You keep your email or social login. It controls the new account too.',
    },
  ],
  later: 'Do it later',
  upgradeFailed: 'Error upgrading to smart account',
  switchToSmartAccount: 'Use smart account',
  switchToEoa: 'Use standard account',
})
