import { createStore } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type {
  Accessibility,
  AccessibilityState,
  Emulation,
} from '../state/accessibility/accessibility.ts'
import type { Settings } from '../state/settings.ts'
import type { StageLink } from '../state/stageLink.ts'
import { addFindings } from './addFindings.ts'
import { followAnnouncements } from './followAnnouncements.ts'
import { followEmulation } from './followEmulation.ts'

interface AccessibilityOptions {
  /** Real time. */
  readonly clock: Clock
  readonly stage: Pick<StageLink, 'store' | 'frame'>
  readonly settings: Pick<Settings, 'store'>
}

const fresh = { status: 'unchecked', findings: [], checks: 0, marks: [], said: [] } as const
const usual: Emulation = { zoom: 1, forcedColors: false, reducedMotion: false }

/** See `Accessibility`. A fresh stage forgets everything about the one before. */
export function createAccessibility({
  clock,
  stage,
  settings,
}: AccessibilityOptions): Accessibility {
  const store = createStore<AccessibilityState>(() => ({ ...fresh, emulation: usual }))

  async function run(step?: number): Promise<void> {
    const { api, generation } = stage.store.getState()
    if (!api) return
    const isCurrent = () => stage.store.getState().generation === generation
    const { outlined: _, problem: __, ...kept } = store.getState()
    store.setState({ ...kept, status: 'checking' }, true)
    try {
      const found = await api.checkAccessibility()
      if (!isCurrent()) return
      const { findings, checks } = store.getState()
      if (step === undefined) store.setState({ status: 'checked', findings: found, checks: 1 })
      else {
        const all = addFindings(findings, found, step)
        store.setState({ status: 'checked', findings: all, checks: checks + 1 })
      }
    } catch (error) {
      if (isCurrent()) store.setState({ status: 'failed', problem: messageOf(error) })
    }
  }

  return {
    store,
    check: () => run(),
    async checkAfterStep(step) {
      if (settings.store.getState().checksSteps) await run(step)
    },
    outline(outlined) {
      const { outlined: _, ...rest } = store.getState()
      store.setState(outlined ? { ...rest, outlined } : rest, true)
    },
    emulate: (part) =>
      store.setState(({ emulation }) => ({ emulation: { ...emulation, ...part } })),
    mark: (marks) => store.setState({ marks }),
    clearSaid: () => store.setState({ said: [] }),
    follow() {
      const unfollow = stage.store.subscribe(({ generation }, before) => {
        if (generation !== before.generation)
          store.setState({ ...fresh, emulation: store.getState().emulation }, true)
      })
      const stopListening = followAnnouncements(stage, store)
      const stopEmulating = followEmulation({ stage, store, clock })
      return () => {
        unfollow()
        stopListening()
        stopEmulating()
      }
    },
  }
}
