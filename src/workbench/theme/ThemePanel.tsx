import { FoyerProvider } from '../../widget/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { ThemeEditor } from './ThemeEditor.tsx'
import './theme.css'

interface ThemePanelProps {
  readonly stage: StageApi
  /** True for a host's own page, whose options a link cannot contain. */
  readonly isHostPage: boolean
}

/** The theme of the running widget, to try and to copy. */
export function ThemePanel({ stage, isHostPage }: ThemePanelProps) {
  return (
    <FoyerProvider foyer={stage.foyer}>
      <ThemeEditor isHostPage={isHostPage} />
    </FoyerProvider>
  )
}
