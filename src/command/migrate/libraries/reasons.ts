import type { Reason } from '../plan/planKit.ts'

/** Why an option goes that Foyer does not have. */
export const none = 'Foyer has no such option'

/** The lines that take the place of a list of connectors. */
export const connectorLines: readonly string[] = [
  "import { foyerConnector } from 'foyerkit/wagmi'",
  'connectors: [foyerConnector(foyer)]',
]

/** The lines of a sign-in with the wallet. */
export const siweLines: readonly string[] = [
  'isSiweEnabled: true, siweConfig: { getNonce, createMessage, verifyMessage, getSession, signOut }',
]

/** Why an option of the app is not carried over, by its name in RainbowKit and ConnectKit. */
export const reasonOf = (key: string): Required<Reason> =>
  key === 'disclaimer'
    ? {
        why: 'Foyer links your terms and your privacy policy below the logins',
        lines: ["termsConditionsUrl: 'https://…', privacyPolicyUrl: 'https://…'"],
      }
    : { why: none, lines: [] }
