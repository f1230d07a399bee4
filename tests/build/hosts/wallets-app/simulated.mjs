// Must not be built: imports the wallets by name.
import { simulateWallets } from 'foyerkit-lab/wallets'

document.title = String(simulateWallets())
