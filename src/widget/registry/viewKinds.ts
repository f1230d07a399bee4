/** Common values of most views; a record lists its differences. */
export const viewKinds = {
  plain: { left: 'back', close: 'always' },
  /** A view of an account, which closes when the account is gone (C-236). */
  ofAccount: { left: 'back', close: 'always', needs: ['account', 'network', 'signIn'] },
  /**
   * A view of an account of the secure site: other wallets have no e-mail address to change and no
   * smart account (C-278, C-279).
   */
  ofLogin: { left: 'back', close: 'always', needs: ['account', 'login', 'network', 'signIn'] },
} as const
