import type { ComponentType } from 'react'
import type { ViewName } from '../core/kernel/viewParams.ts'

/** The views whose code has arrived. An `import()` of it would still take a task or two, in which the card would be empty. */
export type LoadedViews = { [N in ViewName]?: ComponentType }

/** Creates the record of the views whose code has arrived. */
export const createLoadedViews = (): LoadedViews => ({})
