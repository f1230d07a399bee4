/** Gives text, borders and outlines the system colours, with the least specificity, so that a page's own rules for forced colours win. */
export const forcedColors = `
:where(*, *::before, *::after, *::placeholder) {
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  text-decoration-color: currentcolor !important;
  accent-color: auto !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
`
