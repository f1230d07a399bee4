import { replayFolder } from 'foyerkit/playwright'

replayFolder('foyer-scenarios', { tags: ['help'] })
