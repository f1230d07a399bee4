// Hosts compile with exactOptionalPropertyTypes, and pass what they may not have: every optional option accepts `undefined`.
import type {
  AuthOptions,
  FoyerButtonProps,
  FoyerOptions,
  FoyerProviderProps,
  HostToken,
  Network,
  OnrampProvider,
  SiweConfig,
  ThemeVariables,
  Wallet,
} from 'foyerkit'
import type { FoyerConfig } from 'foyerkit-lab/config'
import type { ListedToken, RealBackendOptions } from 'foyerkit/real'
import type { SiweServerOptions } from 'foyerkit/siwe-server'
import type { FoyerPluginOptions } from 'foyerkit-lab/vite'

/** The options that may be absent, but not `undefined`. */
type Refusing<T> = {
  [Name in keyof T]-?: Pick<T, Name> extends Required<Pick<T, Name>>
    ? never
    : { [Key in Name]: undefined } extends Pick<T, Name>
      ? never
      : Name
}[keyof T]

type None<T extends never> = T

export type Checked = [
  None<Refusing<FoyerOptions>>,
  None<Refusing<AuthOptions>>,
  None<Refusing<SiweConfig>>,
  None<Refusing<HostToken>>,
  None<Refusing<OnrampProvider>>,
  None<Refusing<Network>>,
  None<Refusing<Wallet>>,
  None<Refusing<ThemeVariables>>,
  None<Refusing<NonNullable<FoyerOptions['texts']>>>,
  None<Refusing<FoyerButtonProps>>,
  None<Refusing<FoyerProviderProps>>,
  None<Refusing<RealBackendOptions>>,
  None<Refusing<NonNullable<RealBackendOptions['addresses']>>>,
  None<Refusing<ListedToken>>,
  None<Refusing<SiweServerOptions>>,
  None<Refusing<FoyerConfig>>,
  None<Refusing<FoyerPluginOptions>>,
]

export const options: Pick<FoyerOptions, 'themeMode' | 'siweConfig'> = {
  themeMode: undefined,
  siweConfig: undefined,
}
