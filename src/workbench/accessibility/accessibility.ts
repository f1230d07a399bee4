import { createStore } from 'zustand/vanilla'
import { messageOf } from '../boundary/messageOf.ts'
import type { Accessibility, AccessibilityState } from '../state/accessibility/accessibility.ts'
import type { Settings } from '../state/settings.ts'
import type { StageLink } from '../state/stageLink.ts'
import { addFindings } from './addFindings.ts'
import { followAnnouncements } from './followAnnouncements.ts'

interface AccessibilityOptions {
  readonly stage: Pick<StageLink, 'store' | 'frame'>
  readonly settings: Pick<Settings, 'store'>
}

const fresh = { status: 'unchecked', findings: [], checks: 0, marks: [], said: [] } as const

/** See `Accessibility`. A fresh stage forgets everything about the one before. */
export function createAccessibility({ stage, settings }: AccessibilityOptions): Accessibility {
  const store = createStore<AccessibilityState>(() => fresh)

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
    mark: (marks) => store.setState({ marks }),
    clearSaid: () => store.setState({ said: [] }),
    follow() {
      const unfollow = stage.store.subscribe(({ generation }, before) => {
        if (generation !== before.generation) store.setState(fresh, true)
      })
      const stopListening = followAnnouncements(stage, store)
      return () => {
        unfollow()
        stopListening()
      }
    },
  }
}
