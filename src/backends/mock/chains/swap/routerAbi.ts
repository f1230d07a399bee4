import { contractAbis } from '../../../../../anvil/contracts/contractAbis.ts'

/** The swap router's ABI: `swap` as the public aggregator has it, `quote`, `pools`, its event and its errors. */
export const routerAbi = contractAbis.Router
