import { accountContract } from './accountContract.ts'
import { analyticsContract } from './analyticsContract.ts'
import { chainsContract } from './chainsContract.ts'
import { overFixtures } from './overFixtures.ts'
import { overSimulator } from './overSimulator.ts'
import { walletDirectoryContract } from './walletDirectoryContract.ts'

for (const [name, make] of [
  ['production clients over written answers', overFixtures],
  ['production clients over the simulated services', overSimulator],
] as const) {
  walletDirectoryContract(name, make)
  accountContract(name, make)
  chainsContract(name, make)
  analyticsContract(name, make)
}
