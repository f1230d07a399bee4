import type { FaultDraft } from './faultDraft.ts'

interface FaultField {
  readonly field: 'time' | 'status' | 'body' | 'code' | 'message'
  readonly label: string
}

/** What an effect needs to know. */
export function faultFields(kind: FaultDraft['kind']): readonly FaultField[] {
  switch (kind) {
    case 'latency':
      return [{ field: 'time', label: 'Takes' }]
    case 'late':
      return [{ field: 'time', label: 'Late by' }]
    case 'status':
      return [
        { field: 'status', label: 'Status' },
        { field: 'body', label: 'Body (optional)' },
      ]
    case 'malformed':
      return [{ field: 'body', label: 'Body (optional)' }]
    case 'patch':
      return [{ field: 'body', label: 'Changes (JSON)' }]
    case 'reject':
      return [
        { field: 'code', label: 'Code' },
        { field: 'message', label: 'Message' },
      ]
    default:
      return []
  }
}
