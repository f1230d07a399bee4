import { describe, expect, it } from 'vitest'
import { circleProblems } from './circleRules.ts'
import { importProblems } from './importRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const check = (path: string, text: string) => lines(importProblems({ path, text }))

describe('who may import whom', () => {
  it('finds no forbidden import in the project', () => {
    expect(lines(sourceFiles('src', 'anvil').flatMap(importProblems))).toEqual([])
  })

  it.each([
    ['src/backends/port/clock.ts', '../../widget/core/text.ts'],
    ['src/widget/core/router.ts', '../kit/Button.tsx'],
    ['src/widget/core/router.ts', '../../backends/real/http/httpClient.ts'],
    ['src/widget/kit/Button.tsx', '../core/text.ts'],
    ['src/widget/theme/tokens.ts', '../core/text.ts'],
    ['src/widget/shell/Modal.tsx', '../features/connect/ConnectView.tsx'],
    ['src/widget/features/email/emailFlow.ts', '../../../backends/mock/world/world.ts'],
    ['src/widget/features/email/emailFlow.ts', '../connect/ConnectView.tsx'],
    ['src/widget/features/email/emailFlow.ts', '../connect/connectFlow.ts'],
    ['src/widget/features/email/code/OtpScreen.tsx', '../../connect/list/useList.ts'],
    ['src/widget/registry/connectViews.ts', '../features/connect/connectFlow.ts'],
    ['src/widget/index.ts', './features/connect/ConnectView.tsx'],
    ['src/widget/index.ts', '../backends/real/index.ts'],
    ['src/widget/index.ts', '../server/config/index.ts'],
    ['src/backends/real/http/httpClient.ts', '../../mock/world/world.ts'],
    ['src/backends/real/http/httpClient.ts', '../../../widget/core/text.ts'],
    ['src/backends/mock/world/world.ts', '../../../widget/core/text.ts'],
    ['src/backends/mock/wiring/wireSimulator.ts', '../../../server/config/hostWorld.ts'],
    ['src/server/serve/serveCommand.ts', '../../widget/core/text.ts'],
    ['src/command/runCommand.ts', '../widget/core/text.ts'],
    ['src/server/pages/builtPages.ts', '../../command/runCommand.ts'],
    ['src/server/pages/builtPages.ts', '../../workbench/state/settings.ts'],
    ['src/scenarios/email/otpExpires.scenario.ts', '../../backends/mock/world/world.ts'],
    ['src/workbench/App.tsx', '../widget/core/router.ts'],
    ['src/workbench/App.tsx', '../backends/mock/world/world.ts'],
    ['anvil/chainList.ts', '../src/backends/port/chains.ts'],
  ])('rejects that %s imports %s', (path, specifier) => {
    const name = specifier.split('/').at(-1)
    expect(check(path, `import { x } from '${specifier}'`)).toEqual([
      expect.stringContaining(String(name)),
    ])
    expect(check(path, `const x = await import('${specifier}')`)).toHaveLength(1)
  })

  it.each([
    ['src/widget/features/email/emailFlow.ts', '../../core/flow.ts'],
    ['src/widget/features/email/emailFlow.ts', '../connect/public/connectFlow.ts'],
    ['src/widget/features/connect/ConnectView.tsx', '../email/public/EmailField.tsx'],
    ['src/widget/features/email/code/OtpScreen.tsx', '../emailRules.ts'],
    ['src/widget/registry/connectViews.ts', '../features/connect/ConnectView.tsx'],
    ['src/widget/registry.ts', './features/onramp/public/OnrampWidget.tsx'],
    ['src/widget/index.ts', './features/siwe/public/siweMessage.ts'],
    ['src/backends/mock/mockBackend.ts', '../real/http/httpClient.ts'],
    ['src/server/chains/timedNodes.ts', '../../backends/mock/chains/untilMined.ts'],
    ['src/stage/Stage.tsx', '../widget/index.ts'],
    ['src/stage/Stage.tsx', '../backends/mock/index.ts'],
    ['src/widget/core/router.test.ts', '../../backends/mock/clock/virtualClock.ts'],
  ])('allows that %s imports %s', (path, specifier) => {
    expect(check(path, `import { x } from '${specifier}'`)).toEqual([])
  })

  it('says what to do instead of a forbidden import', () => {
    expect(check('src/widget/shell/Modal.tsx', `import '../features/email/EmailView.tsx'`)).toEqual(
      [
        'src/widget/shell/Modal.tsx:1 "../features/email/EmailView.tsx" (feature) may not be imported by shell. The shell finds views through the registry: register the view instead of importing it.',
      ],
    )
  })

  it('lets a scenario import only types of the simulator', () => {
    const path = 'src/scenarios/email/otpExpires.scenario.ts'
    const from = `from '../../backends/mock/world/worldTypes.ts'`
    expect(check(path, `import type { World } ${from}`)).toEqual([])
    expect(check(path, `import { type World } ${from}`)).toEqual([])
    expect(check(path, `import { type World, createWorld } ${from}`)).toHaveLength(1)
  })

  it('rejects development tools in production code', () => {
    expect(check('src/widget/core/router.ts', `import { http } from 'msw'`)).toHaveLength(1)
    expect(check('src/backends/real/index.ts', `import { readFile } from 'node:fs'`)).toHaveLength(
      1,
    )
    expect(check('src/backends/mock/services/wallets.ts', `import { http } from 'msw'`)).toEqual([])
  })

  it('rejects viem in the widget unless it is a type or loaded on demand', () => {
    const path = 'src/widget/core/format.ts'
    expect(check(path, `import { formatUnits } from 'viem'`)).toHaveLength(1)
    expect(check(path, `import type { Address } from 'viem'`)).toEqual([])
    expect(check(path, `const viem = await import('viem')`)).toEqual([])
  })

  it('rejects barrels except the public entry points', () => {
    expect(check('src/widget/core/all.ts', `export * from './router.ts'`)).toHaveLength(1)
    expect(check('src/widget/index.ts', `export { router } from './core/router.ts'`)).toEqual([])
  })

  it('rejects a relative import without its extension', () => {
    expect(check('src/widget/core/a.ts', `import { b } from './b'`)).toEqual([
      'src/widget/core/a.ts:1 "./b" lacks its extension: write "./b.ts".',
    ])
  })

  it('rejects a file outside every layer', () => {
    expect(check('src/helpers/a.ts', `import { b } from './b.ts'`)).toHaveLength(1)
  })
})

