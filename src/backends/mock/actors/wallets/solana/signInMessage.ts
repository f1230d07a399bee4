import { asRecord } from '../../../../port/asRecord.ts'

/** The optional lines of a sign-in message, in their order. */
const lines = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/**
 * Returns the text that Sign In With Solana signs (the wallet standard's `solana:signIn`).
 * @param input the page's request, with its omissions
 * @param host is used if the page names no domain
 */
export function signInMessage(input: unknown, address: string, host: string): string {
  const fields = asRecord(input)
  const domain = fields.domain === undefined ? host : String(fields.domain)
  const { statement, resources } = fields
  const facts = lines.flatMap(([label, field]) =>
    fields[field] === undefined ? [] : [`${label}: ${String(fields[field])}`],
  )
  const listed = Array.isArray(resources)
    ? ['Resources:', ...resources.map((each) => `- ${String(each)}`)]
    : []
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [String(statement)]),
    ...(facts.length + listed.length > 0 ? [[...facts, ...listed].join('\n')] : []),
  ].join('\n\n')
}
