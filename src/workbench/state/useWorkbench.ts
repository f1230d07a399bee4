import { createContext, use } from 'react'
import type { WorkbenchParts } from './workbench.ts'

/** Gives its parts to everything that is rendered inside. */
export const WorkbenchContext = createContext<WorkbenchParts | null>(null)

/** The parts of the workbench around this component. */
export function useWorkbench(): WorkbenchParts {
  const parts = use(WorkbenchContext)
  if (!parts) throw new Error('Failed to find the workbench: render it inside WorkbenchContext.')
  return parts
}
