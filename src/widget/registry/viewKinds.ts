/** Common values of most views; a record lists its differences. */
export const viewKinds = {
  plain: { left: 'back', close: 'always' },
  /** Gone when the account is (C-236). */
  ofAccount: { left: 'back', close: 'always', needs: ['account', 'network', 'signIn'] },
  /** Only for accounts of the secure site (C-278, C-279). */
  ofLogin: { left: 'back', close: 'always', needs: ['account', 'login', 'network', 'signIn'] },
} as const
