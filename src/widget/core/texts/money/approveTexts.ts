import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** ApproveTransaction (C-152). The request itself is described by the secure site's page in the frame. */
export const approveTexts = {
  loading: 'Opening your secure wallet',
  notAllowed: 'Action not allowed',
}

/** As this widget says them: `core.use(createApproveTexts)`. */
export function createApproveTexts(
  core: TextSource<'approve', typeof approveTexts>,
): WidenTexts<typeof approveTexts> {
  return lazyTexts(core, 'approve', approveTexts)
}
