import { bootHostStage } from './bootHostStage.ts'

// Loaded into a host's page by the panels beside it, or by a test.
if (window.foyerStage === undefined) {
  bootHostStage(window).catch((error: unknown) => {
    window.foyerStageProblem = error instanceof Error ? error.message : String(error)
  })
}
