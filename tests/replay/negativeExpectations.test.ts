import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import type { Scenario, Step } from '../../src/scenarios/index.ts'
import type { Target } from '../../src/scenarios/dsl/target.ts'

const mock = fileURLToPath(new URL('../../src/backends/mock', import.meta.url))
const simulated = ['world', 'services']
  .flatMap((folder) =>
    readdirSync(join(mock, folder), { encoding: 'utf8', recursive: true }).map((file) =>
      join(mock, folder, file),
    ),
  )
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** A name in a step that the compiler does not check. */
interface Named {
  readonly kind: 'text' | 'element' | 'wallet' | 'mailbox' | 'key' | 'host'
  readonly name: string
  readonly role?: string
  /** The whole name, and not a part of it. */
  readonly exact?: boolean
}

const named = (kind: Named['kind'], name: string): Named => ({ kind, name })

function element({ role, name, exact = true }: Target): Named {
  return { kind: 'element', role, name: name ?? '', exact: name === undefined ? false : exact }
}

/** Names that must be absent: a misspelt one passes as well. */
function absent(step: Step): readonly Named[] {
  if (!('expect' in step)) return []
  switch (step.expect) {
    case 'text':
      return step.absent ? [named('text', step.text)] : []
    case 'element':
      return step.is === 'absent' || step.count === 0 ? [element(step.target)] : []
    case 'walletWaiting':
      return step.count === 0 ? [named('wallet', step.wallet)] : []
    case 'mails':
      return step.count === 0 ? [named('mailbox', step.to)] : []
    case 'stored':
      return step.absent
        ? [named('key', step.key), ...(step.contains ? [named('text', step.contains)] : [])]
        : []
    case 'neverAsked':
      return [named('host', step.host)]
    default:
      return []
  }
}

/** Names that must be present. */
function present(step: Step): readonly Named[] {
  if (absent(step).length > 0) return []
  if ('do' in step) {
    return [
      ...('target' in step ? [element(step.target)] : []),
      ...('text' in step ? [named('text', step.text)] : []),
      ...('wallet' in step && typeof step.wallet === 'string'
        ? [named('wallet', step.wallet)]
        : []),
      ...(step.do === 'typeCode' ? [named('mailbox', step.email)] : []),
    ]
  }
  switch (step.expect) {
    case 'text':
    case 'toast':
      return [named('text', step.text)]
    case 'order':
      return step.names.map((name) => element({ role: step.role, name }))
    case 'element':
    case 'link':
    case 'box':
    case 'style':
    case 'scrollBox':
      return [element(step.target)]
    case 'walletWaiting':
      return [named('wallet', step.wallet)]
    case 'mails':
      return [named('mailbox', step.to)]
    case 'stored':
      return [named('key', step.key)]
    default:
      return []
  }
}

/** Whether the page with `seen` would fail the expectation that `missed` is absent. */
function finds(missed: Named, seen: Named): boolean {
  if (missed.kind === 'text') {
    // The text of a button or a heading can also be found as text on the page.
    return (
      (seen.kind === 'text' || seen.kind === 'element') &&
      seen.name.toLowerCase().includes(missed.name.toLowerCase())
    )
  }
  if (missed.kind !== seen.kind || missed.role !== seen.role) return false
  if (missed.kind === 'key') return seen.name.startsWith(missed.name)
  if (missed.kind !== 'element') return missed.name === seen.name
  return missed.exact
    ? seen.exact === true && seen.name === missed.name
    : seen.name.toLowerCase().includes(missed.name.toLowerCase())
}

/** Texts that the simulator produces in every scenario, or that an actor produces in this one. */
function isSaid(text: string, { world, options, faults, steps }: Scenario): boolean {
  const done = steps.filter((step) => 'do' in step)
  return `${JSON.stringify([world, options, faults, done])}${simulated}`.includes(text)
}

function hasWallet(key: string, { world }: Scenario): boolean {
  return world?.wallets?.some((wallet) => wallet?.key === key) === true
}

/** Every expectation of absence whose name occurs nowhere else. */
function unproven(list: readonly Scenario[]): readonly string[] {
  const seen = list.flatMap(({ steps }) => steps.flatMap(present))
  return list.flatMap((scenario) =>
    scenario.steps
      .flatMap(absent)
      .filter((missed) => !seen.some((each) => finds(missed, each)))
      .filter(({ kind, name }) => !['text', 'host'].includes(kind) || !isSaid(name, scenario))
      .filter(({ kind, name }) => kind !== 'wallet' || !hasWallet(name, scenario))
      .map(({ kind, role, name }) => `${scenario.id}: ${role ?? kind} "${name}"`),
  )
}

const scenario = (...steps: readonly Step[]): Scenario => ({
  id: 'example',
  title: 'Example',
  tags: [],
  steps,
})

describe('an expectation that something is not there', () => {
  it('names only texts that exist elsewhere, so that a misspelt name cannot pass', () => {
    expect(scenarios.flatMap(({ steps }) => steps.flatMap(absent)).length).toBeGreaterThan(100)
    expect(unproven(scenarios)).toEqual([])
  })

  it.each([
    [
      'a text',
      { expect: 'text', text: 'Conection declined', absent: true },
      { expect: 'text', text: 'Connection declined' },
    ],
    [
      'an element',
      { expect: 'element', target: { role: 'button', name: 'Try agian' }, is: 'absent' },
      { do: 'click', target: { role: 'button', name: 'Try again' } },
    ],
    [
      'a role',
      { expect: 'element', target: { role: 'link', name: 'Try again' }, count: 0 },
      { do: 'click', target: { role: 'button', name: 'Try again' } },
    ],
    [
      'a part of a name for the whole of it',
      { expect: 'element', target: { role: 'button', name: 'Emberfox' }, is: 'absent' },
      { expect: 'order', role: 'button', names: ['Emberfox Installed'] },
    ],
    [
      'a wallet',
      { expect: 'walletWaiting', wallet: 'foxx', count: 0 },
      { do: 'wallet.approve', wallet: 'fox' },
    ],
    [
      'a key of the storage',
      { expect: 'stored', key: '@foyer/recnt', absent: true },
      { expect: 'stored', key: '@foyer/recent' },
    ],
    [
      'a host',
      { expect: 'neverAsked', host: 'pictures.exmaple' },
      { expect: 'text', text: 'pictures.example' },
    ],
    [
      'a mailbox',
      { expect: 'mails', to: 'ada@exmaple.com', count: 0 },
      { do: 'typeCode', email: 'ada@example.com' },
    ],
  ] satisfies readonly (readonly [string, Step, Step])[])(
    'rejects a misspelt %s',
    (_, missed, seen) => {
      expect(unproven([scenario(missed, seen)])).toHaveLength(1)
    },
  )
})
