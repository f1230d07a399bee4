/** What most views have in common; a record says what it does differently. */
export const viewKinds = {
  plain: { left: 'back', close: 'always' },
  /** Gone when the account is (C-236). */
  ofAccount: { left: 'back', close: 'always', needsAccount: true },
} as const
