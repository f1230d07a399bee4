import type { Scenario } from './dsl/scenario.ts'
import type { ScenarioFiles } from './scenarioFiles.ts'

/** The scenarios of one feature. */
export interface ScenarioGroup {
  /** As the workbench's tree shows it. */
  readonly name: string
  readonly scenarios: readonly Scenario[]
}

/** A row of the workbench's tree. The other scenarios of a folder follow in the order of their ids. */
interface Group {
  readonly name: string
  readonly folders: readonly string[]
  /** Id of the scenario to read first, if the others vary it. */
  readonly first?: string
}

const groups: readonly Group[] = [
  { name: 'Connect', folders: ['connect'] },
  { name: 'Wallets', folders: ['wallets'] },
  { name: 'Networks', folders: ['networks'], first: 'approved-network' },
  { name: 'Account', folders: ['account'] },
  { name: 'Email', folders: ['email', 'email/change'] },
  { name: 'Social login', folders: ['social', 'farcaster'], first: 'social-google' },
  { name: 'Secure site', folders: ['secure-frame'] },
  { name: 'Smart account', folders: ['smart-account'] },
  { name: 'Sign in (SIWE)', folders: ['siwe'] },
  { name: 'Account names', folders: ['names'] },
  { name: 'WalletConnect', folders: ['walletconnect'], first: 'walletconnect-phone' },
  { name: 'Solana', folders: ['solana'], first: 'solana-account-changed' },
  { name: 'Tokens', folders: ['tokens'] },
  { name: 'Send', folders: ['send'], first: 'send-coin' },
  { name: 'Swap', folders: ['swap'] },
  { name: 'Buy', folders: ['onramp'], first: 'buy-with-a-card' },
  { name: 'Receive', folders: ['receive'], first: 'receive-address' },
  { name: 'Activity', folders: ['activity'], first: 'activity-many-transfers' },
  { name: 'Transactions', folders: ['chains', 'pending'], first: 'tokens-of-the-host' },
  { name: 'Privacy and trust', folders: ['privacy'] },
  { name: 'Modal', folders: ['shell', 'help'] },
  { name: 'Host page', folders: ['buttons'] },
  { name: 'Languages', folders: ['languages'], first: 'locale-switched' },
]

/**
 * Puts the scenarios of all files into the groups of their folders.
 * @param files exports by path, such as `./email/code/email-wrong-code.scenario.ts`
 * @throws Error for a file without a scenario, and for a folder without a group
 */
export function groupScenarios(files: ScenarioFiles): readonly ScenarioGroup[] {
  const found = Object.entries(files).flatMap(([path, file]) =>
    scenariosOf(path, file).map((scenario) => ({ folder: folderOf(path), scenario })),
  )
  return groups.map(({ name, folders, first }) => {
    const inFolder = (wanted: string) =>
      found
        .filter(({ folder }) => folder === wanted)
        .map(({ scenario }) => scenario)
        .toSorted(
          ({ id: a }, { id: b }) => Number(b === first) - Number(a === first) || order(a, b),
        )
    return { name, scenarios: folders.flatMap(inFolder) }
  })
}

const order = (a: string, b: string) => (a < b ? -1 : 1)

/** The folders of all groups, a folder after those in it. */
const innermostFirst = groups
  .flatMap(({ folders }) => folders)
  .toSorted((a, b) => b.length - a.length)

/** The innermost folder of a group that contains a file. */
function folderOf(path: string): string {
  const folder = innermostFirst.find((name) => path.startsWith(`./${name}/`))
  if (folder !== undefined) return folder
  throw new Error(
    `Failed to list ${path}: its folder belongs to no group. Add the folder to a group in src/scenarios/groupScenarios.ts.`,
  )
}

function scenariosOf(path: string, file: Readonly<Record<string, unknown>>): readonly Scenario[] {
  const scenarios = Object.values(file).filter(isScenario)
  if (scenarios.length > 0) return scenarios
  throw new Error(
    `Failed to list ${path}: it exports no scenario. Export what scenario({ id, title, tags, steps }) returns.`,
  )
}

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'id' in value && 'steps' in value
