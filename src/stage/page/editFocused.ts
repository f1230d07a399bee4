/** Edits that the browser itself makes to the focused field. */
export type Editing =
  | { readonly command: 'insertText'; readonly text: string }
  | { readonly command: 'delete' | 'forwardDelete' }

let isEditing = false

/** Edits the focused field with the browser's own editing, so that frameworks notice it, even inside shadow roots. */
export function editFocused(page: Document, editing: Editing): void {
  isEditing = true
  try {
    page.execCommand(editing.command, false, editing.command === 'insertText' ? editing.text : '')
  } finally {
    isEditing = false
  }
}

/** Whether the current input event comes from `editFocused`. Some browsers mark such an event as trusted. */
export const isEditedByScript = (): boolean => isEditing
