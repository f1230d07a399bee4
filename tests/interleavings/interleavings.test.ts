import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createFigureWriter } from '../../src/widget/core/locale/figureWriter.ts'
import { loadTokenChecks } from '../../src/widget/testing/loadTokenChecks.ts'
import { testConnector } from '../../src/widget/testing/testConnection.ts'
import { testNetworks } from '../../src/widget/testing/testNetworks.ts'
import { createTransactions } from '../../src/widget/money/transaction/transactions.ts'
import { createPipelineWorld } from './pipelineWorld.ts'
import { createSendWorld } from './sendWorld.ts'
import { createSwapWorld } from './swapWorld.ts'
import type { InterleavingWorld, Said } from './interleavingWorld.ts'

beforeAll(loadTokenChecks)

const kinds = [
  'edit',
  'back',
  'review',
  'click',
  'click',
  'approve',
  'accept',
  'reject',
  'hold',
  'release',
  'open',
  'tick',
  'drift',
  'account',
  'chain',
  'network',
  'elsewhere',
  'close',
  'reconnect',
  'goOn',
  'language',
]
const step = record({ kind: constantFrom(...kinds), draw: nat(23) })
/** Edits without a notification that are reverted while the guards and reads are answered one after another. */
const silentEdit = record({
  kind: constantFrom('edit', 'edit', 'click', 'hold', 'release', 'release', 'open'),
  draw: constantFrom(0, 3),
})
/** Formats in which a point stands between thousands. */
const german = { tag: 'de', writeFigure: createFigureWriter('de') }
type Step = { readonly kind: string; readonly draw: number }

/** Every promise that is under way is shorter than this; a macrotask each would cost minutes. */
async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await undefined
}

const acts: Readonly<Record<string, (world: InterleavingWorld, draw: number) => unknown>> = {
  edit: (world, draw) => world.edit(draw),
  back: ({ core }) => core.router.goBack(),
  review: (world) => world.review(),
  approve: ({ wallet }, draw) => wallet.approve(draw),
  accept: (world) => world.accept?.(),
  reject: ({ wallet }, draw) => wallet.reject(draw),
  hold: ({ gate }) => gate.close(),
  release: ({ gate }) => gate.release(),
  open: ({ gate }) => gate.open(),
  tick: (world) => world.tick(),
  drift: (world, draw) => world.drift?.(draw),
  account: ({ accounts, wallet }, draw) => wallet.setAccount(accounts[draw % 2] ?? accounts[0]),
  chain: ({ wallet }, draw) =>
    wallet.setChain(draw % 2 === 0 ? testNetworks.ethereum.id : testNetworks.polygon.id),
  // The widget alone moves: the wallet stays where it is.
  network: ({ core }, draw) =>
    core.networks.setActive(draw % 2 === 0 ? testNetworks.ethereum.id : testNetworks.polygon.id),
  elsewhere: ({ core }) => core.router.push('Networks'),
  close: ({ core }) => core.close(),
  // The same numbers are written in another way.
  language: ({ core }, draw) =>
    core.locale.store.setState({ formats: draw % 2 === 0 ? undefined : german }),
  goOn: ({ core }) => core.use(createTransactions).continueWithoutAnswer(),
  reconnect: ({ core, wallet }) => core.session.adopt(testConnector, wallet.connection),
}

/** The click, and the wallet's requests since. */
async function play(world: InterleavingWorld, steps: readonly Step[]) {
  world.wallet.rejectAll()
  world.gate.open()
  world.wallet.setAccount(world.accounts[0])
  world.wallet.setChain(testNetworks.ethereum.id)
  await settled()
  world.wallet.rejectAll()
  await settled()
  await world.start()
  world.review()
  await settled()
  world.requests.length = 0
  const clicks: { said: Said | undefined; asked: number }[] = []
  for (const { kind, draw } of steps) {
    if (kind === 'click') {
      // A click while another order is under way is none.
      const { status } = world.core.use(createTransactions).store.getState()
      if (status === 'idle') clicks.push({ said: world.says(), asked: world.requests.length })
      world.click()
    } else await acts[kind]?.(world, draw)
    await settled()
  }
  return clicks
}

/** The request is, in every part, what the click's screen said, and what it says in that very moment. */
function check(world: InterleavingWorld, clicks: Awaited<ReturnType<typeof play>>) {
  world.requests.forEach(({ request, screen, agreed = 0n }, at) => {
    // The last click before the request, for only one order is under way at a time.
    const click = clicks.findLast(({ asked }) => asked <= at)
    const said = click?.said
    expect(screen).toEqual(said)
    expect({ ...request, screen: said?.screen, minimum: said?.minimum }).toEqual(said)
    expect(request.minimum ?? 0n).toBeGreaterThanOrEqual(said?.minimum ?? 0n)
    // What slippage takes is agreed to with it, and no more than that.
    expect((request.minimum ?? agreed) * 100n).toBeGreaterThanOrEqual(agreed * 99n - 100n)
    // One click is one request at most.
    expect(world.requests.slice(click?.asked, at)).toEqual([])
  })
}

/**
 * One widget for fifty cases each, for its observer remembers everything. It is stopped afterwards: Node
 * keeps what waits for a combined abort signal until that is aborted.
 */
function worldsOf(create: () => InterleavingWorld) {
  let [cases, world] = [0, create()]
  return () => {
    if (cases > 0 && cases % 50 === 0) {
      world.core.stop()
      world = create()
    }
    cases += 1
    return world
  }
}

it.each([
  ['the pipeline alone', createPipelineWorld, step, 8_000],
  ['the pipeline alone, with silent edits', createPipelineWorld, silentEdit, 4_000],
  ['send', createSendWorld, step, 1_000],
  ['swap with its approvals', createSwapWorld, step, 1_000],
] as const)(
  'signs nothing but what the screen said at the click, in every interleaving: %s',
  async (_, create, possible, numRuns) => {
    const nextWorld = worldsOf(create)
    let requested = 0
    await assert(
      asyncProperty(array(possible, { minLength: 2, maxLength: 14 }), async (steps) => {
        const world = nextWorld()
        const clicks = await play(world, steps)
        check(world, clicks)
        requested += world.requests.length
      }),
      { seed: 20_260_115, numRuns },
    )
    // The property would hold as well if nothing were ever signed.
    expect(requested).toBeGreaterThan(numRuns / 5)
  },
  300_000,
)
