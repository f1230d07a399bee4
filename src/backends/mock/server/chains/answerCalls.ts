import { asRecord } from '../../../port/asRecord.ts'
import type { StageAnswer } from '../../chains/callSocket.ts'
import type { OpenStageChain } from './stageChains.ts'

/**
 * Answers the calls of one stage's page that come over its socket (`StageCall`), each as soon as its chain does.
 * @param open opens a chain of a stage
 * @param send hands an answer (`StageAnswer`) to the page
 */
export function answerCalls(open: OpenStageChain, stage: string, send: (text: string) => void) {
  async function answer(text: string): Promise<StageAnswer> {
    const call = asRecord(parsed(text))
    const id = Number(call['id'])
    try {
      const time = { genesis: Number(call['genesis']), now: Number(call['now']) }
      const chain = await open(stage, String(call['chain']), time)
      return { id, ok: true, body: await chain.send(String(call['body'])) }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const problem = { jsonrpc: '2.0', id: null, error: { code: -32000, message } }
      return { id, ok: false, body: JSON.stringify(problem) }
    }
  }
  return {
    receive: (text: string) => void answer(text).then((answered) => send(JSON.stringify(answered))),
    close: () => undefined,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Answered as a call to no chain.
    return undefined
  }
}
