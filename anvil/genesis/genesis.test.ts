import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { genesisText } from '../../scripts/lib/contracts/genesisText.mjs'
import { chainList } from '../chainList.ts'
import { buildGenesis } from './buildGenesis.ts'

it.each(chainList.map(({ id }) => id))(
  'matches the genesis block of chain %i with its sources',
  (id) => {
    const said = 'run `npm run contracts` after a change of a contract or of who holds what'
    const checkedIn = readFileSync(`anvil/genesis/chain-${id}.json`, 'utf8')
    expect({ [said]: checkedIn === genesisText(buildGenesis(id)) }).toEqual({ [said]: true })
  },
)
