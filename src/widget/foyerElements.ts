/** The attributes of the buttons, as they are written in markup. */
interface ButtonAttributes {
  readonly size?: 'm' | 'l' | undefined
  readonly disabled?: boolean | undefined
}
interface ConnectAttributes extends ButtonAttributes {
  /** In place of 'Connect Wallet'. */
  readonly label?: string | undefined
  /** In place of 'Connecting...'. */
  readonly 'loading-label'?: string | undefined
}
interface AccountAttributes extends ButtonAttributes {
  readonly 'hide-balance'?: boolean | undefined
  readonly 'hide-network-image'?: boolean | undefined
}

/** The elements that `defineFoyerElements` defines, with their attributes: for the typings of a framework's templates. */
export interface FoyerElements {
  readonly 'foyer-button': ConnectAttributes & AccountAttributes
  readonly 'foyer-connect-button': ConnectAttributes
  readonly 'foyer-account-button': AccountAttributes
  readonly 'foyer-network-button': ButtonAttributes
  readonly 'foyer-onramp': object
}
