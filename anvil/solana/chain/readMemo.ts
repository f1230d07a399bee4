import type { Message } from './readMessage.ts'

const memoPrograms: ReadonlySet<string> = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
])

/** The memos of a transaction as nodes list them, each after its length; `null` without one. */
export function readMemo({ instructions, keys }: Message): string | null {
  const memos = instructions
    .filter(({ programIndex }) => memoPrograms.has(keys[programIndex] ?? ''))
    .map(({ data }) => `[${data.length}] ${new TextDecoder().decode(data)}`)
  return memos.length > 0 ? memos.join('; ') : null
}
