// What must not be built: the wallets, imported by name.
import { simulateWallets } from 'foyerkit/wallets'

document.title = String(simulateWallets())
