import type { Scenario } from '../scenario.ts'
import { list } from './names.ts'

export const scenarioNames = list<keyof Scenario>({
  id: true,
  title: true,
  tags: true,
  device: true,
  seed: true,
  startedAt: true,
  options: true,
  widgets: true,
  page: true,
  onrampWidget: true,
  world: true,
  faults: true,
  invariants: true,
  skip: true,
  steps: true,
})
