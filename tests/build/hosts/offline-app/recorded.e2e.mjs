import { replayFolder } from 'foyerkit-lab/playwright'

replayFolder('foyer-scenarios', { tags: ['help'] })
