import { planKit } from '../plan/planKit.ts'
import type { AppSources } from '../source/appSources.ts'
import { appkitPackages, planAppkit } from './appkit.ts'
import { connectkit } from './connectkit.ts'
import type { LibraryName } from './libraryNames.ts'
import { rainbowkit } from './rainbowkit.ts'

/** A library whose modal is replaced. */
export interface Library {
  readonly title: string
  /** Its packages; the first one has the version. */
  readonly packages: readonly string[]
  /** Its major version that is known. */
  readonly major: number
  /**
   * Plans the changes of the modules of an app.
   * @returns whether the configuration is clear; without one, nothing is changed
   */
  readonly plan: (sources: AppSources) => boolean
}

/** The libraries, by the names under which they are asked for. */
export const libraries: Readonly<Record<LibraryName, Library>> = {
  rainbowkit: { ...rainbowkit, major: 2, plan: (sources) => planKit(sources, rainbowkit) },
  connectkit: { ...connectkit, major: 1, plan: (sources) => planKit(sources, connectkit) },
  appkit: { title: 'AppKit', packages: appkitPackages, major: 1, plan: planAppkit },
}
