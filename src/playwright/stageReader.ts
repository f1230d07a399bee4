import type { Page } from '@playwright/test'
import type { CallRecord, Mail, WalletRequest } from '../backends/mock/index.ts'
import type { ChainId } from '../backends/port/chainIds.ts'
import type { Scenario } from '../scenarios/index.ts'
import type { AmountExpectation } from '../stage/checks/readOnChain.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { openHostStage } from './openHostStage.ts'

/** Reads and settings of a test on a host's page that are not steps of a scenario. */
export interface StageReader {
  mails(email: string): Promise<readonly Mail[]>
  walletRequests(walletKey: string): Promise<readonly WalletRequest[]>
  calls(name: string | undefined): Promise<readonly CallRecord[]>
  /** Virtual ms since epoch. */
  now(): Promise<number>
  /** Virtual ms per real ms; 0 lets time stand. */
  setRate(rate: number): Promise<void>
  /** Wei or base units. */
  amount(wanted: AmountExpectation): Promise<bigint>
  rpc(chainId: ChainId, method: string, params: readonly unknown[]): Promise<unknown>
  begin(scenario: Scenario): Promise<void>
}

/** Reads through `page.evaluate`; each page that the test comes to is made ready first. */
export function createStageReader(page: Page): StageReader {
  async function stage() {
    await openHostStage(page)
    return page.evaluateHandle(() => window.foyerStage as StageApi)
  }
  return {
    async mails(email) {
      const handle = await stage()
      return handle.evaluate(
        ({ simulator }, to) => simulator.mailbox.mails().filter((mail) => mail.to === to),
        email,
      )
    },
    async walletRequests(walletKey) {
      const handle = await stage()
      return handle.evaluate(
        ({ simulator }, key) =>
          simulator.wallets.requests().filter((request) => request.walletKey === key),
        walletKey,
      )
    },
    async calls(name) {
      const handle = await stage()
      return handle.evaluate(
        ({ simulator }, wanted) =>
          simulator.calls.list().filter((call) => wanted === undefined || call.name === wanted),
        name,
      )
    },
    async now() {
      const handle = await stage()
      return handle.evaluate(({ simulator }) => simulator.clock.now())
    },
    async setRate(rate) {
      const handle = await stage()
      return handle.evaluate(
        ({ simulator }, wanted) =>
          wanted === 0 ? simulator.clock.pause() : simulator.clock.resume(wanted),
        rate,
      )
    },
    async amount(wanted) {
      const handle = await stage()
      return handle.evaluate((each, amount) => each.amount(amount), wanted)
    },
    async rpc(chainId, method, params) {
      const handle = await stage()
      return handle.evaluate(
        ({ simulator }, call) => simulator.chains.rpc(call.chainId, call.method, call.params),
        { chainId, method, params },
      )
    },
    async begin(scenario) {
      const handle = await stage()
      return handle.evaluate((each, next) => each.begin(next), scenario)
    },
  }
}
