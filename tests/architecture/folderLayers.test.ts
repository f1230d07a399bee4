import { describe, expect, it } from 'vitest'
import { folderLayerProblems } from './folderLayers.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const check = (path: string, ...specifiers: readonly string[]) => {
  const text = specifiers.map((one) => `import { x } from '${one}'`).join('\n')
  return lines(folderLayerProblems({ path, text }))
}

describe('layers of folders', () => {
  it('finds no import from a higher layer in the project', () => {
    expect(lines(sourceFiles('src').flatMap((file) => folderLayerProblems(file)))).toEqual([])
  })

  it.each([
    ['src/widget/core/kernel/flow.ts', '../core.ts'],
    ['src/widget/core/session/session.ts', '../modal/router.ts'],
    ['src/widget/core/core.ts', './createCore.ts'],
    ['src/widget/kit/layout/EmptyState.tsx', '../images/Image.tsx'],
    ['src/widget/kit/buttons/Button.tsx', '../feedback/Snackbar.tsx'],
    ['src/widget/shell/focus/keepFocusAlive.ts', '../sheet/followSheetDrag.ts'],
    ['src/widget/shell/header/ModalHeader.tsx', '../Modal.tsx'],
    ['src/backends/mock/browser/simulatedWindow.ts', '../actors/wallets/walletActors.ts'],
    ['src/backends/mock/chains/createChainActor.ts', '../services/services.ts'],
    ['src/backends/mock/services/swap/swapHandlers.ts', '../../actors/onramp/onrampService.ts'],
    ['src/backends/mock/actors/phone/phone.ts', '../../simulatorTypes.ts'],
    ['src/backends/mock/wiring/wireSimulator.ts', '../simulator.ts'],
    ['src/backends/real/connectors/hostProvider.ts', '../solana/solanaPart.ts'],
    ['src/server/config/foyerConfig.ts', '../chains/setup/setup.ts'],
    ['src/workbench/snapshot/moment.ts', '../state/stageLink.ts'],
    ['src/workbench/parts/NeedStage.tsx', '../player/player.ts'],
    ['src/workbench/wallets/WalletPanel.tsx', '../tabPanels/panelLists.ts'],
  ])('rejects that %s imports %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([expect.stringContaining(`"${specifier}"`)])
  })

  it.each([
    ['src/widget/core/login/finishLogin.ts', '../core.ts'],
    ['src/widget/core/createCore.ts', './login/authMount.ts'],
    ['src/widget/kit/images/WalletGrid.tsx', '../lists/VirtualList.tsx'],
    ['src/widget/shell/Modal.tsx', './sheet/followSheetDrag.ts'],
    ['src/widget/shell/views/ViewOutlet.tsx', '../useRouterEntry.ts'],
    ['src/widget/shell/controls/useWarmUp.ts', '../warmUp.ts'],
    ['src/backends/mock/mockBackend.ts', './wiring/wireSimulator.ts'],
    ['src/backends/mock/wiring/wireSimulator.ts', '../simulatorTypes.ts'],
    ['src/backends/mock/actors/phone/phone.ts', '../wallets/createWalletActors.ts'],
    ['src/backends/mock/services/swap/swapHandlers.ts', '../../chains/swap/quoteSwap.ts'],
    ['src/backends/mock/offline/offlinePage.ts', '../wiring/wireSimulator.ts'],
    ['src/server/vitePlugin/vitePlugin.ts', '../outside/openOutside.ts'],
    ['src/backends/mock/clock/clock.test.ts', '../wiring/wireSimulator.ts'],
    ['src/backends/mock/clock/clock.ts', '../../port/clock.ts'],
    ['src/workbench/Workbench.tsx', './shortcuts/shortcutsOf.ts'],
    ['src/workbench/tabPanels/panelLists.ts', '../wallets/WalletPanel.tsx'],
  ])('allows that %s imports %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([])
  })

  it('allows a type of a higher layer, because it is erased', () => {
    const text = `import type { Player } from '../player/player.ts'`
    expect(folderLayerProblems({ path: 'src/workbench/parts/NeedStage.tsx', text })).toEqual([])
  })

  it('names the higher layer and says what to do instead', () => {
    expect(check('src/backends/mock/clock/clock.ts', '../world/world.ts')).toEqual([
      'src/backends/mock/clock/clock.ts:1 "../world/world.ts" is in a higher layer of src/backends/mock ("world" is above "clock"). Move what both need to a lower layer (src/backends/mock/shared is the lowest), or let the caller pass it in.',
    ])
  })

  it('rejects a folder that is missing in the list', () => {
    expect(check('src/backends/mock/weather/rain.ts')).toEqual([
      'src/backends/mock/weather/rain.ts:1 "weather" has no layer in src/backends/mock: give it its place in the list in tests/architecture/folderLayers.ts.',
    ])
  })

  it('puts folders that are not listed at *, where they do not import each other', () => {
    expect(check('src/workbench/mail/MailPanel.tsx', '../parts/Empty.tsx')).toEqual([])
    expect(check('src/workbench/mail/MailPanel.tsx', './MailCard.tsx')).toEqual([])
    expect(check('src/workbench/mail/MailPanel.tsx', '../phone/PhonePanel.tsx')).toEqual([
      expect.stringContaining(
        'is in another folder of the same layer of src/workbench ("phone" is beside "mail").',
      ),
    ])
  })

  it('checks a layered folder inside another one by both lists', () => {
    const layered = {
      'src/a': { order: ['low', 'high'], instead: 'Pass it in.' },
      'src/a/high': { order: ['first', 'second'], instead: 'Move it.' },
    }
    const text = `import '../second/x.ts'`
    const problems = folderLayerProblems({ path: 'src/a/high/first/y.ts', text }, layered)
    expect(lines(problems)).toEqual([
      'src/a/high/first/y.ts:1 "../second/x.ts" is in a higher layer of src/a/high ("second" is above "first"). Move it.',
    ])
  })
})
