import { useNamedStyles } from '../../kit/styles/useNamedStyles.ts'

/** Takes the host element of a control that draws nothing out of the page's layout, gaps and all. */
export function useHostPresence(shown: boolean): void {
  useNamedStyles('presence', shown ? '' : ':host{display:none!important}')
}
