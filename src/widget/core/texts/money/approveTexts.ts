/** ApproveTransaction (C-152). The request itself is described by the secure site's page in the frame. */
export const approveTexts = {
  loading: 'Opening your secure wallet',
  notAllowed: 'Action not allowed',
}
