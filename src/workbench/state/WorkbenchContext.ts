import { createContext } from 'react'
import type { WorkbenchParts } from './workbench.ts'

/** The parts of the workbench on this page. */
export const WorkbenchContext = createContext<WorkbenchParts | null>(null)
