import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of ApproveTransaction (C-152). The secure site's page in the frame describes the request
 * itself.
 */
export const approveTexts = defineTexts('approve', {
  loading: 'Opening your secure wallet',
  notAllowed: 'Action not allowed',
})
