import { useFlow } from '../../../core/useFlow.ts'
import { createCopyFlow, type CopyState } from './copyFlow.ts'

/** Copying from one place of a view, whose `CopyByHand` shows the text where the browser refuses the clipboard. */
export interface Copying {
  readonly state: CopyState
  /** Copies `text`; `done` is the text of the toast that confirms it. */
  copy(text: string, done: string): void
  /** Reports whether the shown text could be copied by the copy command, and returns the same value. */
  tried(copied: boolean): boolean
}

export function useCopy(): Copying {
  const { state, send } = useFlow(createCopyFlow)
  return {
    state,
    copy: (text, done) => send({ type: 'copy', text, done }),
    tried(copied) {
      send({ type: copied ? 'copied' : 'refused' })
      return copied
    },
  }
}
