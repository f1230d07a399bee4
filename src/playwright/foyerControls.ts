import type { Page } from '@playwright/test'
import type { CallRecord, Mail, WalletRequest } from '../backends/mock/index.ts'
import { evmChainId, type ChainId } from '../backends/port/chainIds.ts'
import {
  assertPlayable,
  assertStep,
  playStep,
  waitUntil,
  type AccountRef,
  type Scenario,
  type StageStep,
} from '../scenarios/index.ts'
import { describeStep } from '../run/words/describeStep.ts'
import { durationMs, type Duration } from './durationMs.ts'
import { openHostStage } from './openHostStage.ts'
import { watchPageErrors } from './pageErrors.ts'
import { createPlaywrightDriver } from './playwrightDriver.ts'
import { createPlaywrightStage } from './playwrightStage.ts'
import { createStageReader } from './stageReader.ts'
import { withoutSecrets } from './withoutSecrets.ts'

type StepOf<D extends StageStep['do']> = Omit<Extract<StageStep, { do: D }>, 'do'>

/** Everything outside of a host's page, for a test. A method that needs a request, a window or a mail waits until it exists. */
export interface FoyerControls {
  /** A wallet of the visitor's browser: `fox`, `orbit`, `harbor`, `bare`, `sol`. */
  wallet(key: string): {
    /** Approves the oldest request, of that method where one is named. */
    approve(method?: string): Promise<void>
    /** EIP-1193 code, 4001 when absent. */
    reject(code?: number, message?: string): Promise<void>
    answer(result: unknown): Promise<void>
    requests(): Promise<readonly WalletRequest[]>
    setAccounts(accountIndexes: readonly number[]): Promise<void>
    setChain(chain: number | ChainId): Promise<void>
    lock(locked?: boolean): Promise<void>
    disconnect(): Promise<void>
  }
  readonly mail: {
    /** The newest code that was mailed to that address. */
    code(email: string): Promise<string>
    all(email: string): Promise<readonly Mail[]>
    approveDevice(email: string): Promise<void>
    rejectDevice(email: string): Promise<void>
  }
  /** A phone with a WalletConnect wallet. */
  readonly phone: {
    /** Reads the QR code off the page. */
    scan(): Promise<void>
    /** Opens the newest link of the page on the phone. */
    openLink(): Promise<void>
    /** Takes the link that the modal copied, or this one: the way in where another modal's code cannot be read. */
    paste(link?: string): Promise<void>
    approve(choice?: StepOf<'phone.approve'>): Promise<void>
    reject(): Promise<void>
    disconnect(): Promise<void>
  }
  /** The one virtual clock of the widget and of everything outside. The page's own timers are real unless `foyerStart` owns the page. */
  readonly clock: {
    /** Every timer fires at its due time. */
    run(duration: Duration): Promise<void>
    /** A laptop that slept: time leaps, then what came due fires once. */
    jump(duration: Duration): Promise<void>
    /** Virtual ms since epoch. */
    now(): Promise<number>
    pause(): Promise<void>
    resume(rate?: number): Promise<void>
  }
  /** A local chain, by EVM chain ID or CAIP-2 id. Amounts are wei and base units. */
  chain(chain: number | ChainId): {
    balance(account: AccountRef): Promise<bigint>
    tokenBalance(token: string, account: AccountRef): Promise<bigint>
    setBalance(account: AccountRef, wei: bigint): Promise<void>
    setTokenBalance(token: string, account: AccountRef, units: bigint): Promise<void>
    mine(blocks?: number): Promise<void>
    automine(on: boolean): Promise<void>
    rpc(method: string, params?: readonly unknown[]): Promise<unknown>
  }
  /** Breaks the calls of that name, in the order in which the rules were added. */
  fault(rule: StepOf<'fault.add'>['rule']): Promise<void>
  clearFaults(): Promise<void>
  /** The calls across the page's boundaries so far; only the calls with `name`, if it is given. */
  calls(name?: string): Promise<readonly CallRecord[]>
  /** Anything else that the host, the outside or time does in a scenario. Rejects a step that cannot be done, with the nearest name. */
  act(step: StageStep): Promise<void>
  /** Plays the steps of a scenario on this page, with real input events. Its options and its world are those of the page. Rejects before the first step if any step cannot be played. */
  play(scenario: Pick<Scenario, 'steps'> & Partial<Scenario>, options?: PlayOptions): Promise<void>
  /** Resolves when nothing is under way that waits neither for a person nor for the clock. */
  settle(): Promise<void>
}

/** The parts of a play that the scenario lacks. */
export interface PlayOptions {
  /** The secrets that its steps type, by name. */
  readonly secrets?: Readonly<Record<string, string>> | undefined
  /** Origin of the pages that may receive a secret; that of the page that is open at the start if absent. */
  readonly origin?: string | undefined
}

