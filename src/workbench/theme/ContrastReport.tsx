import { findLowContrast, type ThemeVariables } from '../../widget/index.ts'

const inWords = (token: string) => token.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The texts and edges of a theme with too little contrast, in both modes. */
export function ContrastReport({ variables }: { variables: ThemeVariables }) {
  const found = findLowContrast(variables)
  return (
    <div role="status" aria-label="Contrast">
      {found.length === 0 ? (
        <p className="wb-hint">Every text and edge passes WCAG AA, in the light and in the dark.</p>
      ) : (
        <ul className="wb-low-contrast">
          {found.map(({ front, ground, mode, ratio, least }) => (
            <li key={`${mode} ${front} ${ground}`} className="wb-problem">
              {inWords(front)} on {inWords(ground)}, {mode}: {ratio.toFixed(1)} of {least} : 1
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
