import { useState } from 'react'
import { themeCss, type ThemeVariables } from '../../widget/index.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { themeCode } from './themeCode.ts'

const forms = [
  { value: 'code', title: 'TypeScript' },
  { value: 'css', title: 'CSS' },
] as const

interface CopyThemeProps {
  readonly variables: ThemeVariables
  /** `undefined` follows the system. */
  readonly mode: 'light' | 'dark' | undefined
}

/** The theme as code for the host: the options of the widget, or custom properties for a page with the same colours. */
export function CopyTheme({ variables, mode }: CopyThemeProps) {
  const [form, setForm] = useState<(typeof forms)[number]['value']>('code')
  const text = form === 'css' ? themeCss(variables, mode) : themeCode(variables, mode)
  return (
    <>
      <div className="wb-row">
        <Segmented label="Written as" value={form} choices={forms} onChange={setForm} />
        <span className="wb-end">
          <CopyButton text={text} label={form === 'css' ? 'Copy the CSS' : 'Copy the TypeScript'} />
        </span>
      </div>
      <pre className="wb-theme-code wb-mono" tabIndex={0} aria-label="The theme as code">
        {text}
      </pre>
      {form === 'css' ? (
        <p className="wb-hint">For parts of your own page. The widget does not read them.</p>
      ) : null}
    </>
  )
}
