import { useNamedStyles } from '../../kit/styles/useNamedStyles.ts'

/** Removes the host element of an empty control from the page's layout, including gaps. */
export function useHostPresence(shown: boolean): void {
  useNamedStyles('presence', shown ? '' : ':host{display:none!important}')
}
