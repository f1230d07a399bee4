import { contractAbis } from '../../../../../anvil/contracts/contractAbis.ts'

/** The swap router's ABI: `swap` of the public aggregator, `quote`, `pools`, its event and its errors. */
export const routerAbi = contractAbis.Router
