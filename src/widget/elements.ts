'use client'

/** Public entry point `foyerkit/elements`: the widget for pages without React. */
export { defineFoyerElements } from './defineFoyerElements.ts'
export { createFoyer, type Foyer } from './foyer.ts'
export { siweMessage } from './features/siwe/public/siweMessage.ts'
export type { FoyerElements } from './foyerElements.ts'
export type { EvmAccount } from './core/session/evmAccount.ts'
export type { FoyerEvent } from './core/kernel/analyticsEvents.ts'
export type { FoyerState } from './core/foyerState.ts'
export type { FoyerOptions, SiweConfig, SiweMessageParts } from './core/options/config.ts'
export { FoyerError, type FoyerErrorCode } from '../backends/port/errors.ts'

export * from './networkDefinitions/evmMain.ts'
export * from './networkDefinitions/evmMore.ts'
export * from './networkDefinitions/evmTest.ts'
export * from './networkDefinitions/solanaNetworks.ts'
