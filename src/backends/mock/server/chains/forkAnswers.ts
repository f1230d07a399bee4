import { hideUrl } from '../../../../../anvil/fork/hideUrl.ts'
import type { ServedChain } from '../../../../../anvil/fork/servedChain.ts'

/**
 * The answers of forked chains as pages may read them: without what may be a key in the address of their source. That a source does
 * not answer is said once for each chain.
 */
export function createForkAnswers(chains: readonly ServedChain[], log: (line: string) => void) {
  const said = new Set<number>()
  return (chainId: number, answer: string): string => {
    const chain = chains.find(({ id }) => id === chainId)
    if (chain?.fork === undefined) return answer
    const open = hideUrl(answer, chain.fork.url)
    if (open !== answer && answer.includes('"error"') && !said.has(chainId)) {
      said.add(chainId)
      const { origin } = new URL(chain.fork.url)
      log(
        `The fork of ${chain.name} got no answer from ${origin}, and has said so to whoever called it. Check forkUrl, and that this machine reaches it.`,
      )
    }
    return open
  }
}
