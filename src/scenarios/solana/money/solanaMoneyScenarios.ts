import type { Scenario } from '../../dsl/scenario.ts'
import { solanaADayWithMoney } from './solana-a-day-with-money.scenario.ts'
import { solanaAirdrop } from './solana-airdrop.scenario.ts'
import { solanaBalances } from './solana-balances.scenario.ts'
import { solanaLieBalance } from './lies/solana-lie-balance.scenario.ts'
import { solanaLieDecimals } from './lies/solana-lie-decimals.scenario.ts'
import { solanaLieName } from './lies/solana-lie-name.scenario.ts'
import { solanaSendAccountChanges } from './solana-send-account-changes.scenario.ts'
import { solanaSendAllCoins } from './solana-send-all-coins.scenario.ts'
import { solanaSendCoin } from './solana-send-coin.scenario.ts'
import { solanaSendExpired } from './solana-send-expired.scenario.ts'
import { solanaSendInTime } from './solana-send-in-time.scenario.ts'
import { solanaSendInsufficient } from './solana-send-insufficient.scenario.ts'
import { solanaSendLargestFee } from './solana-send-largest-fee.scenario.ts'
import { solanaSendNewAccount } from './solana-send-new-account.scenario.ts'
import { solanaSendNoFee } from './solana-send-no-fee.scenario.ts'
import { solanaSendPreflight } from './solana-send-preflight.scenario.ts'
import { solanaSendRejected } from './solana-send-rejected.scenario.ts'
import { solanaSendToTokenAccount } from './lies/solana-send-to-token-account.scenario.ts'
import { solanaSendToken } from './solana-send-token.scenario.ts'
import { solanaSendTransferFee } from './solana-send-transfer-fee.scenario.ts'

/** Balances, airdrops and transfers on Solana. */
export const solanaMoneyScenarios: readonly Scenario[] = [
  solanaADayWithMoney,
  solanaAirdrop,
  solanaBalances,
  solanaLieBalance,
  solanaLieDecimals,
  solanaLieName,
  solanaSendAccountChanges,
  solanaSendAllCoins,
  solanaSendCoin,
  solanaSendExpired,
  solanaSendInTime,
  solanaSendInsufficient,
  solanaSendLargestFee,
  solanaSendNewAccount,
  solanaSendNoFee,
  solanaSendPreflight,
  solanaSendRejected,
  solanaSendToTokenAccount,
  solanaSendToken,
  solanaSendTransferFee,
]
