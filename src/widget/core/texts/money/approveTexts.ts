import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** ApproveTransaction (C-152). The secure site's page in the frame describes the request itself. */
export const approveTexts = {
  loading: 'Opening your secure wallet',
  notAllowed: 'Action not allowed',
}

/** The texts of this widget: `core.use(createApproveTexts)`. */
export function createApproveTexts(
  core: TextSource<'approve', typeof approveTexts>,
): WidenTexts<typeof approveTexts> {
  return lazyTexts(core, 'approve', approveTexts)
}
