import { asRecord } from '../../backends/port/asRecord.ts'
import type { StageAnswer } from '../../backends/mock/chains/callSocket.ts'
import type { OpenStageChain } from './stageChains.ts'
import { rpcProblem } from './rpcProblem.ts'
import { jsonOr } from '../../backends/mock/shared/jsonOr.ts'

/**
 * Answers the calls that a stage's page sends over its socket (`StageCall`), each as soon as its chain answers.
 * @param open opens a chain of a stage
 * @param send sends an answer (`StageAnswer`) to the page
 */
export function answerCalls(open: OpenStageChain, stage: string, send: (text: string) => void) {
  async function answer(text: string): Promise<StageAnswer> {
    const call = asRecord(jsonOr(text, undefined))
    const id = Number(call['id'])
    try {
      const time = { genesis: timeOf(call['genesis']), now: timeOf(call['now']) }
      const chain = await open(stage, String(call['chain']), time)
      return { id, ok: true, body: await chain.send(String(call['body'])) }
    } catch (error) {
      return { id, ok: false, body: JSON.stringify(rpcProblem(error)) }
    }
  }
  return {
    receive: (text: string) => void answer(text).then((answered) => send(JSON.stringify(answered))),
    close: () => undefined,
  }
}

/**
 * Returns the time of a call. One without a readable time comes from a script and does not move the
 * clock.
 */
function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
