import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { parseDuration } from '../format/parseDuration.ts'
import { parseWholeNumber } from '../format/parseWholeNumber.ts'
import type { EffectTexts } from './faultDraft.ts'

type Kind = FaultEffect['kind']

/** Problems of the form's fields, in words for the person who fills it in. */
interface Problem {
  readonly field: keyof EffectTexts
  readonly problem: string
}

/** The form, texts and defaults of one kind of fault. */
export interface FaultKind<K extends Kind> {
  /** The label in the form. */
  readonly title: string
  /** The fields, in the order of the form. */
  readonly fields: readonly { readonly field: keyof EffectTexts; readonly label: string }[]
  /** The effect of the completed form, or its problems. */
  read(texts: EffectTexts): Extract<FaultEffect, { kind: K }> | Problem
  /** The effect on a call, as the end of a sentence. */
  describe(effect: Extract<FaultEffect, { kind: K }>): string
}

/** Every kind of fault. `faultEffects` has their order and the calls that can have them. */
export const faultKinds: { readonly [K in Kind]: FaultKind<K> } = {
  latency: {
    title: 'slow',
    fields: [{ field: 'time', label: 'Takes' }],
    read: ({ time }) => withTime('latency', time),
    describe: ({ ms }) => `takes ${formatDuration(ms)}`,
  },
  hang: {
    title: 'never answers',
    fields: [],
    read: () => ({ kind: 'hang' }),
    describe: () => 'never answers',
  },
  drop: {
    title: 'connection lost',
    fields: [],
    read: () => ({ kind: 'drop' }),
    describe: () => 'loses its connection',
  },
  status: {
    title: 'HTTP status',
    fields: [
      { field: 'status', label: 'Status' },
      { field: 'body', label: 'Body (optional)' },
    ],
    read({ status: text, body }) {
      const status = parseWholeNumber(text)
      return status !== undefined && status >= 200 && status <= 599
        ? { kind: 'status', status, ...withBody(body) }
        : { field: 'status', problem: 'An HTTP status from 200 to 599.' }
    },
    describe: ({ status, body }) => `answers ${status}${withText(body)}`,
  },
  reject: {
    title: 'refused with a code',
    fields: [
      { field: 'code', label: 'Code' },
      { field: 'message', label: 'Message' },
    ],
    read({ code: text, message }) {
      const code = parseWholeNumber(text)
      return code === undefined
        ? { field: 'code', problem: 'A whole number such as 4001 or -32603.' }
        : { kind: 'reject', code, message }
    },
    describe: ({ code, message }) => `is refused with ${code} “${message}”`,
  },
  malformed: {
    title: 'malformed answer',
    fields: [{ field: 'body', label: 'Body (optional)' }],
    read: ({ body }) => ({ kind: 'malformed', ...withBody(body) }),
    describe: ({ body }) => `answers something malformed${withText(body)}`,
  },
  patch: {
    title: 'changed fields',
    fields: [{ field: 'body', label: 'Changes (JSON)' }],
    read({ body }) {
      const set = jsonObject(body)
      return set === undefined
        ? {
            field: 'body',
            problem: 'A JSON object such as {"tx.to": "eip155:1:0x…", "tx.amount": "90%"}.',
          }
        : { kind: 'patch', set }
    },
    describe: ({ set }) =>
      `answers with ${Object.entries(set)
        .map(([path, value]) => `${path} = ${shortened(JSON.stringify(value))}`)
        .join(', ')}`,
  },
  stale: {
    title: 'the answer before again',
    fields: [],
    read: () => ({ kind: 'stale' }),
    describe: () => 'repeats the answer before',
  },
  late: {
    title: 'real answer, too late',
    fields: [{ field: 'time', label: 'Late by' }],
    read: ({ time }) => withTime('late', time),
    describe: ({ ms }) => `answers ${formatDuration(ms)} late`,
  },
  duplicate: {
    title: 'answered twice',
    fields: [],
    read: () => ({ kind: 'duplicate' }),
    describe: () => 'is answered twice',
  },
  wrongOrigin: {
    title: 'forged answer first',
    fields: [],
    read: () => ({ kind: 'wrongOrigin' }),
    describe: () => 'is answered from a foreign origin first',
  },
}

function withTime<K extends 'latency' | 'late'>(kind: K, text: string) {
  const ms = parseDuration(text)
  return ms !== undefined && ms > 0
    ? { kind, ms }
    : { field: 'time' as const, problem: 'An amount of time such as 5 s or 1.5 min.' }
}

function withBody(body: string) {
  return body === '' ? {} : { body }
}

function withText(body: string | undefined) {
  return body ? `: ${shortened(body)}` : ''
}

/** Shortened to fit on a line. */
function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 40)}…${text.slice(-16)}` : text
}

function jsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(value).length > 0 ? { ...value } : undefined
  } catch {
    // Not JSON yet; the form shows the expected format.
    return undefined
  }
}
