import type { SiweConfig, SiweSession } from '../core/options/config.ts'

/** A host's sign-in that records its calls in order, and has a session. */
export function createTestSiwe(changes: Partial<SiweConfig> = {}) {
  const asked: string[] = []
  const server: { session: SiweSession | null } = { session: null }
  let nonces = 0
  const siweConfig: SiweConfig = {
    async getNonce() {
      asked.push('nonce')
      nonces += 1
      return `nonce000${nonces}`
    },
    createMessage: ({ domain, address, uri, chainId, nonce, iat }) =>
      [
        `${domain} wants you to sign in with your Ethereum account:`,
        address,
        '',
        `URI: ${uri}`,
        'Version: 1',
        `Chain ID: ${chainId.split(':')[1]}`,
        `Nonce: ${nonce}`,
        `Issued At: ${iat}`,
      ].join('\n'),
    async verifyMessage({ message }) {
      asked.push('verify')
      const lines = message.split('\n')
      const chain = lines.find((line) => line.startsWith('Chain ID: '))?.slice(10)
      server.session = { address: String(lines[1]), chainId: `eip155:${chain}` }
      return true
    },
    async getSession() {
      asked.push('session')
      return server.session
    },
    async signOut() {
      asked.push('signOut')
      server.session = null
      return true
    },
    onSignIn: ({ address }) => void asked.push(`onSignIn ${address.slice(0, 6)}`),
    onSignOut: () => void asked.push('onSignOut'),
    ...changes,
  }
  return { asked, server, siweConfig }
}