/** Does the work, and names it in the report or the trace of a test. */
export type ReportStep = <T>(title: string, work: () => Promise<T>) => Promise<T>

/**
 * Operates the simulator of a host's page from a test.
 * @param report names each action in a report; the fixture `foyer` gives Playwright's `test.step`
 */
export function createFoyerControls(
  page: Page,
  report: ReportStep = (_title, work) => work(),
): FoyerControls {
  const stage = createPlaywrightStage(page)
  const reader = createStageReader(page)
  const errors = watchPageErrors(page)

  async function act(step: StageStep) {
    // Before it is described: it may come from JSON.
    assertStep(step)
    await report(describeStep(step).text, async () => {
      await openHostStage(page)
      try {
        await stage.act(step)
      } catch (error) {
        throw errors.explain(error)
      }
    })
  }

  async function newestCode(email: string): Promise<string> {
    await openHostStage(page)
    await stage.settle()
    const isThere = async () =>
      (await reader.mails(email)).some(({ kind }) => kind === 'code') || undefined
    await waitUntil(isThere, (ms) => page.waitForTimeout(ms))
    return stage.newestCode(email)
  }

  return {
    wallet: (wallet) => ({
      approve: (method) => act({ do: 'wallet.approve', wallet, ...given({ method }) }),
      reject: (code, message) => act({ do: 'wallet.reject', wallet, ...given({ code, message }) }),
      answer: (result) => act({ do: 'wallet.answer', wallet, result }),
      requests: () => reader.walletRequests(wallet),
      setAccounts: (accountIndexes) => act({ do: 'wallet.setAccounts', wallet, accountIndexes }),
      setChain: (chain) => act({ do: 'wallet.setChain', wallet, chainId: chainOf(chain) }),
      lock: (locked = true) => act({ do: 'wallet.lock', wallet, locked }),
      disconnect: () => act({ do: 'wallet.disconnect', wallet }),
    }),
    mail: {
      code: (email) => report(`Read the newest code mailed to ${email}`, () => newestCode(email)),
      all: (email) => reader.mails(email),
      approveDevice: (email) => act({ do: 'mail.approveDevice', email }),
      rejectDevice: (email) => act({ do: 'mail.rejectDevice', email }),
    },
    phone: {
      scan: () => act({ do: 'phone.scan' }),
      openLink: () => act({ do: 'phone.openLink' }),
      paste: (link) => act({ do: 'phone.paste', ...given({ link }) }),
      approve: (choice) => act({ do: 'phone.approve', ...choice }),
      reject: () => act({ do: 'phone.reject' }),
      disconnect: () => act({ do: 'phone.disconnect' }),
    },
    clock: {
      run: (duration) => act({ do: 'run', ms: durationMs(duration) }),
      jump: (duration) => act({ do: 'jump', ms: durationMs(duration) }),
      now: () => reader.now(),
      pause: () => reader.setRate(0),
      resume: (rate = 1) => reader.setRate(rate),
    },
    chain(chain) {
      const chainId = chainOf(chain)
      return {
        balance: (account) => reader.amount({ expect: 'balance', chainId, account, wei: '0' }),
        tokenBalance: (token, account) =>
          reader.amount({ expect: 'tokenBalance', chainId, token, account, units: '0' }),
        setBalance: (account, wei) =>
          act({ do: 'chain.setBalance', chainId, account, wei: String(wei) }),
        setTokenBalance: (token, account, units) =>
          act({ do: 'chain.setTokenBalance', chainId, token, account, units: String(units) }),
        mine: (blocks = 1) => act({ do: 'chain.mine', chainId, blocks }),
        automine: (on) => act({ do: 'chain.automine', chainId, on }),
        rpc: (method, params = []) => reader.rpc(chainId, method, params),
      }
    },
    fault: (rule) => act({ do: 'fault.add', rule }),
    clearFaults: () => act({ do: 'fault.clear' }),
    calls: (name) => reader.calls(name),
    act,
    async play(scenario, { secrets = {}, origin } = {}) {
      assertPlayable(scenario)
      await openHostStage(page)
      await reader.begin({ id: 'host', title: 'A scenario of the host', tags: [], ...scenario })
      const driver = createPlaywrightDriver(page, openHostStage)
      const playedOn = createPlaywrightStage(page, secrets, origin ?? new URL(page.url()).origin)
      for (const step of scenario.steps) {
        await report(describeStep(step).text, async () => {
          await withoutSecrets(() => playStep(step, driver, playedOn), secrets)
          // A click may have led to another page.
          await openHostStage(page)
        })
      }
    },
    async settle() {
      await openHostStage(page)
      await stage.settle()
    },
  }
}

const chainOf = (chain: number | ChainId) => (typeof chain === 'number' ? evmChainId(chain) : chain)

/** Removes undefined fields, because a step treats `undefined` and an absent field differently. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
