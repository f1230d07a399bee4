/** ApproveTransaction (C-152). What is asked is told by the secure site's own page in the frame. */
export const approveTexts = {
  loading: 'Opening your secure wallet',
  notAllowed: 'Action not allowed',
}
