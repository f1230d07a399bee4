import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CoreContext } from '../../core/coreContext.ts'
import { createTestCore } from '../../testing/testCore.ts'
import WhatIsANetworkView from './WhatIsANetworkView.tsx'
import WhatIsAWalletView from './WhatIsAWalletView.tsx'

function html(View: ComponentType) {
  return renderToStaticMarkup(
    <CoreContext value={createTestCore().core}>
      <View />
    </CoreContext>,
  )
}

it('explains a network in 2 items [C-110]', () => {
  const shown = html(WhatIsANetworkView)
  expect(shown.match(/<h2/g)).toHaveLength(2)
  expect(shown).toContain('Learn more')
})

it('explains a wallet in 3 items [C-112]', () => {
  const shown = html(WhatIsAWalletView)
  expect(shown.match(/<h2/g)).toHaveLength(3)
  expect(shown).toContain('Get a wallet')
})
