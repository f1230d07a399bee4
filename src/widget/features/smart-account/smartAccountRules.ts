import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { AccountType, ConnectorType } from '../../../backends/port/connectors.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

/** The facts that decide whether smart accounts are mentioned. */
export interface SmartAccountFacts {
  /** The type of the connection; `undefined` when no account is connected. */
  readonly connection: ConnectorType | undefined
  readonly chainId: ChainId
  /** The chains on which the secure site offers smart accounts; empty while unknown (C-242). */
  readonly enabled: readonly ChainId[]
}

/** Whether to show the toggle between the two account types (C-280). */
export function offersToggle({ connection, chainId, enabled }: SmartAccountFacts): boolean {
  return connection === 'AUTH' && enabled.includes(chainId)
}

/** Whether to offer the upgrade: for a login whose smart account is not deployed (C-185, C-279). */
export function offersUpgrade(facts: SmartAccountFacts, account: { deployed: boolean }): boolean {
  return offersToggle(facts) && !account.deployed
}

/** Whether to show the 'Activate your account' promotion. */
export function offersActivation(
  facts: SmartAccountFacts,
  account: { deployed: boolean; preferred: AccountType },
): boolean {
  return offersUpgrade(facts, account) && account.preferred === 'eoa'
}

/** The text of the toggle, which names the type that it switches to (open point 94). */
export function toggleLabel(texts: LocaleTexts['smartAccount'], type: AccountType): string {
  return type === 'eoa' ? texts.switchToSmartAccount : texts.switchToEoa
}

/** The type that the toggle switches to (C-231, C-281). */
export function otherType(type: AccountType): AccountType {
  return type === 'eoa' ? 'smartAccount' : 'eoa'
}
