/** The attributes of the buttons in markup. */
interface ButtonAttributes {
  readonly size?: 'm' | 'l' | undefined
  readonly disabled?: boolean | undefined
}
interface ConnectAttributes extends ButtonAttributes {
  /** Replaces 'Connect Wallet'. */
  readonly label?: string | undefined
  /** Replaces 'Connecting...'. */
  readonly 'loading-label'?: string | undefined
}
interface AccountAttributes extends ButtonAttributes {
  readonly 'hide-balance'?: boolean | undefined
  readonly 'hide-network-image'?: boolean | undefined
}

/** The elements of `defineFoyerElements` with their attributes, for the template types of a framework. */
export interface FoyerElements {
  readonly 'foyer-button': ConnectAttributes & AccountAttributes
  readonly 'foyer-connect-button': ConnectAttributes
  readonly 'foyer-account-button': AccountAttributes
  readonly 'foyer-network-button': ButtonAttributes
  readonly 'foyer-onramp': object
}
