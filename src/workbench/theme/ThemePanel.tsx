import { FoyerProvider } from '../../widget/index.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { ThemeEditor } from './ThemeEditor.tsx'
import './theme.css'

interface ThemePanelProps {
  readonly stage: StageApi
  /** The page is a host's own, whose options no link can hold. */
  readonly isHostPage: boolean
}

/** The look of the running widget, to be tried and taken over. */
export function ThemePanel({ stage, isHostPage }: ThemePanelProps) {
  return (
    <FoyerProvider foyer={stage.foyer}>
      <ThemeEditor isHostPage={isHostPage} />
    </FoyerProvider>
  )
}
