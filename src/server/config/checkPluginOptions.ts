import { z } from 'zod'
import { describeIssue } from './describeIssue.ts'
import { hostPattern } from './hostPattern.ts'

const flag = z.boolean({ error: 'true or false' }).optional()
const port = { error: 'a port from 1 to 65535' }
const host = { error: "a host such as 'api.example.org' or '*.example.org', without https://" }
const wallets = { error: 'true, false or { asks, windowEthereum }' }

const pluginOptions = z.strictObject(
  {
    sitesPort: z.int(port).min(1, port).max(65_535, port).optional(),
    allow: z
      .array(z.string(host).regex(hostPattern, host), { error: 'a list of hosts' })
      .optional(),
    wallets: z
      .union([z.boolean(), z.strictObject({ asks: flag, windowEthereum: flag })], wallets)
      .optional(),
  },
  { error: 'an object of options' },
)

/**
 * Validates the options of the plugin `foyer()`.
 * @throws Error that names the first invalid option and its allowed values
 */
export function checkPluginOptions(options: unknown): void {
  const [issue] = pluginOptions.safeParse(options).error?.issues ?? []
  if (issue === undefined) return
  throw new Error(
    `Failed to read the options of foyer(): ${describeIssue(issue, options, 'what is passed')}`,
  )
}
