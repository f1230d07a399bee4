import { bootStage } from './bootStage.tsx'

bootStage(window).catch((error: unknown) => {
  const problem = error instanceof Error ? error.message : String(error)
  window.foyerStageProblem = problem
  const root = document.querySelector('#stage')
  if (root) root.textContent = `This stage could not be started: ${problem}`
  throw error
})
