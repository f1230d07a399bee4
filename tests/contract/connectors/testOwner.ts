/** The owner of a hand-written wallet. */
export interface TestOwner {
  /**
   * Performs the wallet's request if the owner approves; rejects with 4001 if they decline. Never answers while the
   * owner does not look.
   */
  decide<T>(act: () => T | Promise<T>): Promise<T>
  /** Runs an action with an owner who approves everything. */
  agreed<T>(work: () => Promise<T>): Promise<T>
  /** The same with an owner who declines. */
  declined<T>(work: () => Promise<T>): Promise<T>
}

/** An owner who looks at the wallet only while the test allows it. */
export function createTestOwner(): TestOwner {
  let decision: 'agree' | 'decline' | undefined

  async function deciding<T>(as: typeof decision, work: () => Promise<T>): Promise<T> {
    decision = as
    try {
      return await work()
    } finally {
      decision = undefined
    }
  }

  return {
    async decide(act) {
      if (decision === 'agree') return act()
      if (decision === undefined) return new Promise(() => undefined)
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    },
    agreed: (work) => deciding('agree', work),
    declined: (work) => deciding('decline', work),
  }
}
