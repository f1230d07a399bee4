import { useStore } from 'zustand'
import type { SettingsState } from './settings.ts'
import { useWorkbench } from './useWorkbench.ts'

/** One setting, followed. */
export function useSetting<K extends keyof SettingsState>(name: K): SettingsState[K] {
  return useStore(useWorkbench().settings.store, (state) => state[name])
}
