/// <reference types="foyerkit/elements/react" />

/** The elements in JSX, with their attributes checked. */
export function Header() {
  return (
    <header>
      <foyer-button size="m" label="Log in" hide-balance={false} className="account" />
      <foyer-network-button disabled />
      {/* @ts-expect-error No such size. */}
      <foyer-account-button size="xl" />
      <foyer-onramp />
    </header>
  )
}
