import { Snackbar, type SnackbarProps } from '../../widget/kit/feedback/Snackbar.tsx'

const nothing = () => undefined

/** A toast that does not disappear. */
export function SampleToast(toast: Omit<NonNullable<SnackbarProps['toast']>, 'id'>) {
  return (
    <Snackbar
      toast={{ id: 1, ...toast }}
      dismissLabel="Dismiss"
      onDismiss={nothing}
      onHold={nothing}
    />
  )
}
