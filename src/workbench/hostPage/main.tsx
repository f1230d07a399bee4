import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// The shared styles come first, so that those of a panel win.
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import '../styles/forcedColors.css'
import { createWorkbench } from '../wiring/workbench.ts'
import { WorkbenchContext } from '../state/useWorkbench.ts'
import { Workbench } from '../Workbench.tsx'
import { createHostPlace } from './hostPlace.ts'

const place = document.querySelector('#workbench')
if (!place) throw new Error('Failed to show the panels: the page has no element #workbench.')
createRoot(place).render(
  <StrictMode>
    <WorkbenchContext value={createWorkbench(window, createHostPlace(window))}>
      <Workbench isHostPage />
    </WorkbenchContext>
  </StrictMode>,
)
