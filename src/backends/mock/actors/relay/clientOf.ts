import { asRecord } from '../../../port/asRecord.ts'
/** Who connects, by the `iss` of the token in the address; the whole address when there is none. */
export function clientOf(url: string): string {
  const token = new URL(url).searchParams.get('auth') ?? ''
  const [, payload = ''] = token.split('.')
  try {
    const { iss } = asRecord(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return typeof iss === 'string' ? iss : url
  } catch {
    // Another kind of token: only the address distinguishes the clients.
    return url
  }
}
