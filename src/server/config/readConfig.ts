import { chainList } from '../../../anvil/chainList.ts'
import { configSchema } from './configSchema.ts'
import { describeIssue } from './describeIssue.ts'
import type { FoyerConfig } from './foyerConfig.ts'

/**
 * Validates the exports of a `foyer.config`.
 * @param name of the file, for messages
 * @throws Error that names the first invalid option, the reason, and its allowed values
 */
export function readConfig(exported: unknown, name: string): FoyerConfig {
  const { error } = configSchema.safeParse(exported)
  const [issue] = error?.issues ?? []
  const fail = (why: string) => new Error(`Failed to read ${name}: ${why}`)
  if (issue !== undefined) throw fail(describeIssue(issue, exported))
  // The schema has validated the world; its TypeScript type is more precise than the schema's.
  const config = exported as FoyerConfig
  const chains = config.chains ?? []
  const ids = chains.map(({ id }) => id)
  ids.forEach((id, at) => {
    if (ids.indexOf(id) < at)
      throw fail(`chains[${at}].id is ${id}, and so is another. Leave one out.`)
  })
  chains.forEach(({ forkUrl, forkBlockNumber }, at) => {
    if (forkBlockNumber === undefined || forkUrl !== undefined) return
    throw fail(`chains[${at}].forkBlockNumber needs a forkUrl. Add it, or leave both out.`)
  })
  const names = config.explore?.invariants?.map(({ name }) => name) ?? []
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      throw fail(`explore.invariants[${at}].name is "${name}", and so is another. Rename one.`)
  })
  const chainIds = [...chainList.map(({ id }) => id), ...ids].map((id) => `eip155:${id}`)
  config.world?.tokens?.forEach(({ chainId }, at) => {
    if (chainIds.includes(chainId)) return
    throw fail(
      `world.tokens[${at}].chainId is ${chainId}, and there is no such chain. Add it to chains, or use ${chainIds.join(', ')}.`,
    )
  })
  return config
}
