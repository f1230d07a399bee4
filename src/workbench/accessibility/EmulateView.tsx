import { useId } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../host/useLanguage.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

const sizes = [
  { value: 1, title: '100 %' },
  { value: 1.5, title: '150 %' },
  { value: 2, title: '200 %' },
] as const

const pseudoLocales = [
  { value: 'en', title: 'English' },
  { value: 'en-XA', title: 'Longer', hint: 'en-XA: with accents, a third longer' },
  { value: 'ar-XB', title: 'Right to left', hint: 'ar-XB: the same, from right to left' },
] as const

interface EmulateViewProps {
  readonly stage: StageApi
  readonly isHostPage: boolean
}

/** Switches for the settings that people make in their system or browser. They stay on in a fresh world, until the workbench is left. */
export function EmulateView({ stage, isHostPage }: EmulateViewProps) {
  const { accessibility } = useWorkbench()
  const { zoom, forcedColors, reducedMotion } = useStore(
    accessibility.store,
    (state) => state.emulation,
  )
  const { emulate } = accessibility
  const colors = useId()
  const motion = useId()

  return (
    <div className="wb-stack wb-sections">
      <section className="wb-stack" aria-label="Text size">
        <h3>Text size</h3>
        <Segmented
          label="Text size"
          value={zoom}
          choices={sizes}
          onChange={(value) => emulate({ zoom: value })}
        />
        <p className="wb-hint">
          Like the zoom of a browser: everything is larger, and the window has fewer CSS px.
        </p>
      </section>
      <section className="wb-stack" aria-label="Forced colours">
        <Switch
          label="Forced colours"
          describedBy={colors}
          on={forcedColors}
          onChange={(on) => emulate({ forcedColors: on })}
        />
        <p className="wb-hint" id={colors}>
          Emulated: the page&apos;s own rules for forced colours apply; text, borders and
          backgrounds take the system colours of this browser. The browser itself can force them: in
          its developer tools under Rendering, or in a test with <code>page.emulateMedia</code>.
        </p>
      </section>
      <section className="wb-stack" aria-label="Reduced motion">
        <Switch
          label="Reduced motion"
          describedBy={motion}
          on={reducedMotion}
          onChange={(on) => emulate({ reducedMotion: on })}
        />
        <p className="wb-hint" id={motion}>
          Emulated: rules of style sheets and later calls of <code>matchMedia</code> answer as with
          reduced motion. Code that asked before does not notice.
        </p>
      </section>
      {isHostPage ? null : <PseudoLocales stage={stage} />}
    </div>
  )
}

/** The pseudo-locales, as a choice of the language in the panel Host. */
function PseudoLocales({ stage }: { stage: StageApi }) {
  const { language, setLanguage } = useLanguage(stage)
  const shown = pseudoLocales.find(({ value }) => value === language)?.value
  return (
    <section className="wb-stack" aria-label="Pseudo-locales">
      <h3>Pseudo-locales</h3>
      <Segmented
        label="Pseudo-locales"
        value={shown}
        choices={pseudoLocales}
        onChange={setLanguage}
      />
      <p className="wb-hint">The language of the modal, as in the panel Host.</p>
    </section>
  )
}
