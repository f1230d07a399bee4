import type { RecordArea } from '../record.ts'
import { chainExpectations } from './chainExpectations.ts'
import { outsideExpectations } from './outsideExpectations.ts'
import { pageExpectations } from './pageExpectations.ts'
import { widgetExpectations } from './widgetExpectations.ts'

/** The expectations by area, in the order in which docs and forms list them. */
export const expectationAreas = [
  { title: 'On the page', records: pageExpectations },
  { title: 'Of the widget', records: widgetExpectations },
  { title: 'On the local chains', records: chainExpectations },
  { title: 'Outside of the page', records: outsideExpectations },
] as const satisfies readonly RecordArea[]
