/** Public entry point `foyerkit`: the widget for pages with React, its hooks, its types and the networks. */
export { createFoyer, type Foyer } from './foyer.ts'
export { findLowContrast, type LowContrast } from './theme/findLowContrast.ts'
export { themeCss } from './theme/themeCss.ts'
export { siweMessage } from './features/siwe/public/siweMessage.ts'
export type { EvmAccount } from './core/session/evmAccount.ts'
export type { FoyerState } from './core/foyerState.ts'
export type {
  Adapter,
  AuthOptions,
  FoyerOptions,
  HostToken,
  OnrampProvider,
  SiweConfig,
  SiweMessageParts,
  SiweSession,
} from './core/options/config.ts'
export type { AnalyticsEvents, FoyerEvent } from './core/kernel/analyticsEvents.ts'
export type { Inspect, InspectEvent } from './core/kernel/inspect.ts'
export type { WantedLocales } from './core/locale/localeState.ts'
export type { LocaleTexts, TextOverrides } from './core/texts/texts.ts'
export type { TransactionSummary } from './features/send/public/transactionSummary.ts'
export type { ViewArguments, ViewName, ViewParams } from './core/kernel/viewParams.ts'
export type { ThemeVariables } from './theme/ThemeVariables.ts'

export type { AnalyticsEvent } from '../backends/port/services/analytics.ts'
export type { AppMetadata } from '../backends/port/auth.ts'
export type { Backend, BackendContext, BackendFactory } from '../backends/port/backend.ts'
export type { ChainId, ChainNamespace } from '../backends/port/chainIds.ts'
export type { Address, Eip1193Provider, SocialProvider } from '../backends/port/connectors.ts'
export { FoyerError, type FoyerErrorCode } from '../backends/port/errors.ts'
export type { SignInState } from './core/session/signIn.ts'
export type { TokenBalance } from '../backends/port/services/balances.ts'
export type { EvmChain, Network } from '../backends/port/network.ts'
export type { Wallet } from '../backends/port/services/wallets.ts'

export type { RememberedSession } from './shell/RememberedSession.ts'
export { AccountButton, type AccountButtonProps } from './react/AccountButton.tsx'
export { ConnectButton, type ConnectButtonProps } from './react/ConnectButton.tsx'
export { FoyerButton, type FoyerButtonProps } from './react/FoyerButton.tsx'
export { FoyerProvider, type FoyerProviderProps } from './react/FoyerProvider.tsx'
export { NetworkButton, type NetworkButtonProps } from './react/NetworkButton.tsx'
export { OnrampWidget } from './react/OnrampWidget.tsx'
export { useAccount, type AccountInfo } from './react/hooks/useAccount.ts'
export { useDisconnect } from './react/hooks/useDisconnect.ts'
export { useEvmAccount } from './react/hooks/useEvmAccount.ts'
export { useFoyer } from './react/hooks/useFoyer.ts'
export { useFoyerButton, type FoyerButtonState } from './react/hooks/useFoyerButton.ts'
export { useFoyerEvents } from './react/hooks/useFoyerEvents.ts'
export { useFoyerLocale } from './react/hooks/useFoyerLocale.ts'
export { useFoyerTheme } from './react/hooks/useFoyerTheme.ts'
export { useNetwork } from './react/hooks/useNetwork.ts'
export { useProvider } from './react/hooks/useProvider.ts'
export { useSignIn } from './react/hooks/useSignIn.ts'
export { useSignMessage } from './react/hooks/useSignMessage.ts'
export { useTokenBalances, type TokenBalancesInfo } from './react/hooks/useTokenBalances.ts'

export * from './networkDefinitions/evmMain.ts'
export * from './networkDefinitions/evmMore.ts'
export * from './networkDefinitions/evmTest.ts'
export * from './networkDefinitions/solanaNetworks.ts'
