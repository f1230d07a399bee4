/** Holds answers back until they are let through: services and wallets take their time. */
export function createGate() {
  let isOpen = true
  const waiting: (() => void)[] = []
  return {
    /** The answer at once, or when the gate is opened. */
    pass<T>(answer: () => Promise<T>): Promise<T> {
      if (isOpen) return answer()
      return new Promise<void>((resolve) => waiting.push(resolve)).then(answer)
    },
    close() {
      isOpen = false
    },
    open() {
      isOpen = true
      for (const each of waiting.splice(0)) each()
    },
    /** Lets the oldest answer through and stays as it is. */
    release() {
      waiting.shift()?.()
    },
  }
}
