import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// The shared styles come first, so that those of a panel win.
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/forcedColors.css'
import { createSystemRandom } from '../backends/real/index.ts'
import { createStageMemory } from '../stage/stageMemory.ts'
import { createStagePlace } from '../stage/stagePlace.ts'
import { createWorkbench } from './wiring/workbench.ts'
import { WorkbenchContext } from './state/useWorkbench.ts'
import { Workbench } from './Workbench.tsx'

const place = document.querySelector('#workbench')
if (!place) throw new Error('Failed to show the workbench: the page has no element #workbench.')
const memory = createStageMemory(window.sessionStorage, createSystemRandom())
createRoot(place).render(
  <StrictMode>
    <WorkbenchContext value={createWorkbench(window, createStagePlace(window, memory.key))}>
      <Workbench />
    </WorkbenchContext>
  </StrictMode>,
)
