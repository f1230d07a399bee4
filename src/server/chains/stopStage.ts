import type { StageChainsOptions } from './stageChains.ts'

/** Stops a stage's chains in both namespaces and forgets its clock. */
export async function stopStage(
  { supervisor, solana, clocks }: Pick<StageChainsOptions, 'supervisor' | 'solana' | 'clocks'>,
  stage: string,
): Promise<void> {
  clocks.forget(stage)
  solana.stop(stage)
  await supervisor.stop(stage)
}
