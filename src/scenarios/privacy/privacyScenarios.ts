import type { Scenario } from '../dsl/scenario.ts'
import { airdroppedPicture } from './airdropped-picture.scenario.ts'
import { analyticsWithoutQuery } from './analytics-without-query.scenario.ts'
import { answerTooLarge } from './answer-too-large.scenario.ts'
import { disconnectedInAnotherTab } from './disconnected-in-another-tab.scenario.ts'
import { emailNotStored } from './email-not-stored.scenario.ts'
import { endlessHistory } from './endless-history.scenario.ts'
import { lookAlikeUnchecked } from './look-alike-unchecked.scenario.ts'
import { nameOfAContract } from './name-of-a-contract.scenario.ts'
import { recipientsForgotten } from './recipients-forgotten.scenario.ts'
import { serviceNeverAnswers } from './service-never-answers.scenario.ts'
import { sessionOfSomebodyElse } from './session-of-somebody-else.scenario.ts'
import { strangerAvatar } from './stranger-avatar.scenario.ts'
import { unreadableLetters } from './unreadable-letters.scenario.ts'

/** Data that leaves the page, data stored in the browser, and content of third parties on the page. */
export const privacyScenarios: readonly Scenario[] = [
  airdroppedPicture,
  analyticsWithoutQuery,
  answerTooLarge,
  disconnectedInAnotherTab,
  emailNotStored,
  endlessHistory,
  lookAlikeUnchecked,
  nameOfAContract,
  recipientsForgotten,
  serviceNeverAnswers,
  sessionOfSomebodyElse,
  strangerAvatar,
  unreadableLetters,
]
