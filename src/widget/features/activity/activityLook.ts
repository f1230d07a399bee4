import type { LocaleTexts } from '../../core/texts/texts.ts'

export type ActivityTone = 'success' | 'error' | 'neutral' | 'accent'
export type ActivityIcon = 'swap' | 'check' | 'close' | 'down' | 'up'

const tones: Readonly<Record<string, ActivityTone>> = {
  confirmed: 'success',
  failed: 'error',
  pending: 'neutral',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'success',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'error',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'neutral',
}

/** The colour of a status. */
export function toneOf(status: string): ActivityTone {
  return Object.hasOwn(tones, status) ? (tones[status] ?? 'accent') : 'accent'
}

/** The icon of an operation. */
export function iconOf({
  type,
  direction,
}: {
  readonly type: string
  readonly direction: 'in' | 'out'
}): ActivityIcon {
  if (type === 'trade') return 'swap'
  if (type === 'approve') return 'check'
  if (type === 'cancel') return 'close'
  return direction === 'in' ? 'down' : 'up'
}

const operations = [
  'approve',
  'bought',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'sell',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const

/** The past tense of an operation; an unknown one is shown unchanged. */
export function labelOf(type: string, texts: LocaleTexts['activity']): string {
  const operation = operations.find((each) => each === (type === 'buy' ? 'bought' : type))
  return operation === undefined ? type : texts[operation]
}

/** The text for a status; an unknown one is shown unchanged. */
export function statusLabel(status: string, texts: LocaleTexts['activity']): string {
  const knownStatus = (['confirmed', 'failed', 'pending', 'replaced'] as const).find(
    (each) => each === status,
  )
  if (knownStatus !== undefined) return texts[knownStatus]
  const tone = toneOf(status)
  if (tone === 'success') return texts.confirmed
  if (tone === 'error') return texts.failed
  return tone === 'neutral' ? texts.pending : status
}
