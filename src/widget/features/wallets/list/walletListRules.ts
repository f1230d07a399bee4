import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Connector, ConnectorType } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { connectorOn } from './connectorOn.ts'
import { downloadLinks } from '../download/downloadRules.ts'
import { installedConnector } from './installedConnector.ts'
import { rowOfWallet } from './rowOfWallet.ts'
import type { WalletRow, WalletSection } from './walletRow.ts'

/**
 * The number of slots for recommended wallets, of which announced, injected and recent wallets each take one (C-351).
 */
const recommendedSlots = 2
const fillsSlot: readonly WalletSection[] = ['recent', 'announced', 'injected']

export interface WalletListFacts {
  readonly connectors: readonly Connector[]
  /** The chain namespace to which wallets of this browser are limited; absent when any will do. */
  readonly namespace?: ChainNamespace | undefined
  readonly recent: readonly Wallet[]
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  readonly excludedIds: readonly string[]
  /** The rdns of excluded wallets, in lower case (C-020). */
  readonly hiddenRdns: readonly string[]
  /** Whether WalletConnect can be used. */
  readonly canPair: boolean
  readonly mobile: boolean
  /** The name of the WalletConnect entry. */
  readonly walletConnectName: string
}

/** The wallet list of Connect: in the fixed order of the sections, each wallet once in its first section (C-081). */
export function walletRows(facts: WalletListFacts): readonly WalletRow[] {
  const { namespace } = facts
  const connectors = facts.connectors.filter(
    ({ explorerId, info }) => !isExcluded(facts, explorerId, info?.rdns),
  )
  const isInNamespace = ({ connector }: Pick<WalletRow, 'connector'>) =>
    namespace === undefined || !connector || connectorOn(connector, namespace) !== undefined
  const takenKeys = new Set<string>()
  const rows: WalletRow[] = []

  function add(candidates: readonly WalletRow[]) {
    const fresh = candidates.filter(
      (row) => isInNamespace(row) && !identityOf(row).some((name) => takenKeys.has(name)),
    )
    for (const name of fresh.flatMap(namesOf)) takenKeys.add(name)
    rows.push(...new Map(fresh.map((row) => [row.key, row])).values())
  }
  const ofType = (type: ConnectorType, section: WalletSection) =>
    connectors
      .filter((connector) => connector.type === type)
      .map((connector) => connectorRow(section, connector, facts))
  const ofWallets = (wallets: readonly Wallet[], section: WalletSection) =>
    wallets
      .filter(({ id, rdns }) => !isExcluded(facts, id, rdns))
      .map((wallet) => rowOfWallet(section, wallet, connectors))

  if (facts.canPair && !facts.mobile) {
    rows.push({ section: 'walletConnect', key: 'walletConnect', name: facts.walletConnectName })
  }
  add(ofWallets(facts.recent, 'recent').filter((row) => isUsable(row, facts)))
  add(ofType('MULTI_CHAIN', 'multichain'))
  add(ofType('ANNOUNCED', 'announced'))
  add(ofType('INJECTED', 'injected'))
  add(ofWallets(facts.featured, 'featured'))
  add(ofWallets(facts.custom, 'custom'))
  add(ofType('EXTERNAL', 'external'))
  const room = expectedRows(rows, 0)
  const recommended = ofWallets(facts.recommended, 'recommended').filter(
    (row) => isInNamespace(row) && !identityOf(row).some((name) => takenKeys.has(name)),
  )
  add(recommended.slice(0, room))
  return rows
}

/**
 * Returns the number of rows that the directory will add: the featured ones, and the free slots for recommended ones.
 */
export function expectedRows(rows: readonly WalletRow[], featured: number): number {
  const filled = rows.filter(({ section }) => fillsSlot.includes(section)).length
  return Math.min(featured, 4) + Math.max(0, recommendedSlots - filled)
}

/**
 * The keys by which a row counts as already listed. An announced wallet matches only itself, so that another one with
 * the same rdns does not replace it.
 */
function identityOf(row: WalletRow): readonly string[] {
  return row.section === 'announced' && row.connector
    ? [`connector ${row.connector.id}`]
    : namesOf(row)
}

/** The keys of a row; a later row with one of these keys is the same wallet. A contested wallet has only its own id. */
function namesOf({ connector, wallet }: WalletRow): readonly string[] {
  if (connector?.contested === true) return [`connector ${connector.id}`]
  const rdns = [connector?.info?.rdns, wallet?.rdns].filter((each) => each !== undefined)
  const ids = [connector?.explorerId, wallet?.id].filter((each) => each !== undefined)
  return [
    ...(connector ? [`connector ${connector.id}`] : []),
    ...(connector?.providers ?? []).map(({ connectorId }) => `connector ${connectorId}`),
    ...ids.map((id) => `id ${id}`),
    ...rdns.map((each) => `rdns ${each.toLowerCase()}`),
  ]
}

function connectorRow(
  section: WalletSection,
  connector: Connector,
  facts: WalletListFacts,
): WalletRow {
  const knownWallets = [...facts.custom, ...facts.featured, ...facts.recommended, ...facts.recent]
  const wallet = knownWallets.find((each) => installedConnector(each, [connector]) !== undefined)
  return {
    section,
    key: `connector ${connector.id}`,
    name: connector.name,
    connector,
    ...(wallet ? { wallet } : {}),
  }
}

/** Whether a stored wallet can be connected or downloaded; one that is gone and has no download cannot. */
function isUsable({ connector, wallet }: WalletRow, facts: WalletListFacts): boolean {
  const linked = [wallet?.mobile_link, wallet?.desktop_link, wallet?.webapp_link].some(Boolean)
  return connector !== undefined || (facts.canPair && linked) || downloadLinks(wallet).length > 0
}

/** Whether the host excluded the wallet with that id or rdns. */
function isExcluded(
  { excludedIds, hiddenRdns }: WalletListFacts,
  id: string | undefined,
  rdns: string | undefined,
): boolean {
  return (
    (rdns !== undefined && hiddenRdns.includes(rdns.toLowerCase())) ||
    (id !== undefined && excludedIds.includes(id))
  )
}
