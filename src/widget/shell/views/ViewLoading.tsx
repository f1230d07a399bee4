import { useCore } from '../../core/coreContext.ts'
import { Spinner } from '../../kit/icons/Spinner.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './viewLoading.css?inline'
import { createShellTexts } from '../../core/texts/shellTexts.ts'

/** Shown while a view loads. Appears late enough that a fast load shows nothing of it. */
export function ViewLoading() {
  useStyles(css)
  return (
    <div className="fy-view-loading" role="status" aria-busy="true">
      <Spinner size={28} />
      <VisuallyHidden>{useCore().use(createShellTexts).loading}</VisuallyHidden>
    </div>
  )
}