describe('import cycles', () => {
  const file = (path: string, ...specifiers: readonly string[]) => ({
    path: `src/widget/core/${path}`,
    text: specifiers.map((one) => `import { x } from '${one}'`).join('\n'),
  })

  it('finds no import cycle in the project', () => {
    expect(lines(circleProblems(sourceFiles('src', 'anvil', 'scripts')))).toEqual([])
  })

  it('rejects an import cycle', () => {
    const files = [
      file('a.ts', './b.ts'),
      file('b.ts', './kernel/c.ts'),
      file('kernel/c.ts', '../b.ts'),
    ]
    expect(lines(circleProblems(files))).toEqual([
      expect.stringContaining(
        'src/widget/core/b.ts -> src/widget/core/kernel/c.ts -> src/widget/core/b.ts',
      ),
    ])
  })

  it('allows a cycle that types close, because they are erased', () => {
    const back = { path: 'src/widget/core/b.ts', text: `import type { A } from './a.ts'` }
    expect(circleProblems([file('a.ts', './b.ts'), back])).toEqual([])
  })

  it('allows two ways to one file', () => {
    const files = [file('a.ts', './b.ts', './c.ts'), file('b.ts', './c.ts'), file('c.ts')]
    expect(circleProblems(files)).toEqual([])
  })
})
