import { stem } from './stem.ts'

/** Words that people type for the same thing. */
const groups = [
  ['otp', 'code', 'passcode', 'pin', 'verification'],
  ['email', 'mail', 'mailbox', 'inbox'],
  ['reject', 'decline', 'refuse', 'refusal', 'deny', 'denied', 'cancel'],
  ['approve', 'accept', 'confirm', 'allow'],
  ['expire', 'timeout', 'outdated', 'stale'],
  ['error', 'fail', 'failure', 'broken', 'crash'],
  ['slow', 'latency', 'delay', 'late', 'hang'],
  ['login', 'signin', 'connect'],
  ['logout', 'signout', 'disconnect'],
  ['siwe', 'signin'],
  ['wc', 'walletconnect', 'pairing'],
  ['qr', 'scan', 'code'],
  ['network', 'chain'],
  ['tx', 'transaction', 'transfer'],
  ['buy', 'onramp', 'purchase', 'card'],
  ['send', 'transfer', 'pay', 'payment'],
  ['swap', 'exchange', 'convert', 'trade'],
  ['price', 'rate', 'quote'],
  ['allowance', 'approval'],
  ['fee', 'gas'],
  ['ens', 'name'],
  ['mobile', 'phone', 'iphone', 'android'],
  ['rtl', 'arabic'],
  ['translation', 'language', 'locale', 'i18n'],
  ['a11y', 'accessibility', 'keyboard'],
  ['history', 'activity'],
  ['nft', 'collectible'],
  ['phishing', 'scam', 'security', 'attack'],
  ['extension', 'installed', 'injected'],
  ['popup', 'window'],
].map((group) => group.map(stem))

/** Stems with the same meaning, without this one. */
export function synonymsOf(stemmed: string): readonly string[] {
  const found = groups.filter((group) => group.includes(stemmed)).flat()
  return [...new Set(found)].filter((one) => one !== stemmed)
}
