import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { TabPanel } from './tabPanel.ts'

/** The panels for this page, and the selected one: the chosen one, otherwise the first. */
export function useShownPanels(panels: readonly TabPanel[], chosen: string, isHostPage: boolean) {
  const { stage } = useWorkbench()
  const isWithoutWidget = useStore(stage.store, ({ api }) => api?.widgets.length === 0)
  const shown = panels.filter(
    ({ needs }) =>
      !(isHostPage && needs === 'workbench') && !(isWithoutWidget && needs === 'widget'),
  )
  return { shown, selected: shown.find(({ id }) => id === chosen) ?? shown[0], isWithoutWidget }
}
