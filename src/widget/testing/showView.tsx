import { render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { Core } from '../core/core.ts'
import { CoreContext } from '../core/coreContext.ts'

/** Renders an element into the document until the test ends: returns queries, functions for user input, and the container. */
export function show(element: ReactNode) {
  const { container, unmount } = render(element)
  onTestFinished(unmount)
  return { ...within(container), container, user: userEvent.setup({ delay: null }) }
}

/** Renders a view with its effects, as `show` does. */
export function showView(core: Core, View: ComponentType) {
  return show(
    <CoreContext.Provider value={core}>
      <View />
    </CoreContext.Provider>,
  )
}
